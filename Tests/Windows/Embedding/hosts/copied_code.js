// The controls of copied programs, in JavaScript and in .ui files: copied_code.js FOLDER
//
// Each program is run up to its main loop, and has to make the control that the .ui file of its name makes: all
// of their properties are the same. Prints how many were compared.
imports.gi.versions.Gtk = '3.0';
imports.gi.versions.Tug = '1';
const {Gio, GObject, Gtk, Tug} = imports.gi;

// Properties whose values depend on the control or on the time of day.
const OWN = ['last-updated', 'policy'];

Gtk.init(null);
// A .ui file finds a type by its name once the program has used it.
[Tug.ListView, Tug.RefreshHeader, Tug.RefreshFooter].forEach(type => GObject.type_ensure(type.$gtype));

// All properties of a control, its policy and its list that can be read, as text.
function described(control, view) {
    const values = [`${view.orientation} ${view.reversed}`];
    for (const one of [control, control.policy]) {
        for (const each of one.constructor.list_properties()) {
            if (!OWN.includes(each.name))
                values.push(`${each.name} ${one[each.name.replace(/-/g, '_')]}`);
        }
    }
    return values.sort().join('\n');
}

// Runs a program without its first line and its main loop.
function ofProgram(file, side) {
    const [, bytes] = file.load_contents(null);
    const program = imports.byteArray.toString(bytes)
        .replace(/^#!.*/, '')
        .replace('window.connect("destroy", () => Gtk.main_quit());\n', '')
        .replace('Gtk.main();\n', `return {control: ${side}, view, window};`);
    const made = new Function(program)();
    const found = described(made.control, made.view);
    made.window.destroy();
    return found;
}

function ofBuilder(path, side) {
    const builder = Gtk.Builder.new_from_file(path);
    const found = described(builder.get_object(side), builder.get_object('list'));
    builder.get_object('window').destroy();
    return found;
}

const folder = Gio.File.new_for_path(ARGV[0]);
const entries = folder.enumerate_children('standard::name', Gio.FileQueryInfoFlags.NONE, null);
let compared = 0;
for (let info = entries.next_file(null); info !== null; info = entries.next_file(null)) {
    const name = info.get_name();
    if (!name.endsWith('.js'))
        continue;
    const side = name.split('-')[0];
    const [one, other] = [
        ofProgram(folder.get_child(name), side),
        ofBuilder(folder.get_child(name.replace(/js$/, 'ui')).get_path(), side),
    ];
    if (one !== other)
        throw new Error(`${name}: ${one}\ninstead of\n${other}`);
    compared++;
}
print(`compared ${compared}`);
