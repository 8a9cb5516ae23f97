"""The files that trainers edit, read whole or refused with all their problems at once."""
