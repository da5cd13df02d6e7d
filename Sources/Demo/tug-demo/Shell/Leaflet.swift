import CGtk
import CHandy
import GtkBridge

/// A container of two widgets, side by side or one at a time if the window is narrow.
///
/// It wraps libhandy's leaflet.
@MainActor final class Leaflet {
  let widget: UnsafeMutablePointer<GtkWidget>
  private let leaflet: UnsafeMutablePointer<HdyLeaflet>
  /// The first widget and the separator after it.
  private var first: [UnsafeMutablePointer<GtkWidget>] = []

  /// Creates an empty leaflet in which the user can swipe back.
  init() {
    widget = hdy_leaflet_new()
    leaflet = widget.raw.of(HdyLeaflet.self)
    hdy_leaflet_set_can_swipe_back(leaflet, gboolean(true))
    hdy_leaflet_set_transition_type(leaflet, HDY_LEAFLET_TRANSITION_TYPE_SLIDE)
    foldWithoutMotionUntilDrawn()
  }

  /// Lets the leaflet have the window's first size, which may fold it, without an animation.
  private func foldWithoutMotionUntilDrawn() {
    let durations = (
      mode: hdy_leaflet_get_mode_transition_duration(leaflet),
      child: hdy_leaflet_get_child_transition_duration(leaflet)
    )
    hdy_leaflet_set_mode_transition_duration(leaflet, 0)
    hdy_leaflet_set_child_transition_duration(leaflet, 0)
    var isDrawn = false
    SignalConnection.connect(widget, "draw") { [leaflet] in
      if isDrawn { return }
      isDrawn = true
      hdy_leaflet_set_mode_transition_duration(leaflet, durations.mode)
      hdy_leaflet_set_child_transition_duration(leaflet, durations.child)
    }
  }

  /// Adds `child` with a name.
  func add(_ child: UnsafeMutablePointer<GtkWidget>, _ name: String) {
    gtk_container_add(widget.raw.of(GtkContainer.self), child)
    ChildProperty.set("name", to: name, of: child)
    if first.isEmpty { first.append(child) }
  }

  /// Adds a separator between the two widgets.
  ///
  /// It is never the visible child of a folded leaflet.
  func addSeparator() {
    let line: UnsafeMutablePointer<GtkWidget> = gtk_separator_new(GTK_ORIENTATION_VERTICAL)
    gtk_style_context_add_class(gtk_widget_get_style_context(line), "sidebar")
    gtk_container_add(widget.raw.of(GtkContainer.self), line)
    ChildProperty.set("navigatable", to: false, of: line)
    first.append(line)
  }

  /// The name of the current child.
  ///
  /// If the leaflet is folded, only this child is visible.
  var shown: String {
    get { hdy_leaflet_get_visible_child_name(leaflet).map { String(cString: $0) } ?? "" }
    set { hdy_leaflet_set_visible_child_name(leaflet, newValue) }
  }

  /// Whether there is only space for one of the two widgets.
  var isFolded: Bool { hdy_leaflet_get_folded(leaflet).isTrue }

  /// Whether the first widget is shown when the leaflet is not folded.
  var isSidebarShown: Bool {
    get { first.first.map { gtk_widget_get_visible($0).isTrue } ?? false }
    set { for widget in first { gtk_widget_set_visible(widget, gboolean(newValue)) } }
  }

  /// Binds a boolean property of `object` to whether the leaflet is folded.
  func bindFolded(to object: some ObjectPointer, _ property: String) {
    g_object_bind_property(
      widget, "folded", object.raw, property, G_BINDING_SYNC_CREATE)
  }
}
