"""The environment in which Python programs find a library installed in a folder."""


def library_variables(prefix, library, typelib):
    """The variables with which the typelib and the library of these names are found in `prefix`."""

    def folders_of(name):
        return ":".join(sorted({str(path.parent) for path in prefix.glob(f"lib/**/{name}")}))

    return {"GI_TYPELIB_PATH": folders_of(typelib), "LD_LIBRARY_PATH": folders_of(library)}
