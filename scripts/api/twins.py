"""The C code that a bin has as a list has it, made from the list's."""

from .description import REPOSITORY, in_words_of

FOLDER = REPOSITORY / "Sources" / "Widget" / "CGtk"
NOTICE = "/* Written by scripts/generate-api from {}. */\n\n"
# The list's files, and those that are made of them.
TWINS = {
    "include/tug-list-view-refreshing.h": "include/generated/tug-refresh-bin-refreshing.h",
    "list-view/tug-list-view-refreshing.c": "generated/tug-refresh-bin-refreshing.c",
    "list-view/tug-list-view-pull-signals.c": "generated/tug-refresh-bin-pull-signals.c",
}
WORDS = [
    ("_tug_list_view", "_tug_refresh_bin"),
    ("TUG_LIST_VIEW", "TUG_REFRESH_BIN"),
    ("TUG_IS_LIST_VIEW", "TUG_IS_REFRESH_BIN"),
    ("tug-list-view", "tug-refresh-bin"),
    ('"tug-refresh-bin-signals.h"', '"internal/tug-refresh-bin-hooks.h"'),
    ('"tug-refresh-bin-refreshing.h"', '"generated/tug-refresh-bin-refreshing.h"'),
    (" scripts/generate-api\n   makes those of TugRefreshBin from them.", ""),
    ("by rows that do not fill", "by content that does not fill"),
    (" more rows", " more"),
]


def files():
    """Each file that is made, with its text."""
    made = {}
    for source, target in TWINS.items():
        text = (FOLDER / source).read_text()
        for former, other in WORDS:
            text = text.replace(former, other)
        made[FOLDER / target] = NOTICE.format(source) + in_words_of("TugRefreshBin", text)
    return made
