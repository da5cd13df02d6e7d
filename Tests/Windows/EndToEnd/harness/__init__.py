"""The harness itself: its verbs, its runner and the faults that tests must notice."""
