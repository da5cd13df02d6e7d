import CGtk

/// A GTK widget that shows notes, to be placed in a bin.
@MainActor protocol NoteWidget: AnyObject {
  /// The widget that shows the notes.
  var widget: UnsafeMutablePointer<GtkWidget> { get }
  /// The number of notes.
  var count: Int { get }
  /// Called when the user changes the number of notes in the widget.
  var onCountChanged: (@MainActor () -> Void)? { get set }
  /// Adds notes, newest first, at the end or at the start.
  func add(_ notes: [Int], atEnd: Bool)
  /// Updates all texts to the current language.
  func showTexts()
}
