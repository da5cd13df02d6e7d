"""Generates code and documents from the descriptions in Sources/Widget/CGtk: a module for each language."""
