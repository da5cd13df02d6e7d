"""Generates code and documents from Sources/Widget/CGtk/properties.toml: a module for each language."""
