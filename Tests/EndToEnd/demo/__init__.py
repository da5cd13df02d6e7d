"""What tests of the demo share: its window, its pages, its files."""
