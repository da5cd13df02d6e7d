"""Tests of each kind of input in the demo's window."""
