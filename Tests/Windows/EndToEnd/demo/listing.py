"""A folder of files in a known order, and a record of the opened ones."""

import os

# The newest file's time, any time in the past, and the seconds between two files.
NEWEST = 1_700_000_000
INTERVAL = 60
# Files of their own: a file system makes these so much slower than further names of them that a test
# with a hundred thousand would wait for little else.
OWN_FILES = 1000


class Listing:
    """A folder with `count` text files; `names` are theirs, the newest first.

    Those after the first OWN_FILES are further names of these, and have their times.
    """

    def __init__(self, path, count):
        self.path = path
        self.names = []
        path.mkdir()
        for index in range(count):
            name = f"file-{index:05}.txt"
            if index < OWN_FILES:
                self._write(name, NEWEST - INTERVAL * index)
            else:
                os.link(path / self.names[index % OWN_FILES], path / name)
            self.names.append(name)

    def add_newest(self, name):
        """Adds a file that is newer than all others."""
        self._write(name, NEWEST + INTERVAL)
        self.names.insert(0, name)

    def _write(self, name, time):
        file = self.path / name
        file.write_text(f"{name}\n")
        os.utime(file, (time, time))


class OpenedFiles:
    """Stands as the default program for every file of an application, and notes what it opens.

    Nothing else is started: a test only learns which file was meant.
    """

    TYPES = ("text/plain", "application/octet-stream", "application/x-zerosize", "inode/directory")

    def __init__(self, folder):
        self._log = folder / "opened.txt"
        self._log.touch()
        opener = folder / "note-opened-file"
        opener.write_text(f'#!/bin/sh\nprintf "%s\\n" "$1" >> "{self._log}"\n')
        opener.chmod(0o700)
        applications = folder / "data" / "applications"
        applications.mkdir(parents=True)
        types = "".join(f"{name};" for name in self.TYPES)
        (applications / "note-opened-file.desktop").write_text(
            "[Desktop Entry]\nType=Application\nName=Note\n"
            f"Exec={opener} %f\nMimeType={types}\n"
        )
        configuration = folder / "config"
        configuration.mkdir(exist_ok=True)
        defaults = "".join(f"{name}=note-opened-file.desktop\n" for name in self.TYPES)
        (configuration / "mimeapps.list").write_text(f"[Default Applications]\n{defaults}")

    def names(self):
        """The names of the files opened so far, in order."""
        return [line.rsplit("/", 1)[-1] for line in self._log.read_text().splitlines()]
