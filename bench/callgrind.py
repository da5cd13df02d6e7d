"""What callgrind has written: the instructions that ran, by their functions and addresses."""

import re
from collections import Counter, defaultdict
from dataclasses import dataclass, field

# A line of the processor's caches, and a page of memory, in bytes.
LINE, PAGE = 64, 4096
NAMED = re.compile(r"(c?ob|c?fn)=\((\d+)\)(?: (.*))?")
# What callgrind adds to the name of a function that calls itself.
RECURSION = re.compile(r"'\d+$")


@dataclass
class Profile:
    """Instructions by function and by address, of each object file; functions are pairs of an object
    file's path and a name."""

    counts: Counter = field(default_factory=Counter)
    addresses: defaultdict = field(default_factory=lambda: defaultdict(set))
    # The functions that each one calls, with the place of the call.
    calls: defaultdict = field(default_factory=lambda: defaultdict(list))

    @property
    def instructions(self):
        """How many instructions ran."""
        return sum(self.counts.values())

    def in_order(self):
        """The functions nearly as they are first called: each before those that it calls, which are
        in the order of their calls in it."""
        called = {callee for calls in self.calls.values() for _, callee in calls}
        begun, waiting = {}, [*self.counts][::-1]
        waiting += [function for function in waiting if function not in called]
        while waiting:
            function = waiting.pop()
            if function in begun:
                continue
            begun[function] = True
            waiting += [callee for _, callee in sorted(self.calls[function], reverse=True)]
        return [*begun]

    def touched(self, path, size):
        """How many blocks of `size` bytes hold the instructions of an object file that ran."""
        return len({address // size for address in self.addresses[path]})

    def path_of(self, name):
        """The path of the object file whose path contains `name`."""
        return next(path for path in self.addresses if name in path)


def read(path):
    """The profile in a file that callgrind has written with --dump-instr=yes."""
    profile, known = Profile(), {}
    # The present object file and function, those of the present call, and the last address.
    present, address, is_call = {}, 0, False
    for line in path.read_text(errors="replace").splitlines():
        named = NAMED.fullmatch(line)
        if named:
            key, number, name = named.groups()
            names = known.setdefault(key[-2:], {})
            if name:
                names[number] = name
            present[key] = names[number]
        elif line.startswith("calls="):
            is_call = True
        elif re.match(r"0x|[+*-]", line):
            place, *_, cost = line.split()
            address = moved(address, place)
            function = present["ob"], plain(present["fn"])
            if is_call:
                callee = present.pop("cob", present["ob"]), plain(present["cfn"])
                profile.calls[function].append((address, callee))
                is_call = False
            else:
                profile.counts[function] += int(cost)
                profile.addresses[present["ob"]].add(address)
    return profile


def moved(address, place):
    """The address that `place` tells, in itself or from the last one."""
    if place == "*":
        return address
    return int(place, 16) if place.startswith("0x") else address + int(place, 0)


def plain(name):
    return RECURSION.sub("", name)
