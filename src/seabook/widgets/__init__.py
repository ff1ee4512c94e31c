"""What a notebook shows: board, why-panel, rule card, language switch."""
