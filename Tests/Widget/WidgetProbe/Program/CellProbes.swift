import CGtk
import CairoDrawing
import GtkBridge
import TestSupport
import Tug

/// Rows of a `GtkTreeModel`, drawn by cell renderers.
@MainActor let cellProbes = [
  Probe(name: "cells-as-in-a-tree-view") { cellsAsInTreeView($0) },
  Probe(name: "cells-missing") { cellsMissing($0) },
]

/// A list beside a `GtkTreeView`, both with a bar and a text in each of two rows.
private let listAndTreeView = """
  <interface>
    <object class="GtkListStore" id="store">
      <columns><column type="gint"/><column type="gchararray"/></columns>
      <data>
        <row><col id="0">40</col><col id="1">first</col></row>
        <row><col id="0">40</col><col id="1">second</col></row>
      </data>
    </object>
    <object class="GtkWindow" id="window">
      <property name="default-width">480</property>
      <property name="default-height">120</property>
      <child><object class="GtkBox" id="box"><property name="homogeneous">1</property>
        <child><object class="TugListView" id="list">
          <property name="tree-model">store</property>
          <property name="selection-mode">single</property>
          <child>
            <object class="GtkCellRendererProgress"><property name="width">100</property></object>
            <attributes><attribute name="value">0</attribute></attributes>
          </child>
          <child>
            <object class="GtkCellRendererText"/>
            <attributes><attribute name="text">1</attribute></attributes>
          </child>
        </object></child>
        <child><object class="GtkTreeView" id="tree">
          <property name="model">store</property>
          <property name="headers-visible">0</property>
          <child><object class="GtkTreeViewColumn">
            <child>
              <object class="GtkCellRendererProgress"><property name="width">100</property></object>
              <attributes><attribute name="value">0</attribute></attributes>
            </child>
              <child>
              <object class="GtkCellRendererText"/>
              <attributes><attribute name="text">1</attribute></attributes>
            </child>
          </object></child>
        </object></child>
      </object></child>
    </object>
  </interface>
  """

/// Bars have the theme's colours as in a `GtkTreeView`, and words in a selected row can be read.
@MainActor private func cellsAsInTreeView(_ report: Report) {
  g_type_ensure(tug_list_view_get_type())
  guard let builder = gtk_builder_new_from_string(listAndTreeView, -1),
    let window = gtk_builder_get_object(builder, "window")?.raw.of(GtkWidget.self),
    let list = gtk_builder_get_object(builder, "list")?.raw.of(TugListView.self),
    let tree = gtk_builder_get_object(builder, "tree")?.raw.of(GtkTreeView.self)
  else { return report.expect(false, "built") }
  var draws = 0
  SignalConnection.connect(
    list, "draw",
    event: { _ in
      draws += 1
      return false
    })
  gtk_widget_show_all(window)
  report.expect(Loop.run { draws > 0 }, "shown")
  tug_list_view_select_rows(list, 1, 1)
  let path = gtk_tree_path_new_from_string("1")
  defer { gtk_tree_path_free(path) }
  gtk_tree_selection_select_path(gtk_tree_view_get_selection(tree), path)
  /// The colours of the filled and of the empty part of a row's bar, beside its words.
  func bar(_ widget: UnsafeMutablePointer<GtkWidget>, y: Int) -> [Color] {
    guard let canvas = try? Canvas(width: 240, height: 120) else { return [] }
    gtk_widget_draw(widget, canvas.context)
    guard let pixels = try? canvas.pixels() else { return [] }
    return [10, 90].compactMap { pixels[$0, y] }.map {
      Color(rgb: Double($0.red), Double($0.green), Double($0.blue))
    }
  }
  let (listWidget, treeWidget) = (list.raw.of(GtkWidget.self), tree.raw.of(GtkWidget.self))
  var area = GdkRectangle()
  func middle(_ row: guint) -> Int {
    tug_list_view_get_row_area(list, row, &area)
    return Int(area.y + area.height / 2)
  }
  func treeMiddle(_ row: String) -> Int {
    let path = gtk_tree_path_new_from_string(row)
    defer { gtk_tree_path_free(path) }
    gtk_tree_view_get_background_area(tree, path, nil, &area)
    return Int(area.y + area.height / 2)
  }
  let usual = bar(treeWidget, y: treeMiddle("0"))
  report.expect(usual.count == 2 && usual[0] != usual[1], "has-bar")
  report.expect(bar(listWidget, y: middle(0)), is: usual, "usual")
  let selected = bar(listWidget, y: middle(1))
  report.expect(selected.first, is: bar(treeWidget, y: treeMiddle("1")).first, "selected")
  let contrast = selected.last?.contrast(with: Color(rgb: 255, 255, 255)) ?? 0
  report.expect(contrast >= 4.5, "contrast \(contrast)")
}

/// A tree model that no cell renderers show is warned of once, and not before it has rows.
@MainActor private func cellsMissing(_ report: Report) {
  let warnings = SpokenWarnings()
  let test = TestWindow()
  gtk_widget_set_name(test.list.widget, "orders")
  let list = UnsafeMutableRawPointer(test.list.widget).of(TugListView.self)
  var types = [_tug_string_type()]
  guard let store = gtk_list_store_newv(1, &types) else { return report.expect(false, "store") }
  defer { g_object_unref(store) }
  tug_list_view_set_tree_model(list, OpaquePointer(store))
  test.show()
  report.expect(warnings.isEmpty, "without-rows")
  for count in 1...2 {
    var row = GtkTreeIter()
    gtk_list_store_append(store, &row)
    _ = test.picture()
    let said = warnings.take()
    report.expect(said.count, is: count == 1 ? 1 : 0, "warnings-\(count)")
    let says = said.allSatisfy { $0.contains("\"orders\"") && $0.contains("pack_start") }
    report.expect(says, "says-\(count) \(said)")
  }
}
