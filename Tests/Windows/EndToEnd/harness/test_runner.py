"""The harness as a product: its runner, tests that are skipped, and golden pictures."""

import os
import re
import shutil
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

from tug_harness.goldens import GoldenPictures
from tug_harness.paths import PACKAGE
from tug_harness.pictures import Picture
from tug_harness.requirements import reason_to_skip

HARNESS = PACKAGE.parent
EXAMPLE = HARNESS / "example"
SECONDS = 80
FAILED, BAD_ARGUMENTS, NO_SUCH_TEST, ALL_SKIPPED = 1, 2, 5, 77

# Needs neither display nor window.
PLAIN_TESTS = """
import unittest

class Plain(unittest.TestCase):
    def test_good(self):
        pass

    def test_bad_in_parts(self):
        for number in range(3):
            with self.subTest(number=number):
                self.assertEqual(number, 1, "these numbers")

    @unittest.skip("no reason at all")
    def test_left_out(self):
        pass
"""
CLASSES_THAT_ARE_NOT_SET_UP = """
import unittest

class LeftOut(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        raise unittest.SkipTest("no class")

    def test_one(self):
        pass

    def test_two(self):
        pass

class Broken(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        raise RuntimeError("broken")

    def test_one(self):
        pass
"""
TEST_THAT_ENDS_THE_PROCESS = """
import os
import unittest

class Deadly(unittest.TestCase):
    def test_end(self):
        os._exit(1)
"""
TESTS_OF_PROGRAMS_THAT_END = """
from tug_harness.application import Application
from tug_harness.case import on_every_display
from tug_harness.goldens import GoldenPictures

@on_every_display()
class Ended(GoldenPictures):
    def setUp(self):
        super().setUp()
        self.program = Application(self.display, self.folder, ["/bin/sh", "-c", "exit 3"])

    def test_window(self):
        self.display.fill_screen(self.program.process)

    def test_picture(self):
        (golden := self.golden_path("picture")).parent.mkdir(exist_ok=True)
        golden.write_bytes(EXAMPLE.read_bytes())
        self.assert_picture("picture")
""".replace("EXAMPLE", f"__import__('pathlib').Path({str(EXAMPLE / 'goldens' / 'at-rest.png')!r})")
# Starts a display, and asks nothing of it.
DISPLAY_TESTS = """
from tug_harness.case import on_every_display
from tug_harness.goldens import GoldenPictures

@on_every_display()
class Blank(GoldenPictures):
    def test_it_starts(self):
        pass
"""
# A module that hides PyGObject, wherever it is.
WITHOUT_PYGOBJECT = "import sys\nsys.modules['gi'] = None\n"
# The upper part of the example's window, with a golden for each server.
PART_TESTS = """
import sys
from pathlib import Path

from tug_harness.application import Application
from tug_harness.case import on_every_display
from tug_harness.goldens import GoldenPictures

@on_every_display()
class Part(GoldenPictures):
    screen_size = (320, 320)
    golden_for_each_display = True

    def test_it(self):
        self.display.pointer_move(160, 310)
        program = [sys.executable, Path(__file__).with_name("list_box.py")]
        self.window = Application(self.display, self.folder, program)
        self.display.fill_screen(self.window.process)
        self.assert_picture("part", region=(0, 0, 320, 120), tolerance=3)
        # It is there, so that it need not come.
        self.assert_picture("part", region=(0, 0, 320, 120), tolerance=3, seconds=0.1)
"""


class RunnerTests(unittest.TestCase):
    # Each may run tests several times, which is long: it begins early.
    time_limit_seconds = 2 * SECONDS

    def setUp(self):
        self.folder = Path(tempfile.mkdtemp(prefix="tug-runner-"))
        self.addCleanup(shutil.rmtree, self.folder, ignore_errors=True)

    def write(self, text):
        (self.folder / "test_written.py").write_text(text, encoding="utf-8")

    def run_tests(self, *words, folder=None, before=(), **variables):
        """The runner's result for `folder`, a finished process with its output.

        Modules in the folders `before` replace modules with the same names.
        """
        inherited = dict(os.environ)
        inherited.pop("TUG_HARNESS_UPDATE_GOLDENS", None)
        return subprocess.run(
            [sys.executable, "-m", "tug_harness", folder or self.folder, *words],
            env={**inherited, **variables, "PYTHONPATH": ":".join([*before, str(HARNESS)])},
            cwd=self.folder,
            capture_output=True,
            text=True,
            timeout=SECONDS,
        )

    def skip_without(self, *servers):
        """Skips the test if one of the display servers is not installed."""
        reason = reason_to_skip(*servers)
        if reason:
            self.skipTest(reason)

    def assert_ended(self, finished, code, last_line):
        self.assertEqual(finished.stdout.splitlines()[-1:], [last_line], finished.stderr)
        self.assertEqual(finished.returncode, code)


