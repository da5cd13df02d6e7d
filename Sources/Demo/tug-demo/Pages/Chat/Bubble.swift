import CGtk
import GtkBridge
import Tug

/// A message in a bubble: the user's at the end of the line, the others' at its start, with the sender's
/// name above the first of a turn and the time behind the words.
@MainActor struct Bubble {
  /// The height of its row in points.
  let height: Double

  /// Where things are, from the row's upper start, in points.
  private struct Places {
    var bubble: Rect
    var name: Double
    var text: Double
    var time: (x: Double, y: Double)
  }

  private let day: ThemedText?
  private let name: ThemedText?
  private let text: ParagraphText
  private let time: ThemedText
  private let places: Places
  private let width: Double
  private let isOwn: Bool
  private let isMirrored: Bool

  /// Points beside a bubble, and within it.
  private static let margin = 12.0
  private static let padding = (x: 12.0, y: 7.0)
  /// Points above a bubble whose sender goes on, and above the first of a turn.
  private static let gaps = (same: 3.0, turn: 10.0)
  /// Points above and below a day, and between words and time.
  private static let dayGap = 10.0
  private static let timeGap = 10.0
  private static let cornerRadius = 14.0
  /// The greatest width of a bubble, in points and as a share of the row's.
  private static let mostWidth = (points: 480.0, share: 0.8)
  /// The opacities of the selection's colour in the user's bubbles, of the words' in the others'.
  private static let tints = (own: 0.24, other: 0.08)
  private static let faint = 0.7
  private static let smallScale = 0.85

  /// The bubble of `message` in a row of `width` points of `widget`.
  init(_ message: ChatMessage, width: Double, in widget: UnsafeMutablePointer<GtkWidget>) {
    isOwn = message.sender == nil
    isMirrored = ThemedText.isMirrored(in: widget)
    self.width = width
    let widest = min(Self.mostWidth.points, width * Self.mostWidth.share)
    let room = max(widest - 2 * Self.padding.x, 1)
    day = message.firstOfDay.map {
      ThemedText(
        FeedSource.name(ofDay: $0), scale: Self.smallScale, opacity: Self.faint, room: width,
        in: widget)
    }
    name =
      isOwn || !message.beginsTurn
      ? nil : ThemedText(message.name, scale: Self.smallScale, room: room, in: widget)
    text = ParagraphText(message.words, room: room, in: widget)
    time = ThemedText(
      message.time, scale: Self.smallScale, isBold: false, opacity: Self.faint, room: room,
      in: widget)

    // Behind the last line where there is room, else below it.
    let end = text.lastLineEnd(isMirrored: isMirrored)
    let isBehind = end + Self.timeGap + time.width <= room
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
      x: isOwn ? width - Self.margin - bubbleWidth : Self.margin, y: top, width: bubbleWidth,
      height: y + Self.padding.y - top)
    places = Places(
      bubble: bubble, name: nameTop, text: textTop,
      time: (bubble.maxX - Self.padding.x - time.width, y - time.height))
    height = bubble.maxY.rounded(.up)
  }

  /// Draws it with its row's upper left at the origin of `cairo`.
  func draw(on cairo: OpaquePointer, in widget: UnsafeMutablePointer<GtkWidget>) {
    if let day { day.draw(on: cairo, x: (width - day.width) / 2, y: Self.dayGap) }
    let bubble = places.bubble
    let ground = ThemedColor.words(of: widget).faded(by: Self.tints.other)
    let own = ThemedColor.selection(of: widget).faded(by: Self.tints.own)
    Canvas(borrowing: cairo).fill(
      Rect(
        x: left(bubble.x, bubble.width).rounded(), y: bubble.y, width: bubble.width.rounded(),
        height: bubble.height), cornerRadius: Self.cornerRadius, isOwn ? own : ground)
    let start = bubble.x + Self.padding.x
    if let name { name.draw(on: cairo, x: left(start, name.width), y: places.name) }
    text.draw(on: cairo, x: left(start, text.width), y: places.text)
    time.draw(on: cairo, x: left(places.time.x, time.width), y: places.time.y)
  }

  /// The left edge of what begins at `start` from the row's start.
  private func left(_ start: Double, _ width: Double) -> Double {
    isMirrored ? self.width - start - width : start
  }
}
