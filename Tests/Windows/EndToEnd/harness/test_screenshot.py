"""Pictures that the demo makes of its own window: sizes, scales, themes, scripts and errors."""

import os
import subprocess
from pathlib import Path

from demo.demo import Demo
from demo.demo_case import DemoTests
from demo.listing import Listing
from demo.pages import PAGES
from tug_harness import trace
from tug_harness.case import on_every_display, on_one_display
from tug_harness.environment import private_environment
from tug_harness.paths import program
from tug_harness.pictures import Picture
from tug_harness.recording import Recording
from tug_harness.requirements import reason_to_skip
from tug_harness.waiting import in_one_minute
from tug_harness.wayland import WaylandDisplay

RUN_SECONDS = 30
LONG_RUN_SECONDS = 200
# The longest name of a file.
NAME_BYTES = 255
# The window's own size in points.
WIDTH, HEIGHT = 420, 640
# A pull with a release at 0.4 s, and a refresh that ends at 1.5 s.
PULL = """viewport {width} {height}
header {header}
footer mj-back
{more}
until {until}
0 down 100 60
0.1 move 100 100
0.2 move 100 180
0.3 move 100 260
0.4 up 100 260
1.5 end-refresh
"""
# The rows of the window's picture that are the header bar's.
BAR = 60


def pull(until, header="native", more="", width=WIDTH, height=400):
    """The script of a pull that ends at `until` seconds."""
    lines = PULL.format(width=width, height=height, header=header, more=more, until=until)
    words = [line for line in lines.splitlines() if line]
    return "\n".join(
        line for line in words if not line[0].isdigit() or float(line.split()[0]) <= until
    )


class Screenshots(DemoTests):
    """Runs the demo for its pictures."""

    def setUp(self):
        super().setUp()
        self.listing = Listing(self.folder / "files", 120)
        self.pictures = self.folder / "pictures"
        self.pictures.mkdir()

    def run_demo(self, *arguments, variables=None, display=None, seconds=RUN_SECONDS):
        """Runs the demo to its end; what subprocess.run returns."""
        environment = private_environment(self.folder)
        environment.update((display or self.display).variables())
        environment["G_DEBUG"] = "fatal-criticals"
        environment.update(variables or {})
        return subprocess.run(
            [str(word) for word in (program("tug-demo"), *arguments, self.listing.path)],
            env=environment, capture_output=True, text=True, timeout=seconds,
            cwd=self.pictures,
        )  # fmt: skip

    def shoot(self, name, *arguments, **options):
        """The path of a picture that the demo makes without a word."""
        path = self.pictures / f"{name}.png"
        finished = self.run_demo("--screenshot", path, *arguments, **options)
        self.assertEqual(
            (finished.returncode, finished.stdout, finished.stderr), (0, "", ""), arguments
        )
        return path

    def script(self, text, name="script.replay"):
        path = self.folder / name
        path.write_text(text + "\n")
        return path

    def assert_refused(self, code, text, *arguments, **options):
        """The demo ends with `code` and one line that has `text`, and leaves no file."""
        finished = self.run_demo(*arguments, **options)
        self.assertEqual((finished.returncode, finished.stdout), (code, ""), finished.stderr)
        self.assertIn(text, finished.stderr)
        self.assertEqual(finished.stderr.count("\n"), 1, finished.stderr)
        self.assertEqual(os.listdir(self.pictures), [])


