"""The Swift code that the gallery copies passes the compiler."""

import subprocess
import tempfile
import unittest
from pathlib import Path

from tug_harness.paths import REPOSITORY, program

SECONDS = 120
# The controls of the library, each changed and unchanged.
COUNT = 64
IMPORT = "import Tug\n"


def module_maps(folder):
    """The modules in C that the library's modules name: of its targets, and of the system."""
    return sorted([*folder.glob("*.build/module.modulemap"),
                   *(REPOSITORY / "Sources").glob("*/*/module.modulemap"),
                   *(REPOSITORY / "Sources").glob("*/*/include/module.modulemap")])  # fmt: skip


class CopiedSwift(unittest.TestCase):
    def check(self, text):
        """Returns the compiler's messages about `text`, or an empty string if it is valid."""
        built = program("tug-demo").parent
        flags = subprocess.run(
            ["pkg-config", "--cflags-only-I", "gtk+-3.0", "pangoft2"],
            check=True, capture_output=True, text=True,
        ).stdout.split()  # fmt: skip
        # A module's map names its headers; what they include is found beside them.
        headers = [f"-I{path}" for path in (REPOSITORY / "Sources").glob("*/*/include")]
        maps = [f"-fmodule-map-file={path}" for path in module_maps(built)]
        for_c = [word for flag in (*flags, *headers, *maps) for word in ("-Xcc", flag)]
        with tempfile.TemporaryDirectory() as folder:
            source = Path(folder) / "copied.swift"
            source.write_text(text, encoding="utf-8")
            return subprocess.run(
                ["swiftc", "-typecheck", "-swift-version", "6", "-warnings-as-errors",
                 "-I", built / "Modules", *for_c, source],
                capture_output=True, text=True, timeout=SECONDS,
            ).stderr  # fmt: skip

    def test_each_copied_program_compiles(self):
        with tempfile.TemporaryDirectory() as folder:
            subprocess.run([program("tug-demo"), "--copied-code", folder], check=True)
            texts = [path.read_text(encoding="utf-8") for path in sorted(Path(folder).glob("*.swift"))]
        self.assertEqual(len(texts), COUNT)
        for text in texts:
            self.assertTrue(text.startswith(IMPORT), text)
        # One compiler's run for all: each in a function, as its main file is on the main actor.
        bodies = [
            f"@MainActor func program{number}() {{\n{text.removeprefix(IMPORT)}}}\n"
            for number, text in enumerate(texts)
        ]
        whole = IMPORT + "".join(bodies)
        self.assertEqual(self.check(whole), "")
        wrong = whole.replace("RefreshHeader(.mj)", "RefreshHeader(.nobody)", 1)
        self.assertIn("nobody", self.check(wrong))
