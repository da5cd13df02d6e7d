"""Haptic and audible feedback of a pull, with and without the session's services."""

import socket
import sys

from tug_harness.case import on_every_display
from tug_harness.waiting import Pace, until

from embedding_case import HOSTS, EmbeddingTests
from needed_programs import require

STRICT = {"G_DEBUG": "gc-friendly,fatal-warnings"}
REFRESHED = ["pulling", "refreshing", "idle"]
ARMED = "TriggerFeedback feedback-host button-pressed {} -1"
DISARMED = "TriggerFeedback feedback-host button-released {} -1"
# Seconds in which something that must not come would have come.
SILENCE = 0.3
BUS = """<busconfig><type>session</type><listen>unix:path={folder}/bus</listen>
<servicedir>{folder}/services</servicedir>
<policy context="default"><allow send_destination="*" eavesdrop="true"/><allow eavesdrop="true"/>
<allow own="*"/></policy></busconfig>"""
SERVICE = "[D-BUS Service]\nName=org.sigxcpu.Feedback\nExec=/usr/bin/touch {folder}/started\n"


@on_every_display("X11")
class Feedback(EmbeddingTests):
    def start(self, *words, **variables):
        program = [sys.executable, HOSTS / "feedback.py", *words]
        self.open(*program, variables={**STRICT, **variables})
        self.wait_for_lines(1)

    def states(self):
        return self.printed()[1:]

    def pull_past(self):
        """Pulls past the trigger distance, and holds it there."""
        self.display.touch_drag((180, 60), (180, 260), hold=0.1, release=False)
        self.window.until("the header to arm", lambda: "pulling" in self.states())

    def refresh(self):
        """Pulls and lets go; the list goes through its states, whatever the session has."""
        self.pull_past()
        self.display.touch_up()
        self.window.until("the refresh", lambda: self.states()[-1] == "idle")
        self.assertEqual(self.states(), REFRESHED)

    def end(self):
        Pace().wait(SILENCE)
        self.close()
        self.assertEqual(self.window.error_text(), "")

    def start_bus(self):
        """Starts a bus for the test, on which a call can start feedbackd."""
        require("dbus-daemon")
        (self.folder / "services").mkdir()
        (self.folder / "services" / "feedback.service").write_text(
            SERVICE.format(folder=self.folder)
        )
        configuration = self.folder / "bus.conf"
        configuration.write_text(BUS.format(folder=self.folder))
        self.bus = self.display.processes.start(
            "dbus-daemon", f"--config-file={configuration}", "--nofork", "--nopidfile"
        )
        until("the session bus", (self.folder / "bus").exists)
        return {"DBUS_SESSION_BUS_ADDRESS": f"unix:path={self.folder}/bus"}

    def start_service(self, bus):
        self.asked = self.folder / "asked"
        with self.asked.open("w") as output:
            self.display.processes.start(
                "env", *(f"{name}={value}" for name, value in bus.items()), sys.executable,
                HOSTS / "feedback_service.py", stdout=output,
            )  # fmt: skip
        until("the service", lambda: self.heard() == [])

    def heard(self):
        """Returns the requests to the service, which exist only once it is ready."""
        lines = self.asked.read_text().splitlines()
        return lines[1:] if lines else None

    def check_arming(self, kind):
        bus = self.start_bus()
        self.start_service(bus)
        self.start(kind, "haptic-feedback", **bus)
        self.pull_past()
        until("the feedback", self.heard)
        self.assertEqual(self.heard(), [ARMED])
        # Back again: a release would do nothing.
        self.display.touch_move(180, 80)
        self.window.until("the header to disarm", lambda: self.states()[-1] == "idle")
        until("the second feedback", lambda: len(self.heard()) > 1)
        self.display.touch_up()
        self.end()
        self.assertEqual(self.heard(), [ARMED, DISARMED])

    def test_a_list_gives_feedback_when_it_arms_and_disarms(self):
        self.check_arming("ListView")

    def test_a_bin_gives_feedback_when_it_arms_and_disarms(self):
        self.check_arming("RefreshBin")

    def test_a_refresh_gives_feedback_once(self):
        bus = self.start_bus()
        self.start_service(bus)
        self.start("ListView", "haptic-feedback", **bus)
        self.refresh()
        until("the feedback", self.heard)
        self.end()
        self.assertEqual(self.heard(), [ARMED])

    def test_nothing_is_sent_by_default(self):
        bus = self.start_bus()
        self.start_service(bus)
        self.start("ListView", **bus, **self.sounds())
        self.refresh()
        self.end()
        self.assertEqual(self.heard(), [])
        self.assertFalse(self.played.exists())

    def test_an_absent_service_is_not_started(self):
        self.start("ListView", "haptic-feedback", **self.start_bus())
        self.refresh()
        self.end()
        self.assertFalse((self.folder / "started").exists())

    def test_a_silent_bus_does_not_block(self):
        path = self.folder / "bus"
        with socket.socket(socket.AF_UNIX) as silent:
            silent.bind(str(path))
            silent.listen()
            self.start("ListView", "haptic-feedback", DBUS_SESSION_BUS_ADDRESS=f"unix:path={path}")
            self.refresh()
            # It was asked all the same.
            silent.settimeout(5)
            silent.accept()[0].close()
            self.end()

    def test_a_session_without_a_bus(self):
        for address in ("disabled:", "unix:path=/nowhere", "not an address"):
            with self.subTest(address):
                self.start("ListView", "haptic-feedback", DBUS_SESSION_BUS_ADDRESS=address)
                self.refresh()
                self.end()

    def test_a_lost_bus_does_not_harm_the_program(self):
        bus = self.start_bus()
        self.start_service(bus)
        self.start("ListView", "haptic-feedback", **bus)
        self.refresh()
        until("the feedback", self.heard)
        self.display.processes.stop(self.bus)
        self.display.touch_drag((180, 60), (180, 260), hold=0.1)
        self.window.until("the next refresh", lambda: self.states() == REFRESHED * 2)
        self.end()

    def sounds(self):
        """The variables by which the stand-in for libcanberra takes its place."""
        self.build(
            HOSTS, "cc", "-shared", "-fPIC", "-Wall", "-Wextra", "-Werror", "canberra.c",
            "-o", self.folder / "libcanberra.so.0",
        )  # fmt: skip
        self.played = self.folder / "played"
        return {"LD_LIBRARY_PATH": str(self.folder), "HEARD": str(self.played)}

    def test_a_list_plays_a_sound_when_it_arms(self):
        self.start("ListView", "event-sounds", **self.sounds())
        self.refresh()
        until("the sound", self.played.exists)
        self.end()
        words = self.played.read_text().splitlines()
        self.assertEqual(len(words), 1)
        for word in (
            "event.id=button-pressed", "canberra.xdg-theme.name=freedesktop", "media.role=event",
            "application.name=feedback-host",
        ):  # fmt: skip
            self.assertIn(word, words[0])

    def test_a_silent_sound_server_does_not_block(self):
        self.start("ListView", "event-sounds", **self.sounds(), HANGS="yes")
        self.refresh()
        until("the sound", self.played.exists)
        self.end()

    def test_the_user_has_event_sounds_off(self):
        self.start("ListView", "event-sounds", "silent", **self.sounds())
        self.refresh()
        self.end()
        self.assertFalse(self.played.exists())

    def test_a_computer_without_libcanberra(self):
        # One that is not a library stands before any that is installed.
        (self.folder / "libcanberra.so.0").write_text("none")
        self.start("ListView", "event-sounds", LD_LIBRARY_PATH=str(self.folder))
        self.refresh()
        self.end()
