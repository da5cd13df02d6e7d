import CGtk
import CHandy
import GtkBridge

/// Two widgets side by side, of which a narrow window shows one: libhandy's leaflet.
@MainActor final class Leaflet {
  let widget: UnsafeMutablePointer<GtkWidget>
  private let leaflet: UnsafeMutablePointer<HdyLeaflet>
  /// The first widget, and the line after it.
  private var first: [UnsafeMutablePointer<GtkWidget>] = []

  /// An empty leaflet, in which a swipe leads back.
  init() {
    widget = hdy_leaflet_new()
    leaflet = widget.raw.of(HdyLeaflet.self)
    hdy_leaflet_set_can_swipe_back(leaflet, gboolean(true))
    hdy_leaflet_set_transition_type(leaflet, HDY_LEAFLET_TRANSITION_TYPE_SLIDE)
  }

  /// Adds `child` under a name.
  func add(_ child: UnsafeMutablePointer<GtkWidget>, _ name: String) {
    gtk_container_add(widget.raw.of(GtkContainer.self), child)
    ChildProperty.set("name", to: name, of: child)
    if first.isEmpty { first.append(child) }
  }

  /// Adds a line between the two, which is never shown alone.
  func addSeparator() {
    let line: UnsafeMutablePointer<GtkWidget> = gtk_separator_new(GTK_ORIENTATION_VERTICAL)
    gtk_style_context_add_class(gtk_widget_get_style_context(line), "sidebar")
    gtk_container_add(widget.raw.of(GtkContainer.self), line)
    ChildProperty.set("navigatable", to: false, of: line)
    first.append(line)
  }

  /// The name of the child that is shown, alone where it is folded.
  var shown: String {
    get { hdy_leaflet_get_visible_child_name(leaflet).map { String(cString: $0) } ?? "" }
    set { hdy_leaflet_set_visible_child_name(leaflet, newValue) }
  }

  /// There is room for one of the two only.
  var isFolded: Bool { hdy_leaflet_get_folded(leaflet).isTrue }

  /// The first of the two is there at all.
  var isSidebarShown: Bool {
    get { first.first.map { gtk_widget_get_visible($0).isTrue } ?? false }
    set { for widget in first { gtk_widget_set_visible(widget, gboolean(newValue)) } }
  }

  /// Lets a property of `object` be true while it is folded.
  func bindFolded(to object: some ObjectPointer, _ property: String) {
    g_object_bind_property(
      widget, "folded", object.raw, property, G_BINDING_SYNC_CREATE)
  }
}