class Runner(RunnerTests):
    def test_failures_and_skips_are_named_and_counted_once(self):
        self.write(PLAIN_TESTS)
        finished = self.run_tests()
        self.assert_ended(finished, FAILED, "1 passed, 1 failed, 1 skipped")
        self.assertIn("FAILED test_written.Plain.test_bad_in_parts\n", finished.stderr)
        self.assertIn("these numbers", finished.stderr)
        self.assertIn("skipped test_written.Plain.test_left_out: no reason at all", finished.stdout)
        self.assertNotIn("test_good", finished.stdout + finished.stderr)

    def test_selects_by_name_and_rejects_unknown_names(self):
        self.write(PLAIN_TESTS)
        self.assert_ended(self.run_tests("good"), 0, "1 passed, 0 failed")
        both = self.run_tests("--jobs", "1", "good", "left")
        self.assert_ended(both, 0, "1 passed, 0 failed, 1 skipped")
        finished = self.run_tests("nowhere")
        self.assertEqual((finished.returncode, finished.stdout), (NO_SUCH_TEST, ""))
        self.assertIn("nowhere", finished.stderr)

    def test_a_skipped_run_has_not_passed(self):
        self.write(PLAIN_TESTS)
        self.assert_ended(self.run_tests("left"), ALL_SKIPPED, "0 passed, 0 failed, 1 skipped")
        self.assertEqual(self.run_tests("good", "left", "--fail-on-skip").returncode, FAILED)

    def test_bad_arguments_are_reported_in_one_line(self):
        for words in (["--jobs", "0"], ["--jobs", "many"], ["--also", "nowhere"], ["--unknown"]):
            finished = self.run_tests(*words)
            self.assertEqual((finished.returncode, finished.stdout), (BAD_ARGUMENTS, ""), words)
            self.assertEqual(len(finished.stderr.splitlines()), 1, finished.stderr)
        missing = self.run_tests(folder=self.folder / "nowhere")
        self.assertEqual(missing.returncode, BAD_ARGUMENTS)
        self.assertIn("nowhere", missing.stderr)

    def test_the_setup_of_a_class_counts_for_its_tests(self):
        self.write(CLASSES_THAT_ARE_NOT_SET_UP)
        skipped = self.run_tests("LeftOut")
        self.assert_ended(skipped, ALL_SKIPPED, "0 passed, 0 failed, 2 skipped")
        self.assertIn("skipped test_written.LeftOut.test_one: no class", skipped.stdout)
        self.assert_ended(self.run_tests("Broken"), FAILED, "0 passed, 1 failed")

    def test_a_dead_process_fails_its_tests(self):
        self.write(TEST_THAT_ENDS_THE_PROCESS)
        finished = self.run_tests("--jobs", "1")
        self.assert_ended(finished, FAILED, "0 passed, 1 failed")
        self.assertIn("FAILED test_written.Deadly.test_end\n", finished.stderr)

    def test_a_module_that_cannot_be_loaded_is_a_failure(self):
        self.write("import a_module_that_is_not_there\n")
        self.assert_ended(self.run_tests(), FAILED, "0 passed, 1 failed")


class EndedPrograms(RunnerTests):
    """The end of a program is reported immediately, with its cause."""

    def test_every_wait_reports_an_ended_program(self):
        self.skip_without("x11", "wayland")
        self.write(TESTS_OF_PROGRAMS_THAT_END)
        finished = self.run_tests()
        self.assert_ended(finished, FAILED, "0 passed, 4 failed")
        self.assertEqual(finished.stderr.count("/bin/sh -c exit 3 ended with exit code 3"), 4)
        self.assertNotIn("waited", finished.stderr)


class MissingServers(RunnerTests):
    """A display server that is not installed: its tests are skipped by name, and never pass."""

    def test_without_both_servers_nothing_passes(self):
        self.write(DISPLAY_TESTS)
        finished = self.run_tests(
            TUG_HARNESS_XORG="/nowhere/Xorg", TUG_HARNESS_WESTON="/nowhere/weston"
        )
        self.assert_ended(finished, ALL_SKIPPED, "0 passed, 0 failed, 2 skipped")
        for name, variable, server in (
            ("BlankOnX11", "TUG_HARNESS_XORG", "/nowhere/Xorg"),
            ("BlankOnWayland", "TUG_HARNESS_WESTON", "/nowhere/weston"),
        ):
            self.assertIn(
                f"skipped test_written.{name}.test_it_starts: {variable} is not the path of a program: {server}\n",
                finished.stdout,
            )

    def test_without_pygobject_no_test_runs(self):
        self.write(DISPLAY_TESTS)
        (self.folder / "in-the-way").mkdir()
        way = self.folder / "in-the-way" / "sitecustomize.py"
        way.write_text(WITHOUT_PYGOBJECT, encoding="utf-8")
        finished = self.run_tests(before=[str(way.parent)])
        self.assert_ended(finished, ALL_SKIPPED, "0 passed, 0 failed, 2 skipped")
        self.assertRegex(finished.stdout, r"missing PyGObject.* apt-get install .*python3-gi")

    def test_without_one_server_the_other_is_tested(self):
        self.skip_without("wayland")
        self.write(DISPLAY_TESTS)
        finished = self.run_tests(TUG_HARNESS_XORG="/nowhere/Xorg")
        self.assert_ended(finished, 0, "1 passed, 0 failed, 1 skipped")
        self.assertIn("skipped test_written.BlankOnX11.test_it_starts: ", finished.stdout)


