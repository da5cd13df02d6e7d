"""Runs the tests of a folder, each on a separate display server.

NAME is a part of a test's name, such as "Pull", "OnWayland" or "test_keys"; without a NAME all tests run.
At most N tests run at the same time, by default twelve per processor, because they mostly wait; fewer run
while no processor is idle. --also adds the tests of another folder. --times writes the seconds
that each test took to a file, the longest first. --update-goldens writes the golden pictures, removes unused ones, and
prints each change; without the option an unused golden is a failure. The files of a failed test are kept in
FAILURES, by default FOLDER/failures.

Omits passed tests, and ends with a line "N passed, N failed[, N skipped]". Exit codes: 0 if no test
failed, 1 if one failed, 2 for invalid arguments, 5 if no test has the name, 77 if all tests with the name
were skipped. A test whose display server is not installed is skipped, with the packages to install;
--fail-on-skip makes a skip a failure.
"""

import argparse
import os
import sys
import tempfile
from pathlib import Path

USAGE = """python3 -m tug_harness FOLDER [NAME …] [--jobs N] [--also FOLDER] [--times FILE]
                               [--update-goldens] [--failures FAILURES] [--fail-on-skip]"""
BAD_ARGUMENTS = 2
JOBS = 12 * len(os.sched_getaffinity(0))


class Parser(argparse.ArgumentParser):
    def error(self, message):
        self.exit(BAD_ARGUMENTS, f"{self.prog}: {message}\n")


def arguments(words):
    parser = Parser(
        prog="tug_harness",
        usage=USAGE,
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("words", nargs="*", help=argparse.SUPPRESS)
    parser.add_argument("--jobs", type=_count, default=JOBS, help=argparse.SUPPRESS)
    parser.add_argument(
        "--also", type=_folder, action="append", default=[], help=argparse.SUPPRESS
    )
    parser.add_argument("--update-goldens", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--times", type=Path, help=argparse.SUPPRESS)
    parser.add_argument("--failures", type=Path, help=argparse.SUPPRESS)
    parser.add_argument("--fail-on-skip", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_intermixed_args(words)
    if not options.words:
        parser.error("which FOLDER?")
    try:
        options.folder, options.names = _folder(options.words[0]), options.words[1:]
    except argparse.ArgumentTypeError as error:
        parser.error(str(error))
    return options


def _folder(text):
    if not Path(text).is_dir():
        raise argparse.ArgumentTypeError(f"not a folder: {text}")
    return Path(text).resolve()


def _count(text):
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"not a number of 1 or more: {text}")
    return int(text)


def ignore_in_version_control(folder):
    """Keeps Git from committing failures, without a line in the project's own .gitignore."""
    ignore = folder / ".gitignore"
    if folder.is_dir() and not ignore.exists():
        ignore.write_text("*\n", encoding="utf-8")


def main(words=None):
    options = arguments(words)
    failures = (options.failures or options.folder / "failures").absolute()
    os.environ["TUG_HARNESS_FAILURES"] = str(failures)
    with tempfile.TemporaryDirectory(prefix="tug-goldens-") as folder:
        for name in ("used", "updated"):
            (Path(folder) / name).mkdir()
        os.environ["TUG_HARNESS_USED_GOLDENS"] = f"{folder}/used"
        if options.update_goldens:
            os.environ["TUG_HARNESS_UPDATE_GOLDENS"] = f"{folder}/updated"
        # Only now: these modules read the variables when they are loaded.
        from .runner import FAILED, NO_SUCH_TEST, Outcome, run_folders

        def unused(golden):
            if not options.update_goldens:
                words = "no test uses this golden; --update-goldens removes it"
                return Outcome(1, [(os.path.relpath(golden), words)])
            golden.unlink()
            print(f"removed {os.path.relpath(golden)}", flush=True)
            return Outcome()

        folders = [options.folder, *options.also]
        outcome = run_folders(folders, options.names, options.jobs, unused)
    if outcome is None:
        wanted = f"has {' or '.join(options.names)} in its name" if options.names else "exists"
        print(f"no test of {options.folder} {wanted}", file=sys.stderr)
        return NO_SUCH_TEST
    ignore_in_version_control(failures)
    if options.times:
        lines = (f"{seconds:.1f} {name}\n" for seconds, name in sorted(outcome.times, reverse=True))
        options.times.write_text("".join(lines), encoding="utf-8")
    print(outcome)
    if options.fail_on_skip and outcome.skipped:
        return FAILED
    return outcome.exit_code


if __name__ == "__main__":
    sys.exit(main())
