"""What shows that the rules are played rightly: scenarios, golden games, digests, coverage."""
