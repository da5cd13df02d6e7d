"""The values of the right type that a list refuses: refusals.py

Each gives one critical that names the function, and changes nothing. Prints the name of each
case, and ends with 0 when all hold.
"""

import bad_input
import gi

gi.require_version("Tug", "1")
from gi.repository import GLib, Tug  # noqa: E402

NOT_A_NUMBER = float("nan")


def custom_header(view):
    """A header that a program draws is set by the header's own style."""
    view.set_header_style(Tug.HeaderStyle.CUSTOM)
    return "tug_pullable_set_header_style"


def custom_footer(view):
    view.set_property("footer-style", Tug.FooterStyle.CUSTOM)
    return "tug_pullable_set_footer_style"


def section_outside(view):
    view.set_section_rows([3, 100])
    return "tug_list_view_set_section_rows"


def state_of_another_type(view):
    view.restore(GLib.Variant("a{sv}", {"first-row": GLib.Variant("i", 7)}))
    return "tug_list_view_restore"


def state_without_a_number(view):
    view.restore(GLib.Variant("a{sv}", {"offset-in-row": GLib.Variant("d", NOT_A_NUMBER)}))
    return "tug_list_view_restore"


def state_that_is_none(view):
    view.restore(GLib.Variant("s", "first-row"))
    return "tug_list_view_restore"


def language_without_end(view):
    """Of a long argument the beginning is repeated."""
    view.set_language("x" * 1_000_000)
    return "TugListView"


CASES = (
    custom_header, custom_footer, section_outside, state_of_another_type, state_without_a_number,
    state_that_is_none, language_without_end,
)  # fmt: skip


def main():
    for case in CASES:
        print(case.__name__, flush=True)
        stage = bad_input.Stage()
        stage.view.set_section_rows([1, 2])
        before = (stage.state(), stage.view.save().unpack())
        bad_input.criticals.taken()
        function = case(stage.view)
        said = bad_input.criticals.taken()
        bad_input.run_loop()
        assert len(said) == 1 and function in said[0], said
        assert len(said[0]) < 400, len(said[0])
        assert (stage.state(), stage.view.save().unpack()) == before, case.__name__
        stage.close()
    print("done")


if __name__ == "__main__":
    main()
