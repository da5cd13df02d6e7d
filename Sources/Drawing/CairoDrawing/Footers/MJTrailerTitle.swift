/// A title that runs from top to bottom in one or two columns around a centre.
///
/// The drawing runs along x in a rotated coordinate system. Characters that are upright in vertical
/// text are therefore rotated back individually.
struct MJTrailerTitle {
  /// An upright character, or a run of characters that lie on their side.
  private struct Piece {
    let line: TextLayout
    let isUpright: Bool
    /// The length along the column.
    let length: Double
  }

  /// The whole title, if it contains no upright characters, or else `nil`.
  private let lines: TextLayout?
  private let columns: [[Piece]]
  private let columnWidth: Double

  /// The maximum number of characters that are laid out; no list is high enough for more.
  private static let maximumCharacters = 512
  /// The free space at both ends, in points.
  private static let margin = 6.0
  /// The width of a column and the height of an upright character, as multiples of the font size.
  private static let pitch = 1.2

  /// Lays out `title` in `style` in up to two columns of `length` points.
  ///
  /// A title that does not fit ends with an ellipsis.
  init(_ title: String, _ style: TextStyle, length: Double, text: TextRenderer) {
    columnWidth = style.size * text.scale * Self.pitch
    let space = max(length - 2 * Self.margin, 0)
    guard title.contains(where: Self.standsUpright) else {
      columns = []
      lines = text.paragraph(title, style, width: space, maxLines: 2, alignment: .center)
      return
    }
    lines = nil
    let pieces = Self.pieces(title.prefix(Self.maximumCharacters), style, text: text)
    let isLonger = !title.dropFirst(Self.maximumCharacters).isEmpty
    columns = Self.columns(
      of: pieces, isLonger: isLonger, space: space,
      ellipsis: Self.piece("…", isUpright: false, style, text: text))
  }

  /// Draws the columns around the origin, the second one below the first.
  ///
  /// Set `turnsLetters` to `false` if the coordinate system is not rotated: upright characters then
  /// stay as they are.
  func draw(turnsLetters: Bool, _ color: Color, on canvas: Canvas) {
    if let lines {
      let (width, height) = (lines.width, lines.height)
      canvas.draw(
        lines, in: Rect(x: -width / 2, y: -height / 2, width: width, height: height), color)
    }
    for (index, column) in columns.enumerated() {
      let y = (Double(index) - Double(columns.count - 1) / 2) * columnWidth
      var x = -column.reduce(0) { $0 + $1.length } / 2
      for piece in column {
        let place = Rect(x: x, y: y - columnWidth, width: piece.length, height: 2 * columnWidth)
        if piece.isUpright, turnsLetters {
          canvas.rotated(by: -.pi / 2, aroundX: place.midX, y: y) {
            let box = Rect(
              x: -columnWidth, y: -piece.length, width: 2 * columnWidth, height: 2 * piece.length)
            canvas.draw(piece.line, in: box, color)
          }
        } else {
          canvas.draw(piece.line, in: place, color)
        }
        x += piece.length
      }
    }
  }

  // MARK: Pieces

  private static func pieces(
    _ title: Substring, _ style: TextStyle, text: TextRenderer
  ) -> [Piece] {
    var pieces: [Piece] = []
    var rest = title
    while let first = rest.first {
      if standsUpright(first) {
        pieces.append(piece(rest.prefix(1), isUpright: true, style, text: text))
        rest.removeFirst()
      } else {
        let run = rest.prefix { !standsUpright($0) }
        pieces.append(piece(run, isUpright: false, style, text: text))
        rest = rest.dropFirst(run.count)
      }
    }
    return pieces
  }

  private static func piece(
    _ letters: Substring, isUpright: Bool, _ style: TextStyle, text: TextRenderer
  ) -> Piece {
    let line = text.line(String(letters), style)
    return Piece(
      line: line, isUpright: isUpright,
      length: isUpright ? style.size * text.scale * pitch : line.width)
  }

  /// Returns whether a character is upright in vertical text.
  ///
  /// Source: Unicode 15, blocks of Hangul, kana, ideographs and full-width forms (UAX 50, `U`).
  private static func standsUpright(_ letter: Character) -> Bool {
    guard let scalar = letter.unicodeScalars.first?.value else { return false }
    return switch scalar {
    case 0x1100...0x11FF, 0x2E80...0x303F, 0x3040...0xA4CF, 0xAC00...0xD7FF, 0xF900...0xFAFF,
      0xFE30...0xFE4F, 0xFF00...0xFFEF, 0x20000...0x3FFFF:
      true
    default: false
    }
  }

  // MARK: Columns

  private static func columns(
    of pieces: [Piece], isLonger: Bool, space: Double, ellipsis: Piece
  ) -> [[Piece]] {
    let total = pieces.reduce(0) { $0 + $1.length }
    if total <= space, !isLonger { return [pieces] }
    // Make the first column as short as the second one permits, so that both have about equal
    // lengths.
    let half = isLonger ? space : min(max(total / 2, 0), space)
    var first: [Piece] = []
    var second: [Piece] = []
    var lengths = (0.0, 0.0)
    var isFull = isLonger
    for piece in pieces {
      if second.isEmpty, lengths.0 + piece.length <= space, lengths.0 < half {
        first.append(piece)
        lengths.0 += piece.length
      } else if lengths.1 + piece.length <= space {
        second.append(piece)
        lengths.1 += piece.length
      } else {
        isFull = true
        break
      }
    }
    guard isFull else { return second.isEmpty ? [first] : [first, second] }
    while let last = second.last, lengths.1 + ellipsis.length > space {
      lengths.1 -= last.length
      second.removeLast()
    }
    if lengths.1 + ellipsis.length <= space { second.append(ellipsis) }
    return first.isEmpty ? [second] : [first, second]
  }
}
