"""The configuration file of an Xorg without hardware: a dummy screen and inputtest devices."""

# Width and height beyond the picture; any will do, the dummy driver has no monitor.
BLANK_WIDTH, BLANK_HEIGHT, FRAMES_PER_SECOND = 200, 40, 60

TEMPLATE = """\
Section "ServerFlags"
  Option "AutoAddDevices" "false"
  Option "AutoEnableDevices" "false"
EndSection
Section "Module"
  Disable "glx"
EndSection
Section "Device"
  Identifier "graphics"
  Driver "dummy"
  VideoRam 64000
EndSection
Section "Monitor"
  Identifier "monitor"
  HorizSync 1.0-2000.0
  VertRefresh 1.0-500.0
  Modeline "mode" {clock:.2f} {width} {h1} {h2} {h3} {height} {v1} {v2} {v3}
EndSection
Section "Screen"
  Identifier "screen"
  Device "graphics"
  Monitor "monitor"
  DefaultDepth 24
  SubSection "Display"
    Depth 24
    Modes "mode"
    Virtual {width} {height}
  EndSubSection
EndSection
{devices}
Section "ServerLayout"
  Identifier "layout"
  Screen "screen"
{layout}
EndSection
"""

DEVICE_TEMPLATE = """\
Section "InputDevice"
  Identifier "{name}"
  Driver "inputtest"
  Option "SocketPath" "{socket}"
{options}
EndSection
"""

# name: (role in the layout, driver options)
DEVICES = {
    "mouse": ("CorePointer", {"DeviceType": "PointerAbsolute", "PointerButtonCount": "7"}),
    "touchpad": ("SendCoreEvents", {"DeviceType": "Pointer", "PointerButtonCount": "7"}),
    "touchscreen": ("SendCoreEvents", {"DeviceType": "Touch", "TouchCount": "5"}),
    # Without the evdev rules the code 116 would be Super_R and not Down.
    "keyboard": (
        "CoreKeyboard",
        {"DeviceType": "Keyboard", "XkbRules": "evdev", "XkbLayout": "us"},
    ),
}


def socket_path(folder, device):
    return folder / f"{device}.socket"


def configuration(folder, width, height):
    """The text of an xorg.conf for a screen of width × height pixels."""
    devices, layout = [], []
    for name, (role, options) in DEVICES.items():
        lines = "\n".join(f'  Option "{key}" "{value}"' for key, value in options.items())
        devices.append(
            DEVICE_TEMPLATE.format(name=name, socket=socket_path(folder, name), options=lines)
        )
        layout.append(f'  InputDevice "{name}" "{role}"')
    total = (width + BLANK_WIDTH) * (height + BLANK_HEIGHT)
    return TEMPLATE.format(
        clock=total * FRAMES_PER_SECOND / 1e6,
        width=width,
        h1=width + 40,
        h2=width + 100,
        h3=width + BLANK_WIDTH,
        height=height,
        v1=height + 3,
        v2=height + 13,
        v3=height + BLANK_HEIGHT,
        devices="".join(devices),
        layout="\n".join(layout),
    )
