"""What each kind of input does in the window of the demo."""
