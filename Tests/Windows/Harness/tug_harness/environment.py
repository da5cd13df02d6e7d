"""An environment in which a program depends on the user and the machine only by the font and its
cache."""

import os
from pathlib import Path

FONTS = Path(__file__).with_name("fonts.conf")

# Variables that a program needs to be found and linked, or to set up a sanitizer.
INHERITED = ("PATH", "LD_LIBRARY_PATH", "ASAN_OPTIONS", "TSAN_OPTIONS", "LLVM_PROFILE_FILE")

# A desktop user's settings: the same on both servers, whose defaults differ.
# On X11 GTK reads the first file; on Wayland the second, where GNOME's schemas are installed, else
# the first, too.
FONT = "DejaVu Sans 11"
SETTINGS = {
    "gtk-3.0/settings.ini": f"""\
[Settings]
gtk-font-name={FONT}
gtk-icon-theme-name=Adwaita
gtk-cursor-blink=0
gtk-xft-dpi={96 * 1024}
gtk-xft-antialias=1
gtk-xft-hinting=0
gtk-xft-hintstyle=hintnone
gtk-xft-rgba=none
""",
    "glib-2.0/settings/keyfile": f"""\
[org/gnome/desktop/interface]
font-name='{FONT}'
icon-theme='Adwaita'
cursor-blink=false
text-scaling-factor=1.0
font-antialiasing='grayscale'
font-hinting='none'
""",
}

XDG_FOLDERS = {
    "XDG_CONFIG_HOME": "config",
    "XDG_DATA_HOME": "data",
    "XDG_CACHE_HOME": "cache",
    "XDG_STATE_HOME": "state",
    "XDG_RUNTIME_DIR": "runtime",
}


def private_environment(folder, home=None):
    """Makes the private folders below `folder` and returns the variables that point to them.

    `home` is the home folder the program sees; without it, an empty one. Settings that are there
    already, below `folder`/config, stay.
    """
    folder = Path(folder)
    variables = {name: os.environ[name] for name in INHERITED if name in os.environ}
    for name, subfolder in {**XDG_FOLDERS, "HOME": "home", "TMPDIR": "tmp"}.items():
        path = folder / subfolder
        path.mkdir(exist_ok=True)
        # GLib and Wayland require a runtime folder that only its owner can read.
        path.chmod(0o700)
        variables[name] = str(path)
    if home is not None:
        variables["HOME"] = str(home)
    _write_settings(folder / XDG_FOLDERS["XDG_CONFIG_HOME"])
    variables.update(
        LC_ALL="C.UTF-8",
        TZ="UTC",
        GTK_THEME="Adwaita",
        GDK_RENDERING="image",
        GSETTINGS_BACKEND="keyfile",
        GIO_USE_VFS="local",
        GIO_USE_VOLUME_MONITOR="unix",
        NO_AT_BRIDGE="1",
        # No session bus, and no attempt to start one.
        DBUS_SESSION_BUS_ADDRESS="disabled:",
        FONTCONFIG_FILE=str(FONTS),
    )
    return variables


def _write_settings(configuration):
    for name, text in SETTINGS.items():
        path = configuration / name
        if not path.exists():
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text)
