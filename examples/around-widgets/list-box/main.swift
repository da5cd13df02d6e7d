// The tasks of a text file, each with a button to tick it off; a pull reads them again: list-box FILE
import CGtk
import Foundation
import Tug

let path = CommandLine.arguments.dropFirst().first ?? "tasks.txt"
gtk_init(nil, nil)
let box = gtk_list_box_new()

@MainActor func readTasks() throws {
  let tasks = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
  let container = UnsafeMutableRawPointer(box)?.assumingMemoryBound(to: GtkContainer.self)
  gtk_container_foreach(container, { row, _ in gtk_widget_destroy(row) }, nil)
  for task in tasks {
    let button = gtk_check_button_new_with_label(String(task))
    gtk_widget_set_margin_start(button, 12)
    gtk_widget_set_margin_top(button, 8)
    gtk_widget_set_margin_bottom(button, 8)
    gtk_container_add(container, button)
  }
  gtk_widget_show_all(box)
}

gtk_list_box_set_selection_mode(
  UnsafeMutableRawPointer(box)?.assumingMemoryBound(to: GtkListBox.self), GTK_SELECTION_NONE)
let bin = RefreshBin(box)
bin.header = RefreshHeader(.native) { try readTasks() }
bin.beginRefreshing()
bin.run(title: "Tasks")
