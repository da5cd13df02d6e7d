"""GTK's inspector beside a list and a bin."""

from tug_harness.case import on_every_display

from embedding_case import EmbeddingTests


@on_every_display("X11")
class Inspected(EmbeddingTests):
    def test_the_inspector_shows_a_list_and_a_bin(self):
        said = self.run_python("inspected").splitlines()
        for type in ("TugListView", "TugRefreshBin"):
            self.assertIn(f"{type} properties header-style content-offset", said)
            # The whole window's nodes.
            self.assertIn(f"{type} css-nodes tuglist tugbin", said)
            self.assertIn(f"{type} refreshed", said)
        self.assertEqual(said[-1], "scrolled to 100.0")
        self.assertEqual((self.folder / "errors.txt").read_text(), "")
