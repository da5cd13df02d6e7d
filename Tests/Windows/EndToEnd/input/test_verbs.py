"""Every verb on every page: the expected result of each, and the replay of all."""

import unittest
from dataclasses import dataclass
from itertools import cycle
from typing import Callable

from demo.activity import ActivityCounter
from demo.demo import DRAG_THRESHOLD, notch
from demo.indicator import Thumb
from demo.page_case import REST_SECONDS, PageTests
from demo.pages import DOCUMENT_PAGES, OTHER_PAGES, PAGES, pages_of_the_demo
from tug_harness.case import on_one_display
from tug_harness.waiting import Pace

# X11 reports positions in whole pixels, at the press and at every move.
POSITION_TOLERANCE = 2.0
# Offsets are written with 6 decimals.
WRITTEN = 2e-6
PAGE_SHARE = 0.9
# The height of a row of the page with headings, in points.
FEED_ROW = 56
# Notches that lead to the end of any list here.
WHOLE_LIST = 90
IDLE_SECONDS = 1.0
# Of libdispatch's own threads, which wake now and then and end some seconds after their last work.
RUNTIME_SWITCHES = 8
GLIDE = 20.0
SMALLER = (440, 480)


@dataclass(frozen=True)
class Verb:
    """An action on a page's list, and a check of its result.

    `check` gets the case, how far the list has come when it rests, and the events meanwhile.
    `waits_for` is true of a row once the verb has arrived; without it nothing is waited for but
    rest. `applies` returns whether the verb is possible on the case's page and server. If its events
    depend on the page, `leads_to` names the field of the page with the events, and the verb waits for
    the last of them.
    """

    name: str
    act: Callable
    check: Callable
    waits_for: Callable = None
    applies: Callable = lambda case: True
    leads_to: str = None


def is_moving(row):
    return row.phase not in ("idle", "tracking")


def has_event(start):
    return lambda row: any(event.startswith(start) for event in row.events)


def moved_by(distance, within=WRITTEN):
    """The list rests so far from where it was; `distance` is called with the case."""

    def check(case, moved, events):
        case.assertAlmostEqual(moved, distance(case), delta=within)
        case.assert_no_events(events, "refresh", "load-more", "row-activated", "selection-changed")

    return check


def dragged_by(share):
    """A drag of so much of the list's length, let go at rest."""

    def distance(case):
        return share * case.length - (DRAG_THRESHOLD if share > 0 else -DRAG_THRESHOLD)

    moved = moved_by(distance, POSITION_TOLERANCE)

    def check(case, by, events):
        moved(case, by, events)
        case.assert_in_order(["will-begin-dragging", "did-end-dragging:stay"], events)

    return check


# The number of attempts to let go of a moving list.
GLIDES = 4


def glided(direction):
    """Checks that the list glided after the release until a tap stopped it without a click."""

    def check(case, moved, events):
        case.assertGreater(moved * direction, GLIDE)
        expected = ["will-begin-dragging", "did-end-dragging:decelerate", "did-end-decelerating"]
        case.assert_in_order(expected, events)
        case.assert_no_events(events, "refresh", "load-more", "row-activated", "selection-changed")

    return check


def stayed(*expected):
    """The list has not moved, and these are the beginnings of the events."""

    def check(case, moved, events):
        case.assertEqual(moved, 0)
        case.assert_events_begin(expected, events)

    return check


def verb_of_the_page(name, act, field):
    """Returns a verb that moves no list, with the events in the page's `field`."""

    def check(case, moved, events):
        case.assertEqual(moved, 0)
        case.assert_events_begin(getattr(case.described, field), events)

    return Verb(name, act, check, leads_to=field)


def anywhere(*expected):
    """These events, each once and in this order, wherever the list is then."""

    def check(case, _moved, events):
        case.assert_in_order(expected, events)
        for event in expected:
            case.assertEqual(events.count(event), 1, f"{event} in {events}")

    return check


def has_rows(case):
    return not case.described.is_endless


def drag(verb, start, end, **options):
    """Returns a drag between two places along the axis, in fractions of the list's length."""

    def act(case):
        getattr(case.display, verb)(
            case.along(start * case.length), case.along(end * case.length), **options
        )

    return act


DRAG = {"seconds": 0.15, "hold": REST_SECONDS}

