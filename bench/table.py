"""Tables of what was measured, as text."""

from statistics import median


def spread(values):
    """The half of the distance between the extremes, as a share of the median."""
    return (max(values) - min(values)) / 2 / median(values) if median(values) else 0.0


def ratios(ours, theirs):
    """The ratio in each round."""
    return [mine / other for mine, other in zip(ours, theirs)]


def cell_table(cell, found, base):
    """The lines of a table of one cell: ms a frame of each peer, and ratios to the peer `base`."""
    lines = [
        f"{cell.name}, ms of processor time a frame; ratios to {base}",
        f"{'':24}{'client':>8}{'server':>8}{'both':>8}{'99 %':>8}   client ratio     both ratio",
    ]
    for label, runs in found.items():
        columns = "".join(
            f"{median(values):8.3f}" for values in (runs.client, runs.server, runs.both, runs.slow)
        )
        client = ratios(runs.client, found[base].client)
        both = ratios(runs.both, found[base].both)
        lines.append(
            f"{label:24}{columns}   {median(client):5.2f} ± {spread(client):4.0%}   "
            f"{median(both):5.2f} ± {spread(both):4.0%}"
        )
    return lines
