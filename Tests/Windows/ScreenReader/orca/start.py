"""Runs the installed Orca without a voice: start.py FOLDER SPEECH

FOLDER gets its settings, SPEECH a line for each thing it says. The command `orca` itself refuses to
start while another process has that name, such as the screen reader of the user who runs the tests.
"""

import json
import os
import sys
from pathlib import Path

from orca import orca, settings

PROFILE = ["Default", "default"]
CHANGED = {
    "speechServerFactory": "log_speech",
    "speechServerInfo": None,
    "enableSpeech": True,
    "enableBraille": False,
    "enableBrailleMonitor": False,
    "enableKeyEcho": False,
    "enableSound": False,
    "enableMouseReview": False,
    "progressBarUpdateInterval": 0,
    "startingProfile": PROFILE,
    "activeProfile": PROFILE,
}


def write_settings(folder):
    """Writes Orca's defaults with the changes in CHANGED."""
    names = [name for name in settings.userCustomizableSettings if hasattr(settings, name)]
    general = {name: getattr(settings, name) for name in names} | CHANGED
    empty = {"pronunciations": {}, "keybindings": {}}
    profile = {**general, **empty, "profile": PROFILE}
    text = json.dumps({"general": general, **empty, "profiles": {"default": profile}}, default=str)
    (folder / "user-settings.conf").write_text(text)


def main():
    folder, speech = Path(sys.argv[1]), sys.argv[2]
    os.environ["TUG_TEST_SPEECH"] = speech
    folder.mkdir()
    write_settings(folder)
    # Orca finds the speech server by its name among the modules.
    sys.path.insert(0, str(Path(__file__).resolve().parent))
    orca.getSettingsManager().activate(str(folder), {})
    return orca.main()


if __name__ == "__main__":
    sys.exit(main())
