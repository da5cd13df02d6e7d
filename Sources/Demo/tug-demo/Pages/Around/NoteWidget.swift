import CGtk

/// A widget of GTK's that shows notes, for a bin to be put around it.
@MainActor protocol NoteWidget: AnyObject {
  /// The widget.
  var widget: UnsafeMutablePointer<GtkWidget> { get }
  /// How many notes it shows.
  var count: Int { get }
  /// Called when it shows another number of them by itself.
  var onCountChanged: (@MainActor () -> Void)? { get set }
  /// Shows notes besides the others, the newest first: before them, or after them.
  func add(_ notes: [Int], atEnd: Bool)
  /// Shows its words in the present language.
  func showWords()
}
