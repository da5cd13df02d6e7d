"""Lists, headers and footers that are destroyed inside their own signals."""

from tug_harness.case import on_every_display

from embedding_case import EmbeddingTests
from needed_programs import require_cairo

CRITICAL = {"G_DEBUG": "fatal-criticals"}
SECONDS = 80.0


@on_every_display("X11")
class Signals(EmbeddingTests):
    def check(self, *cases):
        said = self.run_python("signals", *cases, variables=CRITICAL, seconds=SECONDS)
        lines = said.splitlines()
        self.assertGreater(len(lines), 3)
        self.assertEqual(lines[-1], "done")

    def test_a_list_destroyed_in_each_signal(self):
        require_cairo()
        self.check("case_signals")

    def test_a_list_destroyed_in_each_notify(self):
        self.check("case_notifies")
