// The files of a folder, 50 a page, in a window with a button that refreshes them: own-window FOLDER
import CGtk
import Foundation
import Tug

/// Returns a widget as a pointer to its class, which C functions take.
func cast<Class>(_ widget: UnsafeMutablePointer<GtkWidget>?) -> UnsafeMutablePointer<Class>? {
  UnsafeMutableRawPointer(widget)?.assumingMemoryBound(to: Class.self)
}

let folder = CommandLine.arguments.dropFirst().first ?? "."
let length = 50
gtk_init(nil, nil)
let files = RowStore<String>()
let list = ListView(rows: files) { Row(title: $0) }
let pager = ListPager(list, rows: files, refreshMode: .merges, id: { $0 }) { (after: String?) in
  let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
  let page = Array(names.filter { $0 > after ?? "" }.prefix(length))
  return FetchedPage(page, next: page.count == length ? page.last : nil)
}

let window = gtk_window_new(GTK_WINDOW_TOPLEVEL)
let bar = gtk_header_bar_new()
let button = gtk_button_new_from_icon_name("view-refresh-symbolic", GTK_ICON_SIZE_BUTTON)
gtk_header_bar_set_title(cast(bar), folder)
gtk_header_bar_set_show_close_button(cast(bar), 1)
gtk_header_bar_pack_start(cast(bar), button)
gtk_window_set_titlebar(cast(window), bar)
gtk_window_set_default_size(cast(window), 360, 480)
gtk_container_add(cast(window), list.widget)
list.onRefreshStateChanged = { former, _ in
  guard former == .refreshing else { return }
  FileHandle.standardOutput.write(Data("\(files.count) files\n".utf8))
}
GtkSignal.connect(button, "clicked") { list.beginRefreshing() }
GtkSignal.connect(window, "destroy") { gtk_main_quit() }
gtk_widget_show_all(window)
list.beginRefreshing()
gtk_main()
