import CGtk

/// The names of widgets without words, for screen readers.
@MainActor enum AccessibleName {
  /// Names `widget`, for those who do not see it.
  static func set(_ name: String, of widget: UnsafeMutablePointer<GtkWidget>) {
    atk_object_set_name(gtk_widget_get_accessible(widget), name)
  }
}
