"""The contrast of drawings with their background, measured in the pixels of a screenshot.

Source: WCAG 2.1, definitions of relative luminance and contrast ratio.
"""

# A colour counts where so many pixels have it: those at the edges of letters are mixtures, each for
# itself.
LEAST_PIXELS = 12


def luminance(color):
    """0 (black) to 1 (white)."""
    linear = [
        value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4
        for value in (channel / 255 for channel in color)
    ]
    return sum(share * value for share, value in zip((0.2126, 0.7152, 0.0722), linear))


def contrast(one, other):
    """1 (none) to 21 (black on white)."""
    lighter, darker = sorted((luminance(one), luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def drawn_contrast(picture):
    """The contrast of the strongest colour in a picture with its most common one, the ground.

    Returns 1 if nothing is drawn on the background.
    """
    counts = picture.counts()
    ground = counts.most_common(1)[0][0]
    return max(contrast(color, ground) for color, n in counts.items() if n >= LEAST_PIXELS)
