"""What the demo and the examples do in a window."""
