import RefreshModel
import ScrollModel

/// The way back to where the list was before a refresh that was given up led it to its top.
extension ListScene {
  /// A place in the content: a row, and points from its start; without a row from the content's.
  struct Place: Equatable, Sendable {
    var row: Int?
    var distance: Double
  }

  /// Notes where the list is, where it is about to be led to its header.
  mutating func noteReturn(isLed: Bool) {
    returnPlace = nil
    guard isLed, let header, header.policy.restoresPosition, signedDistance(of: .header) < 0
    else { return }
    let offset = container.contentOffset
    let line = ownContentLength == nil ? rows.index(at: max(offset - blocks.top, 0)) : nil
    let row = line.map { $0 * columns }
    returnPlace = Place(row: row, distance: offset - (row.map { contentStart(ofRow: $0) } ?? 0))
  }

  /// Rows came in, or went away where `count` is negative: the place stays at its row, or where that
  /// goes at the next.
  mutating func returnFollows(at index: Int, count: Int) {
    guard var place = returnPlace, let row = place.row, row >= index else { return }
    if count < 0, row < index - count {
      place = Place(row: rowCount > 0 ? min(index, rowCount - 1) : nil, distance: 0)
    } else {
      place.row = row + count
    }
    returnPlace = place
  }

  /// Leads the list back, unless the user has since gone farther than what was led to.
  mutating func goBack() {
    guard let place = returnPlace else { return }
    returnPlace = nil
    guard signedDistance(of: .header) > -container.viewportLength, !container.isTracking,
      !container.isPressed
    else { return }
    scroll(
      to: (place.row.map { contentStart(ofRow: $0) } ?? 0) + place.distance, animated: true)
  }
}
