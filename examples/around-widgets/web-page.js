#!/usr/bin/gjs
// A web page in a WebKitWebView, which scrolls itself; a pull loads it again: web-page.js ADDRESS
Object.assign(imports.gi.versions, {Gtk: '3.0', Tug: '1', WebKit2: '4.0'});
const {GObject, Gtk, Tug, WebKit2} = imports.gi;

// A script in the page reports which of the page's edges are visible, after each possible change.
const script = `const tell = () => webkit.messageHandlers.edges.postMessage([scrollY <= 0,
    scrollY + innerHeight >= document.documentElement.scrollHeight - 1].join());
['load', 'scroll', 'resize'].forEach(name => addEventListener(name, tell));`;

const Page = GObject.registerClass({Implements: [Tug.EdgeSource]},
    class Page extends WebKit2.WebView {
        vfunc_is_at_start() {
            return this.edges?.startsWith('true') ?? false;
        }

        vfunc_is_at_end() {
            return this.edges?.endsWith('true') ?? false;
        }
    });

Gtk.init(null);
const page = new Page();
const scripts = page.get_user_content_manager();
scripts.connect('script-message-received::edges', (_scripts, message) =>
    (page.edges = message.get_js_value().to_string()));
scripts.register_script_message_handler('edges');
scripts.add_script(new WebKit2.UserScript(script, 1, 0, null, null));
const header_style = Tug.HeaderStyle.WAVE;
const bin = new Tug.RefreshBin({edge_source: page, child: page, header_style});
bin.connect('refresh', (_bin, work) => { page.work = work; page.reload(); });
page.connect('notify::is-loading', () => page.is_loading || print('loaded'));
page.connect('load-failed', (_page, _event, _uri, error) => { page.work?.end_with_error(error); });
page.connect('load-changed', (_, event) => event < WebKit2.LoadEvent.FINISHED || page.work?.end());
page.load_uri(ARGV[0]);
const window = new Gtk.Window({child: bin, default_height: 640});
window.connect('destroy', () => Gtk.main_quit());
window.show_all();
Gtk.main();
