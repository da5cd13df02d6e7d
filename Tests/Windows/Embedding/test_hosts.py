"""Programs in C and Python that use lists rightly and wrongly."""

import os
import shutil
import statistics
import subprocess
import time

from tug_harness.case import on_every_display

import installed_library
from embedding_case import HOSTS, EmbeddingTests

STRICT = {"G_DEBUG": "gc-friendly,fatal-warnings"}
CRITICAL = {"G_DEBUG": "fatal-criticals"}
# Functions or properties: a test that has found fewer has not read all of the GIR.
LEAST = 130
CALLS_LEAST = 680
STARTS = 11
# The goal, as a multiple of a bare drawing area's start: only printed, since times vary.
LONGEST_START = 1.2


@on_every_display("X11")
class Hosts(EmbeddingTests):
    def check_cases(self, name, **options):
        """Runs hosts/NAME.py, which prints its cases and "done"."""
        lines = self.run_python(name, **options).splitlines()
        self.assertGreater(len(lines), 5)
        self.assertEqual(lines[-1], "done")

    def check_calls(self, name, *arguments):
        lines = self.run_python(name, *arguments).splitlines()
        words = lines[-1].split()
        self.assertGreaterEqual(int(words[0]), LEAST)
        return words

    def test_lifetimes_of_lists(self):
        self.check_cases("lifetimes", variables=CRITICAL)

    def test_controls_begin_and_end_their_work(self):
        lines = self.run_python("control_work", variables=CRITICAL).splitlines()
        self.assertEqual((len(lines), lines[-1]), (4, "done"))

    def test_accessibles_of_a_bin(self):
        lines = self.run_python("bin_accessibles", variables=CRITICAL).splitlines()
        self.assertEqual((len(lines), lines[-1]), (5, "done"))

    def test_accessibles_of_a_list(self):
        lines = self.run_python("list_accessibles", variables=CRITICAL).splitlines()
        self.assertEqual((len(lines), lines[-1]), (18, "done"))

    def test_changes_of_a_bin(self):
        lines = self.run_python("bins", variables=CRITICAL).splitlines()
        self.assertEqual((len(lines), lines[-1]), (10, "done"))

    def test_reasons_of_failures(self):
        lines = self.run_python("reasons", variables=CRITICAL).splitlines()
        self.assertEqual((len(lines), lines[-1]), (3, "done"))

    def test_values_in_ui_files(self):
        self.check_cases("builder")

    def test_invalid_calls_of_a_list(self):
        self.check_cases("refusals")

    def test_models(self):
        self.check_cases("models", variables=CRITICAL)

    def test_places_of_changing_rows(self):
        self.check_cases("places", variables=CRITICAL)

    def test_rows_that_are_inserted_one_by_one(self):
        lines = self.run_python("bursts", variables=CRITICAL).splitlines()
        self.assertEqual((len(lines), lines[-1]), (6, "done"))

    def test_rows_that_are_held_back(self):
        lines = self.run_python("held_rows", variables=CRITICAL).splitlines()
        self.assertEqual((len(lines), lines[-1]), (6, "done"))

    def test_rows_that_change_while_they_are_read(self):
        lines = self.run_python("changing_rows").splitlines()
        self.assertEqual((len(lines), lines[-1]), (11, "done"))

    def test_rows_from_properties(self):
        lines = self.run_python("rows", variables={**CRITICAL, "LC_ALL": "C.UTF-8"}).splitlines()
        self.assertEqual((len(lines), lines[-1]), (8, "done"))

    def test_rows_in_c(self):
        self.assertEqual(self.run_host(self.build_host("rows"), variables=STRICT), "done\n")

    def test_selection_and_clicks(self):
        lines = self.run_python("selection", variables=CRITICAL).splitlines()
        self.assertEqual((len(lines), lines[-1]), (4, "done"))

    def test_short_lists_fill_themselves(self):
        self.check_cases("short_lists", variables=CRITICAL)

    def test_actions_in_javascript(self):
        said = self.run_host("gjs", HOSTS / "actions.js").splitlines()
        taken = [line for line in said if line.endswith("taken")]
        self.assertEqual(len(said), 12, said)
        self.assertEqual(taken, ["1 title, 1 signs: taken", "3 titles, 3 signs: taken"])

    def test_pagers_with_functions_of_a_program(self):
        lines = self.run_python("pagers", variables=CRITICAL).splitlines()
        self.assertEqual((len(lines), lines[-1]), (4, "done"))

    def test_pagers_in_javascript(self):
        said = self.run_host("gjs", HOSTS / "pagers.js").splitlines()
        replaced, inserted = "0 0 3 [0,1,2]", "1 0 1 [0]"
        self.assertEqual(said[0], replaced)
        self.assertIn(inserted, said)
        removed = [line.split() for line in said if line.startswith("2 ")]
        self.assertEqual(sum(int(count) for _, _, count, _ in removed), 3)
        self.assertEqual({items for *_, items in removed}, {"[]"})

    def test_every_function_takes_bad_input(self):
        words = self.check_calls("bad_input")
        self.assertGreaterEqual(int(words[2]), CALLS_LEAST)

    def test_every_property_takes_bad_input(self):
        words = self.check_calls("bad_properties")
        self.assertGreaterEqual(int(words[2]), CALLS_LEAST)

    def test_every_function_on_another_thread(self):
        self.check_calls("call_everything", "wrong-thread")

    def test_a_list_where_another_thread_has_loaded_the_library(self):
        lines = self.run_python("loaded_elsewhere").splitlines()
        self.assertEqual((len(lines), lines[-1]), (4, "done"))

    def test_calls_on_other_threads(self):
        for case in ("case_functions_without_a_widget", "case_list_while_the_main_loop_runs"):
            self.assertEqual(self.run_python("any_thread", case).splitlines(), [case, "done"])

    def test_icons_that_are_not_in_the_theme(self):
        self.check_cases("icons", variables=CRITICAL)

    def test_the_way_to_the_end_of_measured_rows(self):
        lines = self.run_python("measured_end", variables=STRICT).splitlines()
        self.assertEqual((len(lines), lines[-1]), (4, "done"))

    def test_every_function_on_a_destroyed_list(self):
        self.check_calls("call_everything", "destroyed")

    def test_program_wide_settings(self):
        self.check_cases("program_wide", variables=CRITICAL)

    def test_every_property(self):
        self.run_python("properties")

    def test_a_thousand_lists_in_c(self):
        self.run_host(self.build_host("cycles"), variables=STRICT)

    def test_drawing_in_c(self):
        self.assertEqual(self.run_host(self.build_host("drawing"), variables=STRICT), "done\n")

    def test_a_program_that_unloads_the_library(self):
        path = self.build_loading_host("unloading")
        self.assertEqual(self.run_host(path, installed_library.library()), "done\n")

    def test_a_program_with_two_copies_of_the_library(self):
        path, library = self.build_loading_host("second_copy"), installed_library.library()
        copy = shutil.copy(library, self.folder / "libcopy.so")
        self.assertEqual(self.run_host(path, library, copy, variables=STRICT), "done\n")

    def build_loading_host(self, name):
        """Builds hosts/NAME.c, which loads the library while it runs."""
        path = self.folder / name
        flags = self.build(HOSTS, "pkg-config", "--cflags", "--libs", "gtk+-3.0").split()
        self.build(HOSTS, "cc", f"{name}.c", "-o", path, *flags, "-ldl")
        return path

    def test_a_pulled_child_costs_no_more_than_a_scrolled_one(self):
        """Prints what a frame costs in which a bin's child is pulled, in times of a scrolled one."""
        path = self.folder / "frame_cost"
        flags = self.build(HOSTS, "pkg-config", "--cflags", "--libs", "tug-1").split()
        self.build(HOSTS, "cc", "-O2", "frame_cost.c", "-o", path, *flags)
        for kind in ("list", "spinners", "tree", "text"):
            scrolled, pulled, ratio, worst = map(float, self.run_host(path, kind).split())
            self.assertGreater(min(scrolled, pulled), 0)
            self.report(
                f"{kind}: a frame takes {scrolled:.2f} ms of the processor scrolled, {pulled:.2f} ms"
                f" pulled, {ratio:.2f} times as much; the longest of the first {worst:.1f} ms"
            )

    def test_the_first_frame_comes_soon(self):
        """Prints how long lists take to their first frame, in times of a bare drawing area.

        On a server with GLX, as the screens of users have it: GTK sets that up at its start.
        """
        flags = self.build(HOSTS, "pkg-config", "--cflags", "--libs", "tug-1").split()
        kinds = {"bare": [], "an empty list": ["-DROWS=0"], "a list of 100 rows": ["-DROWS=100"]}
        for kind, define in kinds.items():
            # fmt: off
            self.build(
                HOSTS, "cc", "-O2", *define, "first_frame.c", "-o", self.folder / kind,
                "-Wl,--as-needed", *flags,
            )
            # fmt: on
        self.assertNotIn("libtug", self.needed(self.folder / "bare"))
        self.assertIn("libtug", self.needed(self.folder / "an empty list"))
        server = {"DISPLAY": self.server_with_glx()}
        # In turns, so that other work of the computer affects all alike.
        times = {kind: [] for kind in kinds}
        for _ in range(STARTS):
            for kind, found in times.items():
                said = self.run_host(
                    self.folder / kind, str(time.monotonic_ns()), variables=server
                )
                found.append([float(word) for word in said.split()])
        # What the clock says depends on what else the computer does, by far more than the limit; what
        # the processor says, only upwards.
        typical = {
            kind: (statistics.median(one[0] for one in found), min(one[1] for one in found))
            for kind, found in times.items()
        }
        for kind, (wall, processor) in typical.items():
            ratios = [one / bare for one, bare in zip((wall, processor), typical["bare"])]
            self.assertGreater(min(ratios), 0)
            self.report(
                f"{kind} to its first frame: {wall:.0f} ms, {processor:.0f} ms of the processor,"
                f" {ratios[0]:.2f} and {ratios[1]:.2f} times a bare drawing area"
                f" (the aim is {LONGEST_START})"
            )

    def server_with_glx(self):
        reading, writing = os.pipe()
        with open(self.folder / "xvfb.stderr", "wb") as errors:
            self.processes.start(
                "Xvfb", "-displayfd", writing, "-screen", "0", "1280x1024x24", "-nolisten", "tcp",
                pass_fds=[writing], stderr=errors,
            )  # fmt: skip
        os.close(writing)
        with os.fdopen(reading) as pipe:
            return f":{pipe.readline().strip()}"

    @staticmethod
    def report(line):
        print(line, flush=True)

    @staticmethod
    def needed(program):
        words = ["objdump", "-p", str(program)]
        return subprocess.run(words, capture_output=True, text=True, check=True).stdout
