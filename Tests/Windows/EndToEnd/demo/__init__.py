"""The window, the pages and the files of the demo, for its tests."""
