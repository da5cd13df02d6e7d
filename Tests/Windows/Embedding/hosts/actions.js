// Actions whose titles are fewer or more than their signs are refused, and nothing beyond them is read.
imports.gi.versions.Gtk = '3.0';
imports.gi.versions.Tug = '1';
const {Gtk, Tug} = imports.gi;

Gtk.init(null);
const SIGN = Tug.ActionSymbol.REFRESH;
const MJ = Tug.HeaderStyle.MJ;

function style(titles, signs) {
    const header = Tug.RefreshHeader.new(MJ);
    header.set_actions(titles, signs);
    return header.style;
}

for (let signs = 0; signs <= 9; signs++) {
    const taken = style(['a'], Array(signs).fill(SIGN)) === Tug.HeaderStyle.ACTIONS;
    print(`1 title, ${signs} signs: ${taken ? 'taken' : 'refused'}`);
}
print(`3 titles, 1 sign: ${style(['a', 'b', 'c'], [SIGN]) === MJ ? 'refused' : 'taken'}`);
print(`3 titles, 3 signs: ${style(['a', 'b', 'c'], [SIGN, SIGN, SIGN]) === MJ ? 'refused' : 'taken'}`);
