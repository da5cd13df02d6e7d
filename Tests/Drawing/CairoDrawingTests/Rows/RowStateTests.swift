import CairoDrawing
import SceneModel
import ScrollModel
import Testing

@Suite("Rows by their state") struct RowStateTests {
  private static let states = [false, true].flatMap { selected in
    [(false, false), (true, false), (false, true), (true, true)].map { touched in
      RowState(isSelected: selected, isHovered: touched.0, isPressed: touched.1)
    }
  }

  @Test("Text has a contrast of 4.5 on every background")
  func textIsReadable() {
    for palette in [Palette.light, .dark] {
      for state in Self.states {
        let background = palette.rowBackground(of: state) ?? palette.background
        #expect(palette.title(of: state).contrast(with: background) >= 4.5, "\(state)")
        #expect(palette.subtitle(of: state).contrast(with: background) >= 4.5, "\(state)")
        #expect(palette.ring(of: state).contrast(with: background) >= 3, "\(state)")
        for isEmphasized in [false, true] {
          let badge = palette.badge(of: state, isEmphasized: isEmphasized)
          #expect(badge.text.contrast(with: badge.background) >= 4.5, "\(state)")
          #expect(badge.background.alpha == 1 && badge.background != background)
        }
      }
      #expect(palette.rowBackground(of: RowState()) == nil)
      let thumb = palette.indicator
      let seen = Color(red: thumb.red, green: thumb.green, blue: thumb.blue)
        .mixed(into: palette.background, fraction: thumb.alpha)
      #expect(seen.contrast(with: palette.background) >= 3)
    }
  }

  @Test("Each state has its own background; a press overrides hover")
  func groundsDiffer() {
    for palette in [Palette.light, .dark] {
      let grounds = [
        RowState(), RowState(isHovered: true), RowState(isPressed: true),
        RowState(isSelected: true), RowState(isSelected: true, isHovered: true),
        RowState(isSelected: true, isPressed: true),
      ].map { palette.rowBackground(of: $0) ?? palette.background }
      #expect(Set(grounds).count == grounds.count)
      for isSelected in [false, true] {
        #expect(
          palette.rowBackground(
            of: RowState(isSelected: isSelected, isHovered: true, isPressed: true))
            == palette.rowBackground(of: RowState(isSelected: isSelected, isPressed: true)))
      }
    }
  }

  @Test("Hover, press, selection and focus change only their row", arguments: [1.0, 2])
  func stateChangesItsRowAlone(scale: Double) throws {
    let events: [[SceneEvent]] = [
      [.pointer(Point(x: 100, y: 80))], [.press(Point(x: 100, y: 80))],
      [.select(at: 1, count: 1, isSelected: true)],
      [.focus(1)],
    ]
    for (number, sent) in events.enumerated() {
      var drawn = try DrawnScene()
      let before = try drawn.pixels(scale: scale)
      for event in sent { try drawn.send(event, after: 0.1) }
      if number == 3 {
        #expect(
          try drawn.pixels(scale: scale) == before, "a focus that no key has moved shows no ring")
        try drawn.send(.focus(0))
        try drawn.send(.key(KeyStroke(.down, isControl: true)))
      }
      let after = try drawn.pixels(scale: scale)
      let change = try #require(after.change(from: before))
      let top = Int(exactly: 56 * scale) ?? 0
      #expect(change.rows.lowerBound >= top && change.rows.upperBound < 2 * top, "\(sent)")
      #expect(change.columns.upperBound < Int(exactly: 320 * scale) ?? 0)
      if number < 3 { #expect(change.rows.count == top && change.columns.lowerBound == 0) }
    }
  }

  @Test("Adjacent selected rows have no gap between them", arguments: [1.0, 2, 3])
  func selectedRowsTouch(scale: Double) throws {
    var drawn = try DrawnScene()
    try drawn.send(.select(at: 1, count: 3, isSelected: true))
    try drawn.send(.setOffset(20.3, animated: false))
    let pixels = try drawn.pixels(scale: scale)
    let column = pixels.part(columns: 2..<3, rows: 0..<pixels.height)
    let extent = try #require(column.extent(of: (28, 113, 216, 255)))
    #expect(column.count(of: 28, 113, 216) == extent.rows.count, "no other colour in between")
    #expect(abs(Double(extent.rows.count) - 3 * 56 * scale) <= 1)
  }

  @Test("The focus ring is two points wide inside its row")
  func ringIsInside() throws {
    for palette in [Palette.light, .dark] {
      for isSelected in [false, true] {
        let canvas = try Canvas(width: 200, height: 100)
        var state = RowState(isSelected: isSelected)
        let row = RowAppearance(title: "")
        let rect = Rect(x: 0, y: 20, width: 200, height: 56)
        let text = try TextRenderer()
        RowRenderer().draw(
          row, in: rect, state: state, palette: palette, on: canvas, text: text)
        let plain = try canvas.pixels()
        state.isFocused = true
        RowRenderer().draw(
          row, in: rect, state: state, palette: palette, on: canvas, text: text)
        let focused = try canvas.pixels()
        let ring = try #require(focused.change(from: plain))
        #expect(ring.rows == 22...73 && ring.columns == 2...197)
        let middle = focused.part(columns: 100..<101, rows: 20..<76)
        let changed = (0..<56).filter { y in
          middle[0, y].map { $0 } ?? (0, 0, 0, 0) != plain[100, 20 + y] ?? (0, 0, 0, 0)
        }
        #expect(changed == [2, 3, 52, 53])
      }
    }
  }

  @Test("A colour changes only as far as its contrast needs")
  func contrastIsMet() {
    let white = Color(rgb: 255, 255, 255)
    let black = Color(rgb: 0, 0, 0)
    #expect(abs(white.contrast(with: black) - 21) < 1e-9)
    let blue = Color(rgb: 53, 132, 228)
    let moved = blue.contrasting(4.5, with: white, toward: black)
    #expect(moved.contrast(with: white) >= 4.5 && moved.contrast(with: white) < 4.8)
    #expect(black.contrasting(4.5, with: white, toward: white) == black)
    #expect(white.contrasting(30, with: white, toward: black) == black)
    #expect(white.mixed(into: black, fraction: .nan) == black)
  }
}