class Goldens(RunnerTests):
    """The example of the harness in a folder of its own, whose goldens are written and spoilt."""

    ONE = "ListBoxOnX11.test_a_key"

    def setUp(self):
        super().setUp()
        self.skip_without("x11", "wayland")
        self.tests = self.folder / "tests"
        shutil.copytree(EXAMPLE, self.tests, ignore=shutil.ignore_patterns("__pycache__"))
        self.golden = self.tests / "goldens" / "at-rest.png"

    def run_example(self, *words, **variables):
        return self.run_tests(*words, folder=self.tests, **variables)

    def goldens(self):
        return {path.name: path.read_bytes() for path in self.golden.parent.iterdir()}

    def test_goldens_are_written_once_for_both_servers(self):
        before = self.goldens()
        shutil.rmtree(self.golden.parent)
        finished = self.run_example("--update-goldens", "test_a_key")
        self.assert_ended(finished, 0, "2 passed, 0 failed")
        told = sorted(line for line in finished.stdout.splitlines() if line.startswith("new "))
        self.assertEqual([line.rsplit("/", 1)[-1] for line in told], ["at-rest.png", "next.png"])
        written = self.goldens()
        self.assertEqual(written, {name: before[name] for name in written})
        again = self.run_example("--update-goldens", "test_a_key")
        self.assertEqual(again.stdout, "2 passed, 0 failed\n")
        self.assertEqual(self.goldens(), written)

    def test_one_pixel_fails_and_shows_where(self):
        spoilt = Picture(self.golden)
        spoilt.fill(200, 150, 1, 1, (254, 254, 254))
        spoilt.save(self.golden)
        finished = self.run_example(self.ONE)
        self.assert_ended(finished, FAILED, "0 passed, 1 failed")
        self.assertIn("1 pixel differs from (200, 150), by up to 1", finished.stderr)
        shown = Path(re.search(r"(?m)^picture: (.*)$", finished.stderr)[1])
        self.assertTrue(shown.is_relative_to(self.tests / "failures"))
        self.assertGreaterEqual(Picture(shown).size[0], Picture(self.golden).size[0])
        self.assertEqual((self.tests / "failures" / ".gitignore").read_text(), "*\n")
        without = self.run_example(self.ONE, TUG_GOLDENS="/nowhere/tug-goldens")
        self.assertIn("TUG_GOLDENS is not the path of a program: /nowhere/tug-goldens", without.stderr)
        self.assertRegex(without.stderr, r"(?m)^picture: .*at-rest-actual\.png$")
        update = self.run_example("--update-goldens", self.ONE)
        self.assertRegex(update.stdout, r"(?m)^changed .*at-rest\.png$")
        self.assert_ended(self.run_example(self.ONE), 0, "1 passed, 0 failed")

    def test_a_missing_flat_or_differently_sized_golden_fails(self):
        whole = Picture(self.golden)
        whole.part(0, 0, 320, 319).save(self.golden)
        finished = self.run_example(self.ONE)
        self.assertIn("the size is 320 x 320 pixels instead of 320 x 319", finished.stderr)
        whole.fill(0, 0, 320, 320, (53, 132, 228))
        whole.save(self.golden)
        finished = self.run_example(self.ONE)
        self.assertIn("has only one colour", finished.stderr)
        self.golden.write_text("<<<<<<< no picture\n")
        finished = self.run_example(self.ONE)
        self.assertIn(f"at-rest: the golden {self.golden} cannot be read: ", finished.stderr)
        update = self.run_example("--update-goldens", self.ONE)
        self.assertRegex(update.stdout, r"(?m)^changed .*at-rest\.png$")
        self.golden.unlink()
        finished = self.run_example(self.ONE)
        self.assertIn(f"no golden {self.golden}", finished.stderr)
        self.assert_ended(finished, FAILED, "0 passed, 1 failed")
        self.assertFalse(self.golden.exists(), "a test run writes no golden")

    def test_a_shared_golden_names_its_writer(self):
        test = self.tests / "test_list_box.py"
        text = test.read_text(encoding="utf-8")
        test.write_text(text.replace('"next"', '"at-rest"'), encoding="utf-8")
        shutil.rmtree(self.golden.parent)
        update = self.run_example("--update-goldens", self.ONE)
        self.assert_ended(update, FAILED, "0 passed, 1 failed")
        writer = r"by test_list_box\.ListBoxOnX11\.test_a_key_chooses_the_next_row\n"
        self.assertRegex(update.stderr, rf"at-rest\.png was written in this run {writer}")

    def test_a_picture_of_one_colour_becomes_no_golden(self):
        program = self.tests / "list_box.py"
        text = program.read_text(encoding="utf-8")
        program.write_text(text.replace("window.add(rows)\n", ""), encoding="utf-8")
        before = self.goldens()
        finished = self.run_example("--update-goldens", self.ONE)
        self.assertIn("has only one colour", finished.stderr)
        self.assertEqual(self.goldens(), before)


    def test_an_unused_golden_fails_until_it_is_removed(self):
        left = self.golden.with_name("left.png")
        shutil.copy(self.golden, left)
        self.assert_ended(self.run_example(self.ONE), 0, "1 passed, 0 failed")
        finished = self.run_example()
        self.assert_ended(finished, FAILED, "4 passed, 1 failed")
        self.assertRegex(finished.stderr, r"FAILED .*left\.png\nno test uses this golden")
        update = self.run_example("--update-goldens")
        self.assertRegex(update.stdout, r"^removed .*left\.png\n4 passed, 0 failed\n$")
        self.assertFalse(left.exists())

    def test_a_part_has_goldens_for_each_server_and_a_tolerance(self):
        (self.tests / "test_part.py").write_text(PART_TESTS, encoding="utf-8")
        update = self.run_example("--update-goldens", "Part")
        self.assert_ended(update, 0, "2 passed, 0 failed")
        golden = self.golden.with_name("part-x11.png")
        other = Picture(golden.with_name("part-wayland.png"))
        self.assertEqual((Picture(golden).size, other.size), ((320, 120), (320, 120)))
        spoilt = Picture(golden)
        spoilt.fill(200, 100, 5, 1, (252, 252, 252))
        spoilt.save(golden)
        self.assert_ended(self.run_example("Part"), 0, "2 passed, 0 failed")
        spoilt.fill(201, 100, 1, 1, (251, 251, 251))
        spoilt.save(golden)
        finished = self.run_example("Part")
        self.assert_ended(finished, FAILED, "1 passed, 1 failed")
        self.assertIn("part: 1 pixel differs from (201, 100), by up to 4", finished.stderr)


