"""What is true at every Pai Gow Poker table: cards, ranking, splits, fouls, copies and money."""
