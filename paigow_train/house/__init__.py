"""What one card room decides: its house way, its bets, its money and its order of action."""