class Regions(unittest.TestCase):
    """Parts of a picture, and the effect of a tolerance."""

    def setUp(self):
        if reason := reason_to_skip():
            self.skipTest(reason)
        self.picture = Picture(EXAMPLE / "goldens" / "at-rest.png")

    def test_a_part_has_the_pixels_of_the_whole(self):
        part = self.picture.part(10, 20, 30, 40)
        self.assertEqual(part.size, (30, 40))
        self.assertEqual(part.color(3, 4), self.picture.color(13, 24))
        self.assertTrue(self.picture.part(200, 250, 50, 50).is_flat)
        self.assertFalse(self.picture.is_flat)

    def test_a_part_outside_the_picture_is_refused(self):
        for x, y, width, height in ((-1, 0, 5, 5), (0, 0, 0, 5), (300, 0, 21, 5), (0, 320, 1, 1)):
            with self.assertRaises(ValueError):
                self.picture.part(x, y, width, height)

    def test_a_tolerance_limits_the_difference_of_channels(self):
        here, there = self.picture.part(0, 0, 50, 40), self.picture.part(0, 1, 50, 40)
        greatest = here.greatest_difference(there)
        self.assertGreater(greatest, 100)
        self.assertTrue(here.matches(there, greatest))
        self.assertFalse(here.matches(there, greatest - 1))
        self.assertFalse(here.matches(self.picture.part(0, 0, 49, 40), 255))

    def test_two_pictures_can_be_compared_without_a_golden(self):
        class Case(GoldenPictures, unittest.TestCase):
            scale = 1

        case = Case("assert_same_pictures")
        with tempfile.TemporaryDirectory() as folder:
            case.folder = Path(folder)
            case.assert_same_pictures("same", self.picture, self.picture.part(0, 0, 320, 320))
            with self.assertRaisesRegex(AssertionError, "(?s)other rows: .*picture: "):
                case.assert_same_pictures(
                    "other rows", self.picture.part(0, 0, 50, 40), self.picture.part(0, 1, 50, 40)
                )
