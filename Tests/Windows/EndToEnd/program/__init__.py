"""Tests of the demo and the examples in a window."""
