"""The place of the scroll indicator, by the engine's own geometry."""

from dataclasses import dataclass

# Points that the track keeps from the insets, and the shortest thumb.
MARGIN = 3.0
SHORTEST_THUMB = 36.0


@dataclass(frozen=True)
class Thumb:
    """The thumb of a list that is not stretched, along the axis in points of the viewport."""

    start: float
    length: float
    track_start: float
    track_length: float

    @classmethod
    def of(cls, row):
        """The thumb for a row of a trace, whose inset at the bottom is a footer's."""
        top = max(row.inset_top, 0)
        track_length = row.viewport_height - top - 2 * MARGIN
        visible = row.viewport_height - row.inset_top
        share = min(visible / (row.content_height + row.inset_bottom), 1)
        length = min(max(track_length * share, SHORTEST_THUMB), track_length)
        lowest = -row.inset_top
        highest = row.content_height + row.inset_bottom - row.viewport_height
        progress = min(max((row.offset - lowest) / (highest - lowest), 0), 1)
        start = top + MARGIN + progress * (track_length - length)
        return cls(start, length, top + MARGIN, track_length)

    @property
    def middle(self):
        return self.start + self.length / 2

    @property
    def end(self):
        return self.start + self.length

    @property
    def track_end(self):
        return self.track_start + self.track_length
