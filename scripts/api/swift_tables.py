"""The Swift tables that read, write and check properties, and the words of scripts."""

import subprocess

from .description import DESCRIPTION, REPOSITORY, enumerations, words_of

SOURCES = REPOSITORY / "Sources"
ROWS = {"boolean": "flag", "string": "text", "uint": "count", "int": "integer", "int64": "time",
        "double": "number", "TugInsets": "insets"}  # fmt: skip
OBJECTS = {"TugRefreshHeader", "TugRefreshFooter", "TugRefreshPolicy", "TugWork", "TugEdgeSource", "GListModel", "GtkTreeModel",
           "GtkWidget", "GtkScrolledWindow"}  # fmt: skip


def camel(word):
    """A word of scripts as a Swift name: pinsOffset for `pins-offset`."""
    first, *rest = word.split("-")
    return first + "".join(part.capitalize() for part in rest)


def formatted(path, text, description=DESCRIPTION):
    """Returns the text in the format of swift format, with a notice that names the description."""
    notice = f"// Written by scripts/generate-api from {description.relative_to(REPOSITORY)}.\n\n"
    run = subprocess.run(
        ["swift", "format", "format", "--assume-filename", str(path), "-"],
        input=notice + text, stdout=subprocess.PIPE, text=True, check=True, cwd=REPOSITORY,
    )  # fmt: skip
    return run.stdout


# MARK: Reading and writing from C


def access(one):
    """The expression that accesses the Swift property of a C property."""
    kind = ROWS.get(one.type) or ("object" if one.type in OBJECTS else "choice")
    place = f"$0{one.swift}" if one.swift.startswith("[") else f"$0.{one.swift}"
    write = f", {{ {place} = $1 }}" if one.is_writable else ""
    none = f", none: {one.none}" if one.none is not None and kind != "time" else ""
    return f".{kind}({{ {place} }}{write}{none})"


def rows(owner, name, what):
    # Use one statement for each: a single expression takes the compiler minutes.
    lines = "\n".join(f"table[{one.constant}.rawValue] = {access(one)}" for one in owner)
    return (
        f"\n/// {what}\nstatic let {name}: [UInt32: Access] = {{\n"
        f"var table: [UInt32: Access] = [:]\n{lines}\nreturn table\n}}()\n"
    )


def constants(classes):
    for one in classes:
        for each in one.properties:
            each.constant = f"{one.constant}_PROPERTY_{each.name.replace('-', '_').upper()}"


def access_files(classes):
    pullable, view, policy, control, header, footer, bin = classes
    tug = SOURCES / "Widget" / "Tug" / "Generated"
    yield tug / "PullableWidget+PropertyTable.swift", (
        "import CGtk\n\nextension PullableWidget {\n"
        + rows(pullable.properties, "commonProperties", "The properties of `TugPullable`, with access to their Swift properties.")
        + "}\n"
    )
    yield tug / "ListView+PropertyTable.swift", (
        "import CGtk\n\nextension ListView {\n"
        + rows(view.properties, "properties", "The properties of `TugListView`, with access to their Swift properties.")
        + "}\n"
    )
    yield tug / "RefreshBin+PropertyTable.swift", (
        "import CGtk\n\nextension RefreshBin {\n"
        + rows(bin.properties, "properties", "The properties of `TugRefreshBin`, with access to their Swift properties.")
        + "}\n"
    )
    yield tug / "ControlPeer+PropertyTable.swift", (
        "import CGtk\n\n/// The properties of headers and footers, and the Swift properties that store them.\n"
        "extension ControlPeer {\n"
        + rows(policy.properties, "policyProperties", "The properties of `TugRefreshPolicy`.")
        + rows(control.properties, "commonProperties", "The properties of `TugRefreshControl`.")
        + rows(header.properties, "headerProperties", "The properties of `TugRefreshHeader`.")
        + rows(footer.properties, "footerProperties", "The properties of `TugRefreshFooter`.")
        + "}\n"
    )
    changes = {"ObservedProperties": "", "ControlStatus": ""}
    for owner, name, root in (
        (pullable, "commonChanges", "ObservedProperties"), (view, "listChanges", "ObservedProperties"),
        (control, "changes", "ControlStatus"), (header, "headerChanges", "ControlStatus"),
        (footer, "footerChanges", "ControlStatus"),
    ):  # fmt: skip
        lines = "\n".join(
            f"if {one.observed} != former.{one.observed} {{ changed.append({one.constant}) }}"
            for one in owner.properties if one.observed
        )
        changes[root] += (
            f"\n/// Returns the properties of `{owner.type}` that differ from `former`.\n"
            f"func {name}(since former: Self) -> [{owner.type}Property] {{\n"
            f"var changed: [{owner.type}Property] = []\n{lines}\nreturn changed\n}}\n"
        )
    yield tug / "ObservedProperties+Table.swift", (
        "import CGtk\nimport SceneModel\n\n/// The properties that the engine can change.\n"
        f"extension ObservedProperties {{\n{changes['ObservedProperties']}}}\n\n"
        f"extension ControlStatus {{\n{changes['ControlStatus']}}}\n"
    )


