import CGtk

/// Sets accessible names for screen readers.
@MainActor enum AccessibleName {
  /// Sets the accessible name of `widget`.
  static func set(_ name: String, of widget: UnsafeMutablePointer<GtkWidget>) {
    atk_object_set_name(gtk_widget_get_accessible(widget), name)
  }
}
