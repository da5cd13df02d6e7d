import CGtk
import GtkBridge

/// Makes the children of flow boxes whose content takes the focus.
@MainActor enum FlowBoxChild {
  /// Removes the theme's padding around the child, to align its content with the rest of the page.
  private static let flush = StyleSheet("flowboxchild { padding: 0; }")

  /// Returns a child with `content`, which takes no focus of its own and has no padding.
  static func around(
    _ content: UnsafeMutablePointer<GtkWidget>
  ) -> UnsafeMutablePointer<GtkWidget> {
    let child: UnsafeMutablePointer<GtkWidget> = gtk_flow_box_child_new()
    gtk_widget_set_can_focus(child, gboolean(false))
    flush.apply(to: child)
    gtk_container_add(child.raw.of(GtkContainer.self), content)
    return child
  }
}