# MARK: Checks in the engine


def condition(one, number, joined=" && "):
    """The condition that a number is in its range."""
    low, high = one.minimum, one.maximum
    if not low.is_excluded and not high.is_excluded and high.number != "G_MAXINT":
        return f"({low.number}...{high.number}).contains({number})"
    parts = [f"{number} {'>' if low.is_excluded else '>='} {low.number}"]
    if high.number != "G_MAXINT":
        parts.append(f"{number} {'<' if high.is_excluded else '<='} {high.number}")
    return joined.join(parts)


def range_files(classes):
    checks = ""
    for one in (each for owner in classes for each in owner.properties):
        if not one.is_number or not (one.script or "").startswith("policy."):
            continue
        path = one.script.replace("policy.", "self.", 1)
        words = one.name.replace("-", " ")
        if words.startswith("n "):
            words = f"number of {words[2:]}"
        if one.none_word:
            checks += (
                f"if let number = {path}, !({condition(one, 'number')}) "
                f'{{ return "{words} \\(number)" }}\n'
            )
        else:
            check = condition(one, path, ", ")
            checks += f'guard {check} else {{ return "{words} \\({path})" }}\n'
    yield SOURCES / "Engine" / "RefreshModel" / "Generated" / "RefreshPolicy+Ranges.swift", (
        "extension RefreshPolicy {\n"
        "/// A description of the first number that is out of range, or `nil` if all are in range.\n"
        f"package var numberOutOfRange: String? {{\n{checks}return nil\n}}\n}}\n"
    )


# MARK: The words of scripts


def quoted(words):
    return "[" + ", ".join(f'"{word}"' for word in words) + "]"


def bounds(one):
    """The bounds of a number as a `ScriptNumber`."""
    low, high = one.minimum, one.maximum
    given = [f"{'above' if low.is_excluded else 'from'}: {low.number}"]
    if high.number != "G_MAXINT":
        given.append(f"to: {high.number}")
    return f"ScriptNumber({', '.join(given)})"


def word(one, nicks):
    """The `ControlProperty` of a property."""
    if one.own:
        return one.own
    belongs = f", {one.condition}" if one.condition else ""
    path = f"\\.{one.script}"
    start = f'"{one.name}", {path}'
    if one.is_family:
        return f'"{one.name.removeprefix("STATE-")}", {path}{belongs}'
    if one.type == "boolean":
        is_part = one.script.startswith("styleChanges.shows")
        return f"{'shown' if is_part else 'flag'}({start}{belongs})"
    if one.type == "color":
        return f"color({start}{belongs})"
    if one.is_number:
        unit = (one.unit or "N").upper().replace("SHARE", "N")
        none = f', none: "{one.none_word}"' if one.none_word else ""
        kind = "number" if one.type == "double" else "whole"
        return f'{kind}({start}, {bounds(one)}, "{unit}"{none}{belongs})'
    return f"choice({start}, {quoted(nicks[one.type])}{belongs})"


def has_word(one):
    return one.own or one.script


def control_words(classes, nicks):
    """The properties of controls in scripts, and separately those that each state has."""
    all_of = [one for owner in classes[2:6] for one in owner.all_properties]
    for one in all_of:
        # A property that only scripts have has one path.
        if not one.is_in_c and not one.own:
            one.script = one.swift
    words = [one for one in all_of if has_word(one)]
    return [one for one in words if not one.is_family], [one for one in words if one.is_family]


def word_files(classes, nicks):
    single, families = control_words(classes, nicks)
    lines = "".join(f"{word(one, nicks)},\n" for one in single)
    of_states = "\n+ ".join(
        f"{'colors' if one.type == 'color' else 'texts'}({word(one, nicks)})" for one in families
    )
    help_words = quoted(
        f"{one.name}={'RRGGBB' if one.type == 'color' else 'TEXT'}" for one in families
    )
    yield SOURCES / "Scripts" / "Recording" / "Generated" / "ControlProperty+Table.swift", (
        "extension ControlProperty {\n"
        "/// All properties, in the order in which they must be set: a property that determines whether\n"
        "/// others apply precedes them.\n"
        f"package static let all: [ControlProperty] = single + ofStates\n\n"
        "/// The properties for a help text, with one entry for those that each state has.\n"
        'package static let words = single.map { "\\($0.key)=\\($0.values)" }\n'
        f"+ {help_words}\n\n"
        f"private static let single: [ControlProperty] = [\n{lines}]\n\n"
        f"private static let ofStates = {of_states}\n}}\n"
    )
    written, read = option_words(classes[:2])
    yield SOURCES / "Scripts" / "Recording" / "Generated" / "OptionWord.swift", written
    yield SOURCES / "Scripts" / "Replay" / "Generated" / "OptionWord+Words.swift", read


def usage(one):
    """The arguments of a list's property in a script, and its default."""
    default = one.default or {"boolean": "FALSE", "double": "0"}.get(one.type, "")
    _, nicks = enumerations()
    default = nicks.get(default, default.removeprefix("GTK_SELECTION_").lower())
    if one.type == "boolean":
        return "on|off", {"true": "on", "false": "off"}[default]
    if one.is_number:
        unit = (one.unit or "N").upper()
        return f"{unit}|{one.none_word}" if one.none_word else unit, default
    return None, default


