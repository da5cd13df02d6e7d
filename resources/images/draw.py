#!/usr/bin/env python3
"""Draws the pictures of this folder, at 1, 2 and 3 pixels to the point.

Needs pycairo (Debian: python3-cairo). Usage: python3 resources/images/draw.py [FOLDER]
The pictures are written beside this file unless another folder is given. They are embedded in the
library (Sources/Texts/CResources), which has to be built again.
"""

import math
import sys
from pathlib import Path

import cairo

FOLDER = Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).resolve().parent
SCALES = (1, 2, 3)
SIDE = 40
FRAMES = 12

INK = (0.05, 0.16, 0.30)
FOAM = (1, 1, 1)


def write(name, width, height, draw):
    """Writes NAME.png, NAME@2x.png and NAME@3x.png, WIDTH by HEIGHT points."""
    for scale in SCALES:
        surface = cairo.ImageSurface(cairo.FORMAT_ARGB32, width * scale, height * scale)
        context = cairo.Context(surface)
        context.scale(scale, scale)
        draw(context)
        suffix = "" if scale == 1 else f"@{scale}x"
        surface.write_to_png(str(FOLDER / f"{name}{suffix}.png"))


def rounded(context, x, y, width, height, radius):
    """The path of a rectangle with round corners."""
    context.new_sub_path()
    context.arc(x + width - radius, y + radius, radius, -math.pi / 2, 0)
    context.arc(x + width - radius, y + height - radius, radius, 0, math.pi / 2)
    context.arc(x + radius, y + height - radius, radius, math.pi / 2, math.pi)
    context.arc(x + radius, y + radius, radius, math.pi, 1.5 * math.pi)
    context.close_path()


# A porthole with its own sky, so that it can be seen on any ground.


def wave(context, level, height, length, phase, color):
    """Water below LEVEL, its crests LENGTH points apart; PHASE 1 looks like 0."""
    context.move_to(0, SIDE)
    for step in range(SIDE * 2 + 1):
        x = step / 2
        context.line_to(x, level + height * math.sin(2 * math.pi * (x / length + phase)))
    context.line_to(SIDE, SIDE)
    context.close_path()
    context.set_source_rgb(*color)
    context.fill()


def porthole(context, phase, draw):
    """Sky and sea in a ring; DRAW paints what floats between the two waves."""
    middle = SIDE / 2
    context.save()
    context.arc(middle, middle, 18.5, 0, 2 * math.pi)
    context.clip()
    sky = cairo.LinearGradient(0, 2, 0, 28)
    sky.add_color_stop_rgb(0, 0.17, 0.50, 0.79)
    sky.add_color_stop_rgb(1, 0.50, 0.77, 0.93)
    context.set_source(sky)
    context.paint()
    wave(context, 26.5, 1.0, 20, -phase + 0.3, (0.16, 0.45, 0.69))
    draw(context)
    context.restore()
    context.arc(middle, middle, 18.5, 0, 2 * math.pi)
    context.set_line_width(2)
    context.set_source_rgb(*FOAM)
    context.stroke()
    context.arc(middle, middle, 19.5, 0, 2 * math.pi)
    context.set_line_width(1)
    context.set_source_rgba(*INK, 0.55)
    context.stroke()


def sea(context, phase):
    """The wave in front."""
    wave(context, 29, 1.2, 40 / 3, phase, (0.07, 0.29, 0.52))


def smoke(context, phase):
    """Puffs that leave the funnel at 16, 12 and drift astern."""
    puffs = 3
    for puff in range(puffs):
        age = (phase + puff / puffs) % 1
        context.arc(15.8 - 8.5 * age, 12.2 - 5.5 * age**0.7, 1.1 + 2.1 * age, 0, 2 * math.pi)
        context.set_source_rgba(*FOAM, 0.95 * (1 - age) ** 0.7)
        context.fill()