# The pulls come first, since a page opens at its start.
VERBS = (
    Verb(
        "pull", drag("pointer_drag", 0.1, 0.7, **DRAG),
        anywhere("header:idle>pulling", "refresh", "refresh-ended", "refresh-closed"),
        has_event("refresh-closed"), lambda case: case.described.refreshes,
    ),
    Verb(
        "pull with a finger that is taken back", lambda case: case.pull_and_take_back(),
        lambda case, moved, events: case.check_taken_back(events),
        has_event("did-end-dragging"), lambda case: case.described.refreshes,
    ),
    Verb(
        "key F5", lambda case: case.display.key("F5"),
        anywhere("refresh", "refresh-ended", "refresh-closed"),
        has_event("refresh-closed"), lambda case: case.described.refreshes,
    ),
    Verb(
        "wheel, and back in its motion", lambda case: case.turn_and_back(4, -1),
        moved_by(lambda case: 3 * notch(case.length)), is_moving,
    ),
    Verb(
        "pointer drag", drag("pointer_drag", 0.7, 0.4, **DRAG),
        dragged_by(0.3), has_event("did-end-dragging"),
    ),
    Verb(
        "touch drag", drag("touch_drag", 0.4, 0.7, **DRAG),
        dragged_by(-0.3), has_event("did-end-dragging"),
    ),
    Verb(
        "touch drag across", lambda case: case.drag_across(),
        stayed(),
    ),
    Verb(
        # The silence ends it, of a device that has never sent a stop: Wayland's always send one.
        "touchpad without a stop", lambda case: case.pan(1.0, 0.15, stop=False),
        moved_by(lambda case: case.panned), has_event("did-end-dragging"),
        lambda case: case.display.name == "x11",
    ),
    Verb(
        "touchpad with a rest before its stop", lambda case: case.pan_and_rest(-1.0),
        moved_by(lambda case: case.panned), has_event("did-end-dragging"),
    ),
    Verb(
        "touchpad that stops in motion", lambda case: case.glide(lambda: case.pan(12.0, 0.15)),
        glided(1), has_event("did-end-decelerating"),
    ),
    Verb(
        "flick",
        lambda case: case.glide(lambda: drag("flick", 0.4, 0.6, seconds=0.08)(case)),
        glided(-1), has_event("did-end-decelerating"),
    ),
    Verb(
        # The list follows the first.
        "two fingers", drag("two_finger_drag", 0.7, 0.5, **DRAG),
        dragged_by(0.2), has_event("did-end-dragging"),
    ),
    Verb(
        "key Page_Down", lambda case: case.key("Page_Down"),
        lambda case, moved, events: case.check_page(1), is_moving,
    ),
    Verb(
        "key Page_Up, and Escape in its motion", lambda case: case.press_and_escape("Page_Up"),
        lambda case, moved, events: case.check_stopped(-moved), is_moving,
    ),
    Verb(
        "key End, and Escape in its motion", lambda case: case.press_and_escape("End"),
        lambda case, moved, events: case.check_stopped(moved), is_moving, has_rows,
    ),
    verb_of_the_page("click", lambda case: case.on_a_row(case.display.click, 2 / 3), "click"),
    verb_of_the_page("tap", lambda case: case.on_a_row(case.display.tap, 1 / 3), "tap"),
    verb_of_the_page("key Return", lambda case: case.display.key("Return"), "enter"),
    Verb("key Escape", lambda case: case.display.key("Escape"), stayed()),
    Verb(
        "click beside the indicator's thumb", lambda case: case.click_the_track(),
        lambda case, moved, events: case.check_page(case.onwards), is_moving, has_rows,
    ),
    Verb(
        "drag of the indicator's thumb", lambda case: case.drag_the_thumb(60),
        lambda case, moved, events: case.check_thumb(moved, 60), is_moving, has_rows,
    ),
    Verb(
        "wheel to the end", lambda case: case.turn(WHOLE_LIST),
        lambda case, moved, events: case.check_at(1), is_moving, has_rows,
    ),
    Verb(
        "pull at the end", drag("touch_drag", 0.9, 0.2, **DRAG),
        anywhere("footer:idle>pulling", "load-more", "load-ended", "load-closed"),
        has_event("load-closed"), lambda case: case.described.loads_more,
    ),
    Verb(
        "touch cancel", lambda case: case.cancel_a_drag(),
        anywhere("will-begin-dragging", "did-end-dragging:stay"), has_event("did-end-dragging"),
        lambda case: case.display.name == "wayland",
    ),
    Verb(
        "a smaller window", lambda case: case.resize(*SMALLER),
        lambda case, moved, events: case.check_resized(SMALLER, events),
    ),
    Verb(
        "a larger window", lambda case: case.resize(*case.screen_size),
        lambda case, moved, events: case.check_resized(case.screen_size, events),
    ),
    Verb("minimize and restore", lambda case: case.minimize_and_restore(), stayed()),
)  # fmt: skip


