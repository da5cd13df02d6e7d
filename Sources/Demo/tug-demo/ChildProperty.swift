import CGtk
import GtkBridge

/// Sets child properties of GTK containers.
@MainActor enum ChildProperty {
  /// Sets a text property of `child` in its container.
  static func set(_ name: String, to text: String, of child: UnsafeMutablePointer<GtkWidget>) {
    GValue.pass(text) { set(name, to: &$0, of: child) }
  }

  /// Sets a Boolean property of `child` in its container.
  static func set(_ name: String, to flag: Bool, of child: UnsafeMutablePointer<GtkWidget>) {
    GValue.pass(flag) { set(name, to: &$0, of: child) }
  }

  private static func set(
    _ name: String, to value: inout GValue, of child: UnsafeMutablePointer<GtkWidget>
  ) {
    guard let parent = gtk_widget_get_parent(child) else { return }
    gtk_container_child_set_property(parent.raw.of(GtkContainer.self), child, name, &value)
  }
}