def tug(context, phase):
    """The boat, rocking once in a cycle."""
    smoke(context, phase)
    context.save()
    context.translate(20, 27.3 + 1.1 * math.sin(2 * math.pi * phase))
    context.rotate(math.radians(5.5) * math.sin(2 * math.pi * phase + 1.1))

    # Funnel, deckhouse, bridge.
    context.rectangle(-6, -14.5, 4, 8)
    context.set_source_rgb(0.96, 0.62, 0.14)
    context.fill()
    context.rectangle(-6, -14.5, 4, 2.5)
    context.set_source_rgb(*INK)
    context.fill()
    rounded(context, -8, -8, 15, 6, 0.8)
    context.set_source_rgb(0.90, 0.93, 0.96)
    context.fill()
    rounded(context, -1, -13, 8, 8, 1)
    context.set_source_rgb(*FOAM)
    context.fill()
    context.rectangle(0.5, -11.3, 5.5, 3)
    context.set_source_rgb(*INK)
    context.fill()

    # The hull, high at the bow.
    context.move_to(-12.5, -4)
    context.curve_to(-5, -2, 5, -2.5, 13.5, -6.5)
    context.curve_to(12.8, -2, 11, 2, 9, 6)
    context.line_to(-9.5, 6)
    context.curve_to(-11.5, 3, -12.5, 0, -12.5, -4)
    context.close_path()
    context.set_source_rgb(0.86, 0.22, 0.18)
    context.fill_preserve()
    context.set_source_rgb(*INK)
    context.set_line_width(1)
    context.stroke()
    # Fenders.
    for x, y in ((-7.5, -0.6), (-2.5, -0.1), (2.5, -0.4), (7.3, -1.4)):
        context.arc(x, y, 1.2, 0, 2 * math.pi)
        context.set_source_rgb(*INK)
        context.fill()
    context.restore()


def frames(context):
    """All pictures of the tug, side by side."""
    for frame in range(FRAMES):
        phase = frame / FRAMES
        context.save()
        context.rectangle(0, 0, SIDE, SIDE)
        context.clip()

        def afloat(context, phase=phase):
            tug(context, phase)
            sea(context, phase)

        porthole(context, phase, afloat)
        context.restore()
        context.translate(SIDE, 0)


def arrow_in_porthole(context, is_up):
    """Draws an arrow over the sea, at the later position of the tug."""

    def draw(context):
        sea(context, 0)
        context.save()
        if is_up:
            context.translate(0, SIDE)
            context.scale(1, -1)
        context.move_to(20, 10)
        context.line_to(20, 30)
        context.move_to(12.5, 22.5)
        context.line_to(20, 30)
        context.line_to(27.5, 22.5)
        context.set_line_join(cairo.LINE_JOIN_ROUND)
        context.set_line_cap(cairo.LINE_CAP_ROUND)
        context.set_source_rgba(*INK, 0.5)
        context.set_line_width(5.5)
        context.stroke_preserve()
        context.set_source_rgb(*FOAM)
        context.set_line_width(4)
        context.stroke()
        context.restore()

    porthole(context, 0, draw)


# EGO's arrow: it points down, and its tail fades in.


def arrow(context, color):
    """23 by 60 points."""
    context.push_group()
    context.move_to(8, 4)
    context.line_to(15, 4)
    context.line_to(15, 37)
    context.line_to(21, 37)
    context.line_to(11.5, 57)
    context.line_to(2, 37)
    context.line_to(8, 37)
    context.close_path()
    context.set_source_rgb(*color)
    context.set_line_join(cairo.LINE_JOIN_ROUND)
    context.fill_preserve()
    context.set_line_width(2)
    context.stroke()
    context.pop_group_to_source()
    tail = cairo.LinearGradient(0, 3, 0, 34)
    tail.add_color_stop_rgba(0, 0, 0, 0, 0.12)
    tail.add_color_stop_rgba(1, 0, 0, 0, 1)
    context.mask(tail)


ARROWS = {
    "black": (0.13, 0.13, 0.14),
    "blue": (0.34, 0.42, 0.54),
    "gray": (0.55, 0.55, 0.56),
    "white": (1, 1, 1),
}

if __name__ == "__main__":
    write("down", SIDE, SIDE, lambda context: arrow_in_porthole(context, False))
    write("up", SIDE, SIDE, lambda context: arrow_in_porthole(context, True))
    write("frames", SIDE * FRAMES, SIDE, frames)
    for name, color in ARROWS.items():
        write(f"arrow-{name}", 23, 60, lambda context, color=color: arrow(context, color))
