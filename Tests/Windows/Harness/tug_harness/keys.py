"""Keys by their GDK names, as evdev codes (linux/input-event-codes.h)."""

MODIFIERS = {"Shift": 42, "Control": 29, "Alt": 56}

# Rows of a keyboard, each with the code of its first key; the others follow.
ROWS = (("1234567890", 2), ("qwertyuiop", 16), ("asdfghjkl", 30), ("zxcvbnm", 44))

CODES = {
    "Escape": 1,
    "minus": 12,
    "equal": 13,
    "BackSpace": 14,
    "Tab": 15,
    "Return": 28,
    "comma": 51,
    "period": 52,
    "slash": 53,
    "space": 57,
    "F1": 59,
    "F2": 60,
    "F3": 61,
    "F4": 62,
    "F5": 63,
    "F6": 64,
    "F7": 65,
    "F8": 66,
    "F9": 67,
    "F10": 68,
    "F11": 87,
    "F12": 88,
    "Home": 102,
    "Up": 103,
    "Page_Up": 104,
    "Left": 105,
    "Right": 106,
    "End": 107,
    "Down": 108,
    "Page_Down": 109,
    "Insert": 110,
    "Delete": 111,
    "Menu": 127,
    "KP_Up": 72,
    "KP_Page_Up": 73,
    "KP_Subtract": 74,
    "KP_Begin": 76,
    "KP_Add": 78,
    "KP_Enter": 96,
    **{letter: first + place for row, first in ROWS for place, letter in enumerate(row)},
}
