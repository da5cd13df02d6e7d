"""Real input into a real window on a display server without a screen."""
