"""An environment in which a program depends on nothing of the user or the machine."""

import os
from pathlib import Path

FONTS = Path(__file__).with_name("fonts.conf")

# What a program needs from outside to be found and linked; a sanitizer is set up from outside too.
INHERITED = ("PATH", "LD_LIBRARY_PATH", "ASAN_OPTIONS", "TSAN_OPTIONS", "LLVM_PROFILE_FILE")

XDG_FOLDERS = {
    "XDG_CONFIG_HOME": "config",
    "XDG_DATA_HOME": "data",
    "XDG_CACHE_HOME": "cache",
    "XDG_STATE_HOME": "state",
    "XDG_RUNTIME_DIR": "runtime",
}


def private_environment(folder, home=None):
    """Makes the private folders below `folder` and returns the variables that point to them.

    `home` is the home folder the program sees; without it, an empty one.
    """
    folder = Path(folder)
    variables = {name: os.environ[name] for name in INHERITED if name in os.environ}
    for name, subfolder in {**XDG_FOLDERS, "HOME": "home", "TMPDIR": "tmp"}.items():
        path = folder / subfolder
        path.mkdir(exist_ok=True)
        # GLib and Wayland want a runtime folder that nobody else can read.
        path.chmod(0o700)
        variables[name] = str(path)
    if home is not None:
        variables["HOME"] = str(home)
    variables.update(
        LC_ALL="C.UTF-8",
        TZ="UTC",
        GTK_THEME="Adwaita",
        GDK_RENDERING="image",
        GSETTINGS_BACKEND="memory",
        GIO_USE_VFS="local",
        GIO_USE_VOLUME_MONITOR="unix",
        NO_AT_BRIDGE="1",
        # No session bus, and no attempt to start one.
        DBUS_SESSION_BUS_ADDRESS="disabled:",
        FONTCONFIG_FILE=str(FONTS),
    )
    return variables
