"""The demo's files for desktops and software centres."""

import re
import unittest
import xml.etree.ElementTree

from installed_library import REPOSITORY, run

FOLDER = REPOSITORY / "resources" / "desktop"
APPLICATION = REPOSITORY / "Sources" / "tug-demo" / "Application.swift"


class DesktopFiles(unittest.TestCase):
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
