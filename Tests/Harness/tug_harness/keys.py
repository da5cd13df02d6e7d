"""Keys by their GDK names, as evdev codes (linux/input-event-codes.h)."""

MODIFIERS = {"Shift": 42, "Control": 29, "Alt": 56}

CODES = {
    "Escape": 1,
    "Tab": 15,
    "r": 19,
    "q": 16,
    "Return": 28,
    "a": 30,
    "space": 57,
    "F5": 63,
    "F10": 68,
    "Home": 102,
    "Up": 103,
    "Page_Up": 104,
    "Left": 105,
    "Right": 106,
    "End": 107,
    "Down": 108,
    "Page_Down": 109,
    "Menu": 127,
}