class VerbTests(PageTests):
    """One session with a page: all its verbs, rest, and the replay of the recording."""

    described = None
    verbs = VERBS
    # About twenty seconds on an idle machine.
    time_limit_seconds = 180

    @property
    def is_sideways(self):
        return self.described.is_sideways

    def test_every_verb(self):
        self.try_verbs()
        # Rest does not depend on the number of pixels per point.
        if self.scale == 1:
            with self.subTest("an idle window does nothing"):
                self.check_idle()
        with self.subTest("screenshot"):
            picture = self.picture("end")
            width, height = self.screen_size
            self.assertEqual(picture.size, (width * self.scale, height * self.scale))
            self.assertFalse(picture.is_flat)
        self.assert_replays()

    def try_verbs(self):
        """Opens the page, and tries each verb in its turn."""
        statistics = self.folder / "statistics.txt"
        self.open_page(self.described.name, variables={"TUG_DEMO_STATISTICS": str(statistics)})
        self.counter = ActivityCounter(self.demo, statistics)
        self.point_into_the_list()
        for verb in self.verbs:
            if verb.applies(self):
                with self.subTest(verb.name):
                    self.try_verb(verb)

    def try_verb(self, verb):
        self.started = self.trace.mark()
        self.before = self.trace.last()
        self.pans = len(self.recording.events("pan"))
        verb.act(self)
        if verb.waits_for:
            self.trace.wait_for_row(verb.name, verb.waits_for, self.started)
        for event in getattr(self.described, verb.leads_to)[-1:] if verb.leads_to else ():
            self.trace.wait_for_row(f"{event} of {verb.name}", has_event(event), self.started)
        self.demo.wait_until_quiet()
        moved = self.trace.last().offset - self.before.offset
        verb.check(self, moved, self.trace.events(self.started))

    # Actions

    @property
    def middle(self):
        return self.along(self.length / 2)

    def on_a_row(self, act, share):
        """Acts at a fraction of the list's length, or on the row after a heading there."""
        act(*self.along(self.length * share))
        if self.described.has_headings:
            self.demo.wait_until_quiet()
            if not self.trace.events(self.started):
                act(*self.along(self.length * share + FEED_ROW))

    def turn(self, notches):
        self.display.pointer_move(*self.middle)
        self.wheel(notches)

    def turn_and_back(self, notches, back):
        self.turn(notches)
        self.trace.wait_for_row("the wheel's motion", is_moving, self.started)
        self.wheel(back)

    def drag_across(self):
        x, y = self.middle
        end = (x, y + 60) if self.is_sideways else (x + 60, y)
        self.display.touch_drag((x, y), end, **DRAG)

    @property
    def panned(self):
        """Returns the distance of the touchpad's fingers in the recording."""
        axis = 0 if self.is_sideways else 1
        pans = self.recording.events("pan")[self.pans :]
        travel = sum(float(words[axis]) for _, words in pans)
        return travel if self.is_reversed else -travel

    def glide(self, act):
        """Lets the list go while it moves, and stops it when it has glided a little."""
        for _ in range(GLIDES):
            act()
            released = self.wait_for_drag_end(self.started)
            if "did-end-dragging:stay" not in released.events:
                break
            # On a busy machine the hand may rest for too long before it lets go.
            self.demo.wait_until_quiet()
            self.started, self.before = self.trace.mark(), self.trace.last()
        self.trace.wait_for_row(
            "some of the glide", lambda row: row.time > released.time + 0.15, self.started
        )
        self.display.tap(*self.middle)

    def press_and_escape(self, key):
        self.key(key)
        self.trace.wait_for_row(
            "motion",
            # So far that Escape leaves it away from where it was.
            lambda row: is_moving(row) and abs(row.offset - self.before.offset) > 1,
            self.started,
        )
        self.display.key("Escape")

    @property
    def onwards(self):
        """Returns 1 if more of the list lies after the viewport, or -1 if more lies before it."""
        lowest, highest = self.range()
        return 1 if self.before.offset < (lowest + highest) / 2 else -1

    def click_the_track(self):
        thumb = self.show_indicator()
        self.started = self.trace.mark()
        self.before = self.trace.last()
        beside = thumb.track_end - 4 if self.onwards > 0 else thumb.track_start + 4
        self.display.click(*self.indicator_point(beside))

    def drag_the_thumb(self, distance):
        thumb = self.thumb()
        end = thumb.middle + self.onwards * distance
        self.display.pointer_drag(
            self.indicator_point(thumb.middle), self.indicator_point(end), **DRAG
        )

    def pull_and_take_back(self):
        start = 0.1 * self.length
        self.display.touch_drag(self.along(start), self.along(0.7 * self.length), release=False)
        self.trace.wait_for_event("header:idle>pulling", self.started)
        self.display.touch_move(*self.along(start + 2 * DRAG_THRESHOLD))
        self.trace.wait_for_event("header:pulling>idle", self.started)
        Pace().wait(REST_SECONDS)
        self.display.touch_up()

    def cancel_a_drag(self):
        drag("touch_drag", 0.4, 0.6, seconds=0.15, release=False)(self)
        self.trace.wait_for_event("will-begin-dragging", self.started)
        self.display.touch_cancel()

    def resize(self, width, height):
        self.display.resize(width, height)
        self.trace.wait_for_row(
            "the new size",
            lambda row: row.viewport_height != self.before.viewport_height,
            self.started,
        )

    def minimize_and_restore(self):
        self.display.minimize()
        self.display.restore()

    # Results

    def assert_no_events(self, events, *starts):
        self.assertFalse([event for event in events if event.startswith(starts)], events)

    def assert_events_begin(self, starts, events):
        self.assertEqual([event.partition(":")[0] for event in events], list(starts))

    def check_page(self, direction):
        lowest, highest = self.range()
        wanted = self.before.offset + direction * PAGE_SHARE * self.length
        # A list that goes to its end stays there if the last rows turn out to be higher than estimated.
        goes_to_end = wanted >= self.range_of(self.before)[1]
        wanted = highest if goes_to_end else min(max(wanted, lowest), highest)
        self.assertNotEqual(wanted, self.before.offset)
        self.assertAlmostEqual(self.trace.last().offset, wanted, delta=WRITTEN)

    def check_stopped(self, moved):
        self.assertGreater(moved, 0)
        lowest, highest = self.range()
        self.assertLess(lowest, self.trace.last().offset)
        self.assertLess(self.trace.last().offset, highest)

    def check_thumb(self, moved, distance):
        """The content has gone by its own length for each length that the thumb was dragged."""
        thumb = Thumb.of(self.before)
        lowest, highest = self.range()
        points = (highest - lowest) / (thumb.track_length - thumb.length)
        wanted = min(max(self.before.offset + self.onwards * distance * points, lowest), highest)
        self.assertNotEqual(moved, 0)
        self.assertAlmostEqual(
            self.trace.last().offset, wanted, delta=POSITION_TOLERANCE * points
        )

    def check_at(self, place):
        self.assertAlmostEqual(self.trace.last().offset, self.range()[place], delta=WRITTEN)

    def check_taken_back(self, events):
        self.assert_no_events(events, "refresh", "row-activated")
        self.check_at(0)

    def check_resized(self, size, events):
        width, height = self.recording.list_size()
        narrower = (self.screen_size[0] - size[0]) / self.pane_count
        self.assertAlmostEqual(self.width - width, narrower, delta=1)
        self.assertAlmostEqual(self.height - height, self.screen_size[1] - size[1], delta=1)
        lowest, highest = self.range()
        self.assertGreaterEqual(self.trace.last().offset, lowest - WRITTEN)
        self.assertLessEqual(self.trace.last().offset, highest + WRITTEN)
        self.assert_no_events(events, "refresh", "load-more", "row-activated")

    def range(self):
        """The offsets at which the list rests at its start and its end."""
        return self.range_of(self.trace.last())

    def range_of(self, row):
        """The offsets at which a list of the sizes in `row`, of the trace, rests at its start and its end."""
        end = row.content_height + row.inset_bottom - row.viewport_height
        return -row.inset_top, max(end, -row.inset_top)

    def check_idle(self):
        if has_rows(self):
            self.wait_for_fade()
        self.counter.wait_for_the_last_frame()
        activity = self.counter.measure(lambda: Pace().wait(IDLE_SECONDS))
        self.assertEqual((activity.updates, activity.after_paints), (0, 0), activity)
        self.assertEqual(activity.main_thread_switches, 0, activity)
        self.assertLessEqual(activity.other_switches, RUNTIME_SWITCHES, activity)


class Pages(unittest.TestCase):
    def test_every_page_of_the_demo_is_in_the_table(self):
        self.assertCountEqual(
            pages_of_the_demo(), [*OTHER_PAGES, *PAGES, *DOCUMENT_PAGES]
        )


def add_sessions(page, servers):
    """Two sessions with a page: at each scale one, on another server; a long run has all four."""
    name = f"VerbsOf{page.class_name}"
    tests = type(name, (VerbTests,), {"__module__": __name__, "described": page})
    on_one_display(servers[0])(tests)
    on_one_display(servers[1], suffix="AtScale2", scale=2)(tests)


for page, servers in zip(PAGES.values(), cycle((("X11", "Wayland"), ("Wayland", "X11")))):
    add_sessions(page, servers)
