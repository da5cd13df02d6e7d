"""What scripts/generate-api makes of Sources/Widget/CGtk/properties.toml, a module for each language."""
