import CGtk

/// The direction of the program's lines of text: that of the language of its words.
///
/// GTK takes its direction from translations of its own, which may be missing, or in another
/// language than the program's.
@MainActor enum WritingDirection {
  /// Gives all windows lines from right to left, or from left to right.
  static func turn(isRightToLeft: Bool) {
    gtk_widget_set_default_direction(isRightToLeft ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR)
  }
}