def option_meaning(one):
    """The description of a list's property for scripts, with its default."""
    _, default = usage(one)
    means = f"; {one.none_word} {one.none_means}" if one.none_word else ""
    shown = f" [{default}]" if default and default != one.none else ""
    return (f"{one.own_what}{means}{shown}").replace("in application pixels", "in points")


def options_of(classes):
    """Returns the properties of a list or a bin that a script can set."""
    return [one for each in classes for one in each.all_properties if one.option]


def option_words(classes):
    options = options_of(classes)
    cases, reads, texts, usages = "", "", "", ""
    for one in options:
        name = camel(one.name)
        cases += f'case {name}\n' if name == one.name else f'case {name} = "{one.name}"\n'
        reading = one.reader and f"Self.{one.reader}(&line)"
        if one.type == "boolean":
            reads += f'case .{name}: .{one.option}(try line.flag("the value of {one.name}"))\n'
            texts += f"case .{one.option}(let isOn): Self.{name}.line(isOn ? \"on\" : \"off\")\n"
        elif reading:
            reads += f"case .{name}: .{one.option}(try {reading})\n"
        else:
            reads += f'case .{name}: .{one.option}(try Self.name(&line, "{one.name}"))\n'
            texts += f"case .{one.option}(let value): Self.{name}.line(value.rawValue)\n"
        arguments, _ = usage(one)
        shown = f'"{arguments}"' if arguments else f"Self.{name}Words"
        usages += f'case .{name}: ({shown}, "{option_meaning(one)}")\n'
    written = (
        "import SceneModel\n\n"
        "/// The words that set a property of a list: at the start of a scene line, and after `set` in a\n"
        "/// timed line.\n///\n"
        "/// `docs/scripts.md`, \"Properties of the list\", documents them.\n"
        f"package enum OptionWord: String, CaseIterable {{\n{cases}\n"
        "/// Returns the text of `option` in a script.\n"
        "package static func text(of option: SceneOption) -> String {\n"
        f"switch option {{\n{texts}default: ownText(of: option)\n}}\n}}\n}}\n"
    )
    read = (
        "import SceneModel\nimport Recording\n\n"
        "extension OptionWord {\n"
        "/// Reads the value after the word.\n"
        "func readValue(_ line: inout ScriptLine) throws(ScriptError) -> SceneOption {\n"
        f"switch self {{\n{reads}}}\n}}\n\n"
        "/// The arguments of the word, and its meaning.\n"
        "var words: (arguments: String, meaning: String) {\n"
        f"switch self {{\n{usages}}}\n}}\n}}\n"
    )
    return written, read


# MARK: The values of tests


def samples(one, nicks):
    """Valid values of a property: all words, or the minimum and a number in the middle of the range."""
    if one.type == "boolean":
        return ["on", "off"]
    if one.name == "arrow-color":
        return ["black", "white", "1c71d8"]
    if one.type == "color":
        return ["1c71d8", "000000"]
    if not one.is_number:
        return nicks[one.type]
    low = float(one.minimum.number)
    high = 1e6 if one.maximum.number == "G_MAXINT" else float(one.maximum.number)
    middle = 102.5 if low < 102.5 < high else (low + high) / 2
    values = ([] if one.minimum.is_excluded else [low]) + [middle]
    if one.type != "double":
        values = [int(each) for each in values]
    return [str(each) for each in values] + ([one.none_word] if one.none_word else [])


def wrong(one):
    """Invalid values of a property: numbers out of range, and texts that are no numbers."""
    if not one.is_number:
        return []
    low = float(one.minimum.number)
    values = ["much", "nan", "-0.5" if one.minimum.number == "0" else str(low - 1)]
    if one.minimum.is_excluded:
        values.append(one.minimum.number)
    if one.maximum.number != "G_MAXINT":
        values.append(f"{2 * float(one.maximum.number):.12g}")
    return values


def test_files(classes, nicks):
    single, families = control_words(classes, nicks)
    taken = "\n".join(f'"{one.name}": {quoted(samples(one, nicks))},' for one in single)
    refused = "\n".join(f'"{one.name}": {quoted(wrong(one))},' for one in single if wrong(one))
    yield REPOSITORY / "Tests" / "Scripts" / "ReplayTests" / "Generated" / "ControlPropertyValues.swift", (
        "/// Values of controls' properties in a script.\n"
        "enum ControlPropertyValues {\n"
        f"static let taken: [String: [String]] = [\n{taken}\n]\n\n"
        "/// Numbers out of range, and texts that are no numbers.\n"
        f"static let refused: [String: [String]] = [\n{refused}\n]\n}}\n"
    )


def files(classes):
    """The generated Swift files, with their texts."""
    constants(classes)
    nicks, _ = enumerations()
    made = [
        *access_files(classes), *range_files(classes), *word_files(classes, nicks),
        *test_files(classes, nicks),
    ]  # fmt: skip
    return {path: formatted(path, text) for path, text in made}
