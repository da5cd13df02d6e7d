/// The rows added above the visible part of a grid that have not filled a whole line yet.
///
/// Such rows move cells along their lines, but no line up or down. Counting them lets rows that are
/// inserted one by one move the content like rows that are inserted together.
package struct IncompleteLine: Equatable, Sendable {
  /// The number of rows, below 0 if rows were removed.
  package var rows = 0
  /// The content offset at the last insertion.
  ///
  /// At any other offset the rows no longer count.
  package var offset = 0.0
}
