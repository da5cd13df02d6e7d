"""Program-wide settings, and the appearance for drawing a control: program_wide.py

Prints the name of each case, and ends with 0 when all hold.
"""

from pathlib import Path

import gi

gi.require_versions({"Gtk": "3.0", "Tug": "1"})
gi.require_foreign("cairo")
from gi.repository import GLib, Gtk, Tug  # noqa: E402

from lifetimes import make, run, run_until, show  # noqa: E402
from signals import drag  # noqa: E402

# Catalogues, compiled and for translators.
WORDS = Path(__file__).resolve().parents[4] / "resources/translations"

UI = """
<interface>
  <object class="TugRefreshHeader" id="header">
    <property name="font-bold">yes</property>
    <property name="font-size">15</property>
    <child internal-child="policy">
      <object class="TugRefreshPolicy" id="policy">
        <property name="held-inset">77</property>
        <property name="arms-at">included</property>
        <property name="origin">content-edge</property>
      </object>
    </child>
  </object>
</interface>
"""


def words_by_key():
    Tug.supply_words("pt-BR", {"HeaderIdle": "Puxe para atualizar"})
    Tug.supply_words("pt-BR", {})


def words_of_a_file():
    assert Tug.supply_words_from_file("pt-BR", str(WORDS / "es.mo"))


def words_of_no_file():
    codes = {"/nowhere/words.mo": Tug.Error.FILE_UNREADABLE, str(WORDS / "es.po"): Tug.Error.FILE_INVALID}
    for path, code in codes.items():
        try:
            Tug.supply_words_from_file("pt-BR", path)
        except GLib.Error as error:
            assert path in error.message and "_slice" not in error.message, error.message
            assert error.matches(Tug.error_quark(), code), (error.domain, error.code)
        else:
            raise AssertionError(f"{path} was read")


def defaults_of_all():
    made = []

    def set_up(control, *_):
        made.append(type(control))
        control.get_policy().props.held_inset = 66

    Tug.RefreshControl.set_default_setup(set_up)
    header = Tug.RefreshHeader.new(Tug.HeaderStyle.MJ)
    footer = Tug.RefreshFooter.new(Tug.FooterStyle.MJ_BACK)
    assert header.props.policy.props.held_inset == footer.props.policy.props.held_inset == 66
    view = Tug.ListView(header_style="mj")
    assert view.get_header_style() == Tug.HeaderStyle.MJ
    assert view.get_header().props.policy.props.held_inset == 66
    assert made == [Tug.RefreshHeader, Tug.RefreshFooter, Tug.RefreshHeader], made
    header = Gtk.Builder.new_from_string(UI, -1).get_object("header")
    assert len(made) == 4
    assert header.props.policy.props.held_inset == 77, "what a .ui file says holds"
    Tug.RefreshControl.set_default_setup(None)
    header = Tug.RefreshHeader()
    assert header.props.policy.props.held_inset != 66


def words_of_ui_files():
    builder = Gtk.Builder.new_from_string(UI, -1)
    header, policy = builder.get_object("header"), builder.get_object("policy")
    assert policy is header.get_policy()
    assert policy.props.arms_at == Tug.Boundary.INCLUDED
    assert policy.props.origin == Tug.PullOrigin.CONTENT_EDGE
    assert header.props.font_bold and header.props.font_size == 15


def appearance_in_draw():
    view = make()
    header = view.get_header()
    header.set_style(Tug.HeaderStyle.CUSTOM)
    header.set_title(Tug.RefreshState.PULLING, "Let go")
    drawn = []
    header.connect("draw", lambda *_: drawn.append(header.get_appearance()))
    window = show(view)
    run(30)
    drag(view, 50, 350, across=200)
    run_until(lambda: any(one.get_title() == "Let go" or one.get_pulling_percent() >= 1 for one in drawn), "drawn")
    one = drawn[-1]
    assert one.get_width() > 0 and one.get_height() > 0 and one.get_distance() > 0, "its size"
    assert 1 >= one.get_finger_position() > 0.7, one.get_finger_position()
    assert one.get_color().alpha > 0 and one.get_n_actions() == 1
    assert one.get_last_updated_text()
    times = [one.get_time() for one in drawn]
    assert times == sorted(times)
    assert header.get_appearance() is None, "only while it is drawn"
    window.destroy()


def states_of_a_list():
    view = make()
    window = show(view)
    run(30)
    assert view.get_finger_position() == -1
    assert view.get_second_floor_progress() == 0
    assert view.get_sticky_content_inset().start == 0
    assert view.get_expired(), "there is no record of the data's age"
    view.get_header().set_last_updated(GLib.get_real_time() // 1_000_000)
    view.get_header().props.policy.props.expiry = 60
    assert not view.get_expired()
    view.set_deceleration_factor(0.5)
    assert view.get_deceleration_rate() == Tug.DecelerationRate.CUSTOM
    view.set_minimum_column_width(100)
    assert view.get_columns() == 3
    window.destroy()


CASES = (
    words_by_key, words_of_a_file, words_of_no_file, defaults_of_all, words_of_ui_files,
    appearance_in_draw, states_of_a_list,
)  # fmt: skip


def main():
    for case in CASES:
        print(case.__name__, flush=True)
        case()
    print("done")


if __name__ == "__main__":
    main()
