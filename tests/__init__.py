"""The tests stand as the package does: tests/game for paigow_train/game, and so on."""
