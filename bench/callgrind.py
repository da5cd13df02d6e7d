"""Reads Callgrind's output: the instructions that ran, by their functions and addresses."""

import re
from collections import Counter, defaultdict
from dataclasses import dataclass, field

# The size of a cache line of the processor, and of a memory page, in bytes.
LINE, PAGE = 64, 4096
NAMED = re.compile(r"(c?ob|c?fn)=\((\d+)\)(?: (.*))?")
# The suffix that Callgrind adds to the name of a recursive function.
RECURSION = re.compile(r"'\d+$")


@dataclass
class Profile:
    """Instructions by function, and by address in each object file. A function is a pair of an
    object file's path and a name."""

    counts: Counter = field(default_factory=Counter)
    addresses: defaultdict = field(default_factory=lambda: defaultdict(set))
    # The functions that each function calls, with the address of each call.
    calls: defaultdict = field(default_factory=lambda: defaultdict(list))

    @property
    def instructions(self):
        """The number of instructions that ran."""
        return sum(self.counts.values())

    def in_order(self):
        """Returns the functions approximately in the order of their first calls: each function
        precedes the functions that it calls, which are in the order of the calls."""
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
        """Returns the number of blocks of `size` bytes that contain executed instructions of an
        object file."""
        return len({address // size for address in self.addresses[path]})

    def path_of(self, name):
        """Returns the path of the object file whose path contains `name`."""
        return next(path for path in self.addresses if name in path)


def read(path):
    """Returns the profile in a file that Callgrind has written with --dump-instr=yes."""
    profile, known = Profile(), {}
    # The state of the parser: the current object file and function, the current call, and the last
    # address.
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
    """Returns the address that `place` gives, absolute or relative to the last one."""
    if place == "*":
        return address
    return int(place, 16) if place.startswith("0x") else address + int(place, 0)


def plain(name):
    return RECURSION.sub("", name)