@on_one_display("X11")
class Pages(Screenshots):
    def test_each_page_has_a_repeatable_picture(self):
        for page in PAGES:
            with self.subTest(page):
                first = self.shoot("first", "--page", page, "--theme", "light")
                again = self.shoot("again", "--page", page, "--theme", "light")
                self.assertEqual(first.read_bytes(), again.read_bytes())
                light = Picture(first)
                self.assertEqual(light.size, (WIDTH, HEIGHT))
                self.assertFalse(light.part(0, BAR, WIDTH, HEIGHT - BAR).is_flat)
                dark = Picture(self.shoot("dark", "--page", page, "--theme", "dark"))
                bright = (WIDTH - 2, HEIGHT - 2)
                self.assertGreater(min(light.color(*bright)), 200)
                self.assertLess(max(dark.color(*bright)), 100)

    def test_sizes_and_scales_do_not_depend_on_the_display(self):
        for size in ((400, 300), (700, 1200)):
            for scale in (1, 2, 3):
                with self.subTest(size=size, scale=scale):
                    words = ("--size", f"{size[0]}x{size[1]}", "--scale", scale)
                    picture = Picture(self.shoot("sized", *words))
                    self.assertEqual(picture.size, (size[0] * scale, size[1] * scale))

    def test_a_larger_scale_shows_more(self):
        """At scale 2 no picture is the one of scale 1 with each pixel twice: icons, bar, texts."""
        picture = Picture(self.shoot("sharp", "--scale", 2))
        for name, part in (
            ("button", (0, 0, 90, 90)), ("icon", (20, 100, 80, 90)), ("text", (110, 100, 200, 90))
        ):  # fmt: skip
            with self.subTest(name):
                cut = picture.part(*part)
                width, height = cut.size
                pairs = [
                    (x, y)
                    for y in range(0, height, 2)
                    for x in range(0, width, 2)
                    if len({cut.color(x + dx, y + dy) for dx in (0, 1) for dy in (0, 1)}) > 1
                ]
                self.assertGreater(len(pairs), 20)

    def test_a_header_and_a_folder_are_accepted(self):
        self.shoot("plain", "--header", "ego", "--footer=sv", "--delay", 1)

    def test_the_window_is_at_least_as_large_as_its_content(self):
        self.assert_refused(
            1, "cannot be as small as 50x50", "--screenshot", "a.png", "--size", "50x50"
        )

    def test_a_picture_too_large_for_memory_is_refused(self):
        size = ("--size", "10000x10000", "--scale", 2)
        self.assert_refused(1, "10000x10000 at scale 2", "--screenshot", "a.png", *size)

    def test_a_missing_folder_gives_no_picture(self):
        self.listing.path = self.folder / "nowhere"
        for page in ("recent-files", "grid", "two-panes"):
            with self.subTest(page):
                words = ("--screenshot", "a.png", "--page", page)
                self.assert_refused(2, "The folder “", *words)

    def test_lines_follow_the_direction_of_the_language(self):
        """The refresh button is at the start of lines, in any language of GTK."""
        sides = {}
        for language in ("de", "ar"):
            name = {"LC_ALL": f"{language}_XX.UTF-8", "LANGUAGE": language}
            path = self.pictures / f"{language}.png"
            finished = self.run_demo("--screenshot", path, variables=name)
            self.assertEqual((finished.returncode, finished.stdout), (0, ""), finished.stderr)
            picture = Picture(path)
            sides[language] = [picture.part(x, BAR, 12, 30).is_flat for x in (20, WIDTH - 32)]
        self.assertEqual(sides, {"de": [False, True], "ar": [True, False]})


