import CGtk
import GtkBridge
import Tug

/// A message in a speech bubble.
///
/// The user's messages are at the end of the line and all others at the start. The sender's avatar and name are
/// at the first bubble of a turn, and the time follows the text.
@MainActor struct Bubble {
  /// The height of the row in points.
  let height: Double

  /// The positions of the parts in points, from the top of the row and from its start.
  private struct Places {
    var bubble: Rect
    var name: Double
    var text: Double
    var time: (x: Double, y: Double)
  }

  private let day: ThemedText?
  private let name: ThemedText?
  private let avatar: Avatar?
  private let text: ParagraphText
  private let time: ThemedText
  private let places: Places
  private let width: Double
  private let isOwn: Bool
  private let isMirrored: Bool

  /// The horizontal margin of a bubble and its padding, in points.
  private static let margin = 12.0
  private static let padding = (x: 12.0, y: 7.0)
  /// The gaps above a bubble in points: within a turn, and at the start of a turn.
  private static let gaps = (same: 3.0, turn: 10.0)
  /// The gaps above and below the name of a day, and between text and time, in points.
  private static let dayGap = 10.0
  /// The gap between an avatar and a bubble, in points.
  private static let avatarGap = 8.0
  private static let timeGap = 10.0
  private static let cornerRadius = 14.0
  /// The maximum width of a bubble, in points and as a fraction of the row's width.
  private static let maximumWidth = (points: 480.0, fraction: 0.8)
  /// The opacities of the bubble colours: the selection colour for the user, and the text colour
  /// for others.
  private static let tints = (own: 0.24, other: 0.08)
  private static let faint = 0.7
  private static let smallScale = 0.85

  /// Lays out the bubble of `message` in a row that is `width` points wide.
  init(_ message: ChatMessage, width: Double, in widget: UnsafeMutablePointer<GtkWidget>) {
    isOwn = message.sender == nil
    isMirrored = ThemedText.isMirrored(in: widget)
    self.width = width
    let start = Self.margin + (isOwn ? 0 : Avatar.size + Self.avatarGap)
    let widest = min(
      Self.maximumWidth.points, width * Self.maximumWidth.fraction, width - start - Self.margin)
    let space = max(widest - 2 * Self.padding.x, 1)
    day = message.firstOfDay.map {
      ThemedText(
        CalendarDay.heading(daysAgo: $0), scale: Self.smallScale, opacity: Self.faint, space: width,
        in: widget)
    }
    name =
      isOwn || !message.beginsTurn
      ? nil : ThemedText(message.name, scale: Self.smallScale, space: space, in: widget)
    avatar = message.sender.flatMap {
      message.beginsTurn ? Avatar($0, in: widget) : nil
    }
    text = ParagraphText(message.words, space: space, in: widget)
    time = ThemedText(
      message.time, scale: Self.smallScale, isBold: false, opacity: Self.faint, space: space,
      in: widget)

    // The time follows the last line if it fits there, or else is below it.
    let end = text.lastLineEnd(isMirrored: isMirrored)
    let isBehind = end + Self.timeGap + time.width <= space
    let inner = max(
      text.width, name?.width ?? 0, isBehind ? end + Self.timeGap + time.width : time.width)
    var y = message.beginsTurn ? Self.gaps.turn : Self.gaps.same
    if let day { y = 2 * Self.dayGap + day.height }
    let top = y
    y += Self.padding.y
    let nameTop = y
    y += name?.height ?? 0
    let textTop = y
    y += text.height + (isBehind ? 0 : time.height)
    let bubbleWidth = inner + 2 * Self.padding.x
    let bubble = Rect(
      x: isOwn ? width - Self.margin - bubbleWidth : start, y: top, width: bubbleWidth,
      height: y + Self.padding.y - top)
    places = Places(
      bubble: bubble, name: nameTop, text: textTop,
      time: (bubble.maxX - Self.padding.x - time.width, y - time.height))
    height = bubble.maxY.rounded(.up)
  }

  /// Draws the bubble.
  ///
  /// The origin of `cairo` must be the top left corner of the row.
  func draw(on cairo: OpaquePointer, in widget: UnsafeMutablePointer<GtkWidget>) {
    if let day { day.draw(on: cairo, x: (width - day.width) / 2, y: Self.dayGap) }
    let bubble = places.bubble
    let background = ThemedColor.words(of: widget).faded(by: Self.tints.other)
    let own = ThemedColor.selection(of: widget).faded(by: Self.tints.own)
    Canvas(borrowing: cairo).fill(
      Rect(
        x: left(bubble.x, bubble.width).rounded(), y: bubble.y, width: bubble.width.rounded(),
        height: bubble.height), cornerRadius: Self.cornerRadius, isOwn ? own : background)
    avatar?.draw(on: cairo, x: left(Self.margin, Avatar.size), y: bubble.y)
    let start = bubble.x + Self.padding.x
    if let name { name.draw(on: cairo, x: left(start, name.width), y: places.name) }
    text.draw(on: cairo, x: left(start, text.width), y: places.text)
    time.draw(on: cairo, x: left(places.time.x, time.width), y: places.time.y)
  }

  /// Returns the left edge of a part with the given distance from the row's start and the given
  /// width.
  private func left(_ start: Double, _ width: Double) -> Double {
    isMirrored ? self.width - start - width : start
  }
}
