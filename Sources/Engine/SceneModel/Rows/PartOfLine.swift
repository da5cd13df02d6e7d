/// Rows that have come into a grid above what is seen, and have filled no whole line of it.
///
/// They move the cells along their lines, and nothing up or down; so a line is filled by rows that come one
/// by one as by those that come at once.
package struct PartOfLine: Equatable, Sendable {
  /// How many they are; below 0 where rows have gone away.
  package var rows = 0
  /// The list's offset since they came; at another one they do not count any more.
  package var offset = 0.0
}
