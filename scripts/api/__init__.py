"""What scripts/generate-api makes of Sources/CGtk/properties.toml, a module for each language."""