@on_one_display("X11")
class Scripts(Screenshots):
    time_limit_seconds = LONG_RUN_SECONDS + 40

    def test_pictures_during_motion_are_repeatable(self):
        for header in ("native", "mj", "cj"):
            with self.subTest(header):
                script = self.script(pull(1.7, header))
                for name in ("first", "again"):
                    self.shoot(name, "--script", script, "--every", "0.13")
                first, again = (
                    [path.read_bytes() for path in sorted(self.pictures.glob(f"{name}-*"))]
                    for name in ("first", "again")
                )
                self.assertEqual(first, again)
                # Each moment has a rotation or a place that no other has.
                self.assertEqual((len(first), len(set(first))), (14, 14))

    def test_many_pictures_show_their_times(self):
        path = self.shoot("film", "--script", self.script(pull(1.6)), "--every", "0.4")
        self.assertFalse(path.exists())
        names = sorted(os.listdir(self.pictures))
        self.assertEqual(names, [f"film-{index:03}.png" for index in range(5)])
        for index, moment in enumerate((0.4, 0.8, 1.2, 1.6), start=1):
            one = self.shoot("one", "--script", self.script(pull(moment)))
            film = self.pictures / f"film-{index:03}.png"
            self.assertEqual(one.read_bytes(), film.read_bytes(), moment)

    def test_the_last_picture_is_of_the_end_whatever_the_step(self):
        for until, every, count in ((0.3, 0.1, 4), (0.7, 0.1, 8), (0.25, 0.1, 3), (0, 1, 1)):
            with self.subTest(until=until, every=every):
                name = f"film-{until}"
                script = self.script(pull(until))
                self.shoot(name, "--script", script, "--every", every)
                film = sorted(self.pictures.glob(f"{name}-*"))
                self.assertEqual(len(film), count)
                if until / every == count - 1 or count > 3:
                    one = self.shoot("one", "--script", script)
                    self.assertEqual(film[-1].read_bytes(), one.read_bytes())

    def test_a_drawn_page_is_mirrored_from_right_to_left(self):
        """A day's line leaves the margin of its name free, and a header's text the other side."""
        for page, margin, width in (("endless", 2, 4), ("environment", 12, 20)):
            with self.subTest(page):
                sides = []
                for direction in ("ltr", "rtl"):
                    scene = f"viewport {WIDTH} 400\nheader none\ndirection {direction}\nuntil 1"
                    if page == "endless":
                        scene += "\n0 set-insets 1000 1000\n0 set-offset 0"
                    path = self.shoot(page, "--page", page, "--script", self.script(scene))
                    picture = Picture(path)
                    top = picture.size[1] - 400
                    sides.append([
                        picture.part(x, top, width, 60).is_flat
                        for x in (margin, WIDTH - margin - width)
                    ])
                self.assertNotEqual(*sides[0])
                self.assertEqual(sides[0], sides[1][::-1])

    def test_many_pictures_may_take_longer_than_one(self):
        """Seven hundred frames are more than the ten seconds that one picture is waited for."""
        script = self.script("viewport 420 120\nuntil 0.7")
        self.shoot("long", "--script", script, "--every", 0.001, seconds=LONG_RUN_SECONDS)
        self.assertEqual(len(os.listdir(self.pictures)), 701)

    def test_a_scripts_scene_applies_unless_an_option_does(self):
        script = self.script(pull(0.3, "mj", "theme dark\nscale 2\ndirection rtl", 500, 350))
        picture = Picture(self.shoot("scene", "--script", script))
        self.assertEqual(picture.size[0], 1000)
        self.assertLess(max(picture.color(500, picture.size[1] - 2)), 100)
        # The title bar's refresh button is at its start, which is on the right.
        self.assertGreater(len(picture.part(920, 20, 60, 60).row(30)), 3)
        over = ("--theme", "light", "--scale", 1, "--size", "450x500", "--header", "ego")
        other = Picture(self.shoot("other", "--script", script, *over))
        self.assertEqual(other.size, (450, 500))
        self.assertGreater(min(other.color(300, 498)), 200)

    def test_a_resize_event_resizes_the_window(self):
        text = "viewport 420 400\nuntil 1\n0.5 resize 380 300"
        path = self.shoot("size", "--script", self.script(text), "--every", "1")
        sizes = [Picture(path.with_name(f"size-00{index}.png")).size for index in (0, 1)]
        (width, height), (second_width, second_height) = sizes
        self.assertEqual((width - second_width, height - second_height), (40, 100))

    def test_a_given_size_stays_until_the_end(self):
        text = "viewport 420 400\nuntil 1\n0.5 resize 380 300"
        script = self.script(text)
        self.shoot("size", "--script", script, "--every", "1", "--size", "500x450")
        sizes = {Picture(path).size for path in self.pictures.iterdir()}
        self.assertEqual(sizes, {(500, 450)})

    def test_an_option_replaces_the_scripts_control(self):
        """A script without a header refreshes with an optional header, and is invalid without one."""
        begun = self.script("viewport 420 400\nuntil 2\n0.2 begin-refresh", "begun.replay")
        said = self.script(f"header mj\n{begun.read_text()}", "said.replay")
        given = self.shoot("given", "--script", begun, "--header", "mj")
        self.assertEqual(given.read_bytes(), self.shoot("said", "--script", said).read_bytes())
        other = self.shoot("other", "--script", said, "--header", "ego")
        self.assertNotEqual(given.read_bytes(), other.read_bytes())
        for script, line in ((begun, 3), (said, 4)):
            words = ("--footer", "cj", "--header", "none", "--script", script)
            finished = self.run_demo("--screenshot", "none.png", *words)
            self.assertEqual(finished.returncode, 2)
            self.assertIn(f"{script}:{line}: begin-refresh: ", finished.stderr)

    def test_the_trace_equals_the_replays(self):
        script = self.script("rows 50 44\n" + pull(3))
        traced = self.folder / "trace.csv"
        self.shoot("traced", "--script", script, "--trace", traced)
        replayed = self.folder / "replayed.csv"
        subprocess.run(
            [program("tug-replay"), script, "--trace", replayed], check=True, timeout=RUN_SECONDS
        )

        def motion(path):
            # The rows are the page's own, and with them the content's height.
            rows = [line.split(",") for line in path.read_text().splitlines()]
            return [row[:5] + row[6:] for row in rows]

        self.assertEqual(motion(traced), motion(replayed))

    def test_a_recording_is_played(self):
        for page in PAGES:
            with self.subTest(page):
                folder = self.folder / page
                folder.mkdir()
                recording = Recording(folder / "recorded.tug")
                arguments = ["--page", page, "--record", recording.path, self.listing.path]
                demo = Demo(self.display, folder, arguments)
                demo.wait_for_window()
                demo.trace.wait_for_row(
                    "the rows", lambda row: row.content_height > 0 or page == "endless"
                )
                self.display.pointer_move(100, 300)
                mark = demo.trace.mark()
                self.display.wheel(-3 if PAGES[page].is_reversed else 3)
                demo.trace.wait_for_row("the wheel", lambda row: row.phase != "idle", mark)
                demo.wait_until_quiet()
                seen = demo.trace.last()
                demo.stop()
                # A script ends a second after its last event, which the wheel's motion does not.
                recorded = recording.path.read_text()
                recording.path.write_text(f"until {seen.time + 0.5}\n{recorded}")
                played = folder / "played.csv"
                words = ("--page", page, "--script", recording.path)
                path = self.shoot("played", *words, "--trace", played)
                self.assertEqual(
                    path.read_bytes(), self.shoot("again", *words).read_bytes()
                )
                last = trace.read(played)[-1]
                self.assertEqual((last.offset, last.phase), (seen.offset, "idle"))
                self.assertNotEqual(last.offset, 0)

    def test_times_are_shown_by_the_clock_of_the_script(self):
        seen = [
            Picture(self.shoot("clock", "--script", self.script(f"clock {clock}\nuntil 0")))
            for clock in ("2023-11-14T23:00:00Z", "2023-11-14T23:30:00Z", "2031-11-14T23:00:00Z")
        ]
        # The files are of 14 November 2023: of that day, or of another year.
        self.assertEqual(seen[0].differences(seen[1]), [])
        self.assertNotEqual(seen[0].differences(seen[2]), [])

    def test_endless_content_exists_from_the_start(self):
        script = self.script("until 1")
        picture = Picture(self.shoot("days", "--page", "endless", "--script", script))
        width, height = picture.size
        lined = [y for y in range(height // 4, height) if picture.color(width // 2, y) < (240,) * 3]
        self.assertGreater(len(lined), 5, "lines between days")

    def test_a_tap_in_a_script_opens_no_file(self):
        text = "viewport 420 400\nuntil 1\n0.2 down 100 20\n0.25 up 100 20\n0.5 menu 100 20"
        self.shoot("tapped", "--script", self.script(text))

    def test_an_unplayable_event_is_refused_with_its_line(self):
        for text, line in (
            ("viewport 420 400\nbogus", 2),
            ("# a list\nviewport 420.5 400", 2),
            ("viewport 420 400\n0.5 resize 300.5 300", 2),
            ("viewport 20 20", 1),
            ("viewport 480 2147483647", 1),
            ("viewport 2147483647 480", 1),
            ("viewport 480 99999999999", 1),
            ("viewport 420 400\n0.5 resize 480 2147483647", 2),
            ("viewport 420 400\n\norientation horizontal", 3),
            ("rows 500 44\n0.5 show-row 400 top", 2),
            ("0.5 begin-refresh", 1),
        ):
            with self.subTest(text):
                script = self.script(text)
                self.assert_refused(
                    2, f"{script}:{line}: ", "--screenshot", "a.png", "--script", script
                )


@on_one_display("X11")
class Errors(Screenshots):
    def test_an_unwritable_file_is_reported_in_one_line(self):
        self.assert_refused(1, "cannot write nowhere/a.png", "--screenshot", "nowhere/a.png")
        self.assert_refused(1, "cannot write", "--screenshot", self.folder)

    def test_a_failed_picture_keeps_the_existing_one(self):
        path = self.shoot("kept")
        before = path.read_bytes()
        finished = self.run_demo("--screenshot", path, "--script", self.script("nonsense"))
        self.assertEqual(finished.returncode, 2)
        self.assertEqual(path.read_bytes(), before)
        self.assertEqual(os.listdir(self.pictures), ["kept.png"])

    def test_a_link_stays_and_its_target_is_written(self):
        plain = self.shoot("plain").read_bytes()
        inner = self.folder / "inner"
        inner.mkdir()
        there = inner / "there.png"
        there.write_text("old")
        (inner / "second.png").symlink_to("there.png")
        for name, target in (("absolute", inner / "second.png"), ("new", "../inner/new.png")):
            with self.subTest(name):
                link = self.pictures / f"{name}.png"
                link.symlink_to(target)
                self.shoot(name)
                self.assertTrue(link.is_symlink())
                self.assertEqual(link.read_bytes(), plain)
        self.assertTrue((inner / "second.png").is_symlink())
        self.assertEqual(there.read_bytes(), plain)
        self.assertEqual(sorted(os.listdir(inner)), ["new.png", "second.png", "there.png"])
        names = ["absolute.png", "new.png", "plain.png"]
        self.assertEqual(sorted(os.listdir(self.pictures)), names)

    def test_a_special_file_is_written_but_not_replaced(self):
        plain = self.shoot("plain").read_bytes()
        pipe = self.pictures / "pipe.png"
        os.mkfifo(pipe)
        reader = subprocess.Popen(["cat", pipe], stdout=subprocess.PIPE)
        try:
            self.shoot("pipe")
            self.assertEqual(reader.communicate(timeout=RUN_SECONDS)[0], plain)
        finally:
            reader.kill()
            reader.wait()
        self.assertTrue(pipe.is_fifo())
        self.assertEqual(sorted(os.listdir(self.pictures)), ["pipe.png", "plain.png"])

    def test_a_name_of_the_maximum_length_is_shown(self):
        path = self.shoot("n" * (NAME_BYTES - len(".png")))
        self.assertEqual(os.listdir(self.pictures), [path.name])

    def test_circular_links_are_refused(self):
        link = self.folder / "loop.png"
        link.symlink_to("loop.png")
        self.assert_refused(1, f"cannot write {link}: Too many", "--screenshot", link)
        self.assertTrue(link.is_symlink())

    def test_an_unreadable_script_is_named(self):
        self.assert_refused(
            1, "cannot read nowhere.replay", "--screenshot", "a.png", "--script", "nowhere.replay"
        )

    def test_a_control_without_work_is_refused_with_its_line(self):
        for text, line, work in (
            ("viewport 400 300\nheader mj", 2, "refresh"),
            ("viewport 400 300\n0.1 set-header mj", 2, "refresh"),
            ("footer mj-back", 1, "load"),
        ):
            script = self.script(text)
            words = ("--screenshot", "a.png", "--page", "endless", "--script", script)
            self.assert_refused(2, f"{script}:{line}: the page has nothing to {work}", *words)

    def test_a_refused_event_is_reported_in_words(self):
        script = self.script("viewport 400 300\n0.1 show-row 90 top")
        words = ("--screenshot", "a.png", "--script", script)
        self.assert_refused(2, f"{script}:2: the list refuses the event: a row is out of range", *words)

    def test_without_a_display_there_is_no_picture(self):
        nowhere = {"DISPLAY": "", "WAYLAND_DISPLAY": "nowhere"}
        self.assert_refused(1, "no display", "--screenshot", "a.png", variables=nowhere)


@on_every_display(scale=2)
class DisplayScale(Screenshots):
    def test_without_a_scale_a_picture_has_the_displays(self):
        self.assertEqual(Picture(self.shoot("own")).size, (2 * WIDTH, 2 * HEIGHT))


@on_every_display("X11")
class BothServers(Screenshots):
    def test_below_the_header_bar_x11_and_wayland_are_equal(self):
        """The bar's window buttons are each display server's own, and so is the environment."""
        reason = reason_to_skip(WaylandDisplay.name)
        if reason:
            self.skipTest(reason)
        folder = Path(self.folder) / "wayland"
        folder.mkdir()
        wayland = WaylandDisplay(folder, self.processes, self.screen_size, 1)
        wayland.start()
        for place, page in enumerate(page for page in PAGES if page != "environment"):
            scale = 1 + place % 2
            with self.subTest(page=page, scale=scale):
                words = ("--page", page, "--scale", scale)
                ours, theirs = in_one_minute(
                    lambda words=words: (
                        Picture(self.shoot("x11", *words)),
                        Picture(self.shoot("wayland", *words, display=wayland)),
                    )
                )
                width, height = ours.size
                area = (0, BAR * scale, width, height - BAR * scale)
                self.assertEqual(ours.part(*area).differences(theirs.part(*area)), [])
