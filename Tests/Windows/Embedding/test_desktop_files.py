"""The demo's files for desktops and software centres."""

import re
import struct
import unittest
import xml.etree.ElementTree

from installed_library import REPOSITORY, run

FOLDER = REPOSITORY / "resources" / "desktop"
# The bytes of a PNG up to the end of its width and height.
PNG_SIZE_END = 24
APPLICATION = REPOSITORY / "Sources" / "Demo" / "tug-demo" / "Application.swift"


class DesktopFiles(unittest.TestCase):
    # Of the program's screenshots.
    pictures = REPOSITORY / "resources" / "pictures" / "app"

    def setUp(self):
        self.name = re.search(r'identifier = "(.*)"', APPLICATION.read_text())[1]

    def test_the_desktop_file_is_valid(self):
        path = FOLDER / f"{self.name}.desktop"
        self.assertEqual(run("desktop-file-validate", path), "")
        self.assertIn(f"\nIcon={self.name}\n", path.read_text())
        self.assertTrue((FOLDER / f"{self.name}.svg").is_file())

    def test_the_metainfo_is_valid_and_of_this_version(self):
        path = FOLDER / f"{self.name}.metainfo.xml"
        run("appstreamcli", "validate", "--no-net", path)
        component = xml.etree.ElementTree.parse(path).getroot()
        self.assertEqual(component.findtext("id"), self.name)
        self.assertEqual(component.findtext("launchable"), f"{self.name}.desktop")
        newest = component.find("releases/release").get("version")
        self.assertEqual(newest, run(REPOSITORY / "scripts" / "version").strip())
        entry = (FOLDER / f"{self.name}.desktop").read_text()
        (types,) = re.findall(r"^MimeType=(.*);$", entry, re.MULTILINE)
        provided = {element.text for element in component.iter("mediatype")}
        self.assertEqual(provided, set(types.split(";")))

    def test_the_screenshots_are_those_of_the_repository(self):
        component = xml.etree.ElementTree.parse(FOLDER / f"{self.name}.metainfo.xml").getroot()
        images = list(component.iter("image"))
        self.assertGreater(len(images), 0)
        for image in images:
            with open(self.pictures / image.text.rsplit("/", 1)[-1], "rb") as file:
                size = struct.unpack(">II", file.read(PNG_SIZE_END)[-8:])
            self.assertEqual(size, (int(image.get("width")), int(image.get("height"))))
