"""The files of the folder resources that are embedded in binaries, as C code."""

import re
import subprocess

from .c_code import NOTICE, formatted
from .description import REPOSITORY

RESOURCES = REPOSITORY / "resources"


class Embedded:
    """A C target that embeds files and finds them by their paths in a folder of resources."""

    def __init__(self, floor, target, folder=""):
        self.floor, self.target, self.folder = floor, target, RESOURCES / folder
        self.symbol = f"{target.lower()}_find"

    def text(self, always, optional=(), unless=""):
        """The C file of the target, without the `optional` files if the macro `unless` is defined."""
        parts = [(always, "", ""), (optional, f"#ifndef {unless}\n", "#endif\n")]
        parts = [part for part in parts if part[0]]
        arrays = "".join(f"{begin}{''.join(map(self.array, files))}{end}" for files, begin, end in parts)
        rows = "".join(f"{begin}{''.join(map(self.row, files))}{end}" for files, begin, end in parts)
        return f"""{NOTICE}#include "{self.target}.h"

#include <string.h>

/* C23's #embed is an extension in the language mode that the package builds C in. */
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wc23-extensions"

{arrays}
#pragma clang diagnostic pop

static const struct
{{
  const char *path;
  const unsigned char *bytes;
  size_t size;
}} files[] = {{
{rows}}};

const unsigned char *
{self.symbol} (const char *path, size_t *size)
{{
  for (size_t i = 0; i < sizeof files / sizeof files[0]; i++)
    if (strcmp (files[i].path, path) == 0)
      {{
        *size = files[i].size;
        return files[i].bytes;
      }}

  *size = 0;
  return NULL;
}}
"""

    def name(self, file):
        return "file_" + re.sub(r"\W", "_", str(file.relative_to(self.folder)))

    def array(self, file):
        path = file.relative_to(REPOSITORY)
        return f'static const unsigned char {self.name(file)}[] = {{\n#embed "../../../../{path}"\n}};\n'

    def row(self, file):
        name = self.name(file)
        return f'  {{ "{file.relative_to(self.folder)}", {name}, sizeof {name} }},\n'

    def path(self):
        return REPOSITORY / "Sources" / self.floor / self.target / "generated" / f"{self.target}.c"


def icon():
    """The path and the text of the C file with the demo's icon as a GIO resource."""
    folder, target = RESOURCES / "desktop", "CDemoIcon"
    run = subprocess.run(
        ["glib-compile-resources", "--generate-source", "--manual-register", "--target=/dev/stdout",
         f"--c-name={target.lower()}", f"--sourcedir={folder}", folder / "icons.gresource.xml"],
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    path = REPOSITORY / "Sources" / "Demo" / target / "generated" / f"{target}.c"
    return path, f'{NOTICE}#include "{target}.h"\n\n{run.stdout}'


def found(pattern):
    return sorted(RESOURCES.glob(pattern))


def files():
    """The C files, with their texts."""
    library = Embedded("Texts", "CResources")
    demo = Embedded("Demo", "CDemoWords", "translations/demo")
    feeds = Embedded("Demo", "CDemoFeeds", "feeds")
    own = library.text(
        found("images/*.png") + found("translations/*.mo"),
        found("fonts/*.ttf") + found("fonts/*.otf"),
        "TUG_WITHOUT_FONTS",
    )
    icon_path, icon_text = icon()
    texts = {
        icon_path: icon_text,
        library.path(): own,
        demo.path(): demo.text(found("translations/demo/*.mo")),
        feeds.path(): feeds.text(found("feeds/*.xml")),
    }
    return {path: formatted(path, text) for path, text in texts.items()}
