import CGtk

/// Sets the text direction of the program to the direction of its language.
///
/// GTK would determine the direction from its own translations, which may be missing or in a
/// different language.
@MainActor enum WritingDirection {
  /// Sets the text direction of all windows.
  static func turn(isRightToLeft: Bool) {
    gtk_widget_set_default_direction(isRightToLeft ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR)
  }
}
