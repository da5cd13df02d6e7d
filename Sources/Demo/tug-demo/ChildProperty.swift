import CGtk
import GtkBridge

/// What containers keep of their children.
@MainActor enum ChildProperty {
  /// Sets a text that the container of `child` keeps.
  static func set(_ name: String, to text: String, of child: UnsafeMutablePointer<GtkWidget>) {
    GValue.pass(text) { set(name, to: &$0, of: child) }
  }

  /// Sets a flag that the container of `child` keeps.
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
