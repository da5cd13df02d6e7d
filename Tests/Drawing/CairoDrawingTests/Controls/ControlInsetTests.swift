import CairoDrawing
import RefreshModel
import SceneModel
import ScrollModel
import Testing

/// Checks that the application's inset is padding: nothing covers it, and no control is drawn in
/// it.
///
/// The case is from document 2: "The footer behind the last cell leaks out".
@Suite("Controls and the application's insets") struct ControlInsetTests {
  /// A style that paints the whole clip, or the area of its appearance.
  private struct Flood: HeaderStyle, FooterStyle {
    var height: Double
    var fillsArea = false

    func draw(_ appearance: ControlAppearance, on canvas: Canvas, text: TextRenderer) {
      let all = Rect(x: -5000, y: -50_000, width: 10_000, height: 100_000)
      canvas.fill(fillsArea ? appearance.area : all, Color(rgb: 255, 0, 0))
    }
  }

  /// The side of the square list, in points.
  private static let side = 200.0
  private static let insets: [(top: Double, bottom: Double)] = [(64, 49), (47.5, 47.5), (0, 0)]

  /// Returns a list of `rows` rows, at rest at the top with these insets.
  private func list(
    _ insets: (top: Double, bottom: Double), rows: Int = 30,
    adjust: (inout SceneConfiguration) -> Void
  ) throws -> DrawnScene {
    var drawn = try DrawnScene(rows: rows, height: 30, width: Self.side, length: Self.side) {
      $0.rubberBand = nil
      $0.showsIndicator = false
      adjust(&$0)
    }
    try drawn.send(.setInset(.top, insets.top, duration: nil))
    try drawn.send(.setInset(.bottom, insets.bottom, duration: nil))
    try drawn.send(.setOffset(-999, animated: false))
    drawn.scene.advance(to: drawn.scene.time + 5)
    return drawn
  }

  /// Returns the range of red pixels along the axis, or `nil` if there are none.
  private func red(_ drawn: DrawnScene, scale: Double = 1) throws -> ClosedRange<Int>? {
    let shown = try drawn.pixels(SceneContents(), scale: scale).extent(of: (255, 0, 0, 255))
    return drawn.scene.axis.orientation == .vertical ? shown?.rows : shown?.columns
  }

  private func pixels(_ start: Double, _ end: Double, _ scale: Double) -> ClosedRange<Int>? {
    let first = Int((start * scale).rounded())
    let last = Int((end * scale).rounded()) - 1
    return first <= last ? first...last : nil
  }

  @Test("A header is invisible at rest with any insets", arguments: HeaderName.allCases)
  func headersAtRest(name: HeaderName) throws {
    for insets in Self.insets {
      for orientation in Orientation.allCases {
        var drawn = try list(insets) {
          $0.header = name.policy
          $0.axis.orientation = orientation
        }
        for scale in orientation == .vertical ? [1.0, 2] : [1] {
          let bare = try drawn.pixels(DrawnScene.spots(), scale: scale)
          drawn.painter.header = name.style
          let full = try drawn.pixels(DrawnScene.spots(), scale: scale)
          drawn.painter.header = nil
          #expect(bare == full, "\(insets), \(orientation), \(scale)")
        }
      }
    }
  }

  @Test("A footer is invisible at rest, unless it always shows", arguments: FooterName.allCases)
  func footersAtRest(name: FooterName) throws {
    for insets in Self.insets {
      for orientation in Orientation.allCases {
        for rows in [30, 1] {
          var drawn = try list(insets, rows: rows) {
            $0.footer = name.policy
            $0.axis.orientation = orientation
          }
          try drawn.send(.setOffset(99_999, animated: false))
          drawn.scene.advance(to: drawn.scene.time + 5)
          for scale in orientation == .vertical ? [1.0, 2] : [1] {
            let bare = try drawn.pixels(DrawnScene.spots(), scale: scale)
            drawn.painter.footer = name.style
            let full = try drawn.pixels(DrawnScene.spots(), scale: scale)
            drawn.painter.footer = Flood(height: name.style.height)
            let shown = try red(drawn, scale: scale)
            drawn.painter.footer = nil
            let resting = name.policy.restingInset
            // At rest and without words, the spinner of `sv` draws nothing.
            let isSeen = resting > 0 && !name.style.texts.title(for: .idle).isEmpty
            #expect((bare != full) == isSeen, "\(insets), \(orientation), \(scale)")
            guard resting > 0 else { continue }
            let start = min(
              rows == 1 ? insets.top + 30 : Self.side, Self.side - insets.bottom - resting)
            #expect(shown == pixels(start, Self.side - insets.bottom, scale), "\(insets) \(scale)")
          }
        }
      }
    }
  }

  @Test("A pulled, open or closing header stays out of the inset")
  func headersRoom() throws {
    for insets in Self.insets {
      for orientation in Orientation.allCases {
        var drawn = try list(insets) {
          $0.header = .mj
          $0.axis.orientation = orientation
        }
        drawn.painter.header = Flood(height: 54)
        for pull in [20.0, 60] {
          try drawn.send(.pan(dx: pull == 20 ? 20 : 40, dy: pull == 20 ? 20 : 40), after: 0.1)
          for scale in [1.0, 2] {
            let space = pixels(insets.top, insets.top + pull, scale)
            #expect(try red(drawn, scale: scale) == space, "\(insets), \(pull), \(scale)")
          }
        }
        try drawn.send(.panEnd, after: 0.1)
        #expect(drawn.scene.header?.state == .refreshing)
        drawn.scene.advance(to: drawn.scene.time + 3)
        #expect(try red(drawn) == pixels(insets.top, insets.top + 54, 1))
        let start = pixels(insets.top, Self.side, 1)?.lowerBound
        try drawn.send(.end(.header, .success), after: 0.1)
        for _ in 1...12 {
          drawn.scene.advance(to: drawn.scene.time + 0.03)
          guard let shown = try red(drawn) else { continue }
          #expect(shown.lowerBound == start, "\(insets), closing")
        }
        drawn.scene.advance(to: drawn.scene.time + 3)
        #expect(try red(drawn) == nil)
      }
    }
  }

  @Test("A pulled, open or closed footer stays out of the inset")
  func footersRoom() throws {
    for insets in Self.insets {
      for orientation in Orientation.allCases {
        var drawn = try list(insets) {
          $0.footer = .mjBack
          $0.axis.orientation = orientation
        }
        drawn.painter.footer = Flood(height: 44)
        try drawn.send(.setOffset(99_999, animated: false))
        drawn.scene.advance(to: drawn.scene.time + 5)
        let end = Self.side - insets.bottom
        try drawn.send(.pan(dx: -50, dy: -50), after: 0.1)
        #expect(try red(drawn) == pixels(end - 50, end, 1), "\(insets)")
        try drawn.send(.panEnd, after: 0.1)
        #expect(drawn.scene.footer?.state == .refreshing)
        drawn.scene.advance(to: drawn.scene.time + 3)
        #expect(try red(drawn) == pixels(end - 44, end, 1), "\(insets)")
        try drawn.send(.end(.footer, .success))
        drawn.scene.advance(to: drawn.scene.time + 3)
        #expect(try red(drawn) == nil, "\(insets)")
      }
    }
  }

  @Test("An ignored inset gives the control that much more space")
  func ignoredInset() throws {
    for (ignored, start, end) in [(64.0, 0.0, 20.0), (24, 40, 60), (100, 0, -16), (-10, 64, 84)] {
      var drawn = try list((64, 49)) {
        $0.header = .mj
        $0.header?.ignoredInset = ignored
        $0.footer = .mjBack
        $0.footer?.ignoredInset = ignored
      }
      drawn.painter.header = Flood(height: 54)
      #expect(try red(drawn) == nil, "\(ignored)")
      try drawn.send(.pan(dx: 0, dy: 20), after: 0.1)
      #expect(try red(drawn) == pixels(start, end, 1), "\(ignored)")
      drawn.painter.header = nil
      drawn.painter.footer = Flood(height: 44)
      try drawn.send(.panEnd, after: 0.1)
      try drawn.send(.setOffset(99_999, animated: false))
      drawn.scene.advance(to: drawn.scene.time + 5)
      #expect(try red(drawn) == nil, "\(ignored)")
      try drawn.send(.pan(dx: 0, dy: -20), after: 0.1)
      let bottom = Self.side - max(49 - max(ignored, 0), 0)
      let top = Self.side - 49 - 20 + max(ignored, 0)
      #expect(try red(drawn) == pixels(top, bottom, 1), "\(ignored)")
    }
  }

  @Test("A style's area is all of its clip")
  func area() throws {
    for insets in Self.insets {
      var drawn = try list(insets) {
        $0.header = .ego
        $0.footer = .mjAuto
      }
      for pull in [0, 30.0, 20] {
        try drawn.send(.pan(dx: 0, dy: pull), after: 0.1)
        drawn.painter.header = Flood(height: 60)
        let all = try red(drawn)
        drawn.painter.header = Flood(height: 60, fillsArea: true)
        #expect(try red(drawn) == all && (all == nil) == (pull == 0), "\(insets)")
      }
      drawn.painter.header = nil
      try drawn.send(.panEnd, after: 0.1)
      try drawn.send(.setOffset(99_999, animated: false))
      drawn.scene.advance(to: drawn.scene.time + 5)
      drawn.painter.footer = Flood(height: 44)
      let all = try red(drawn)
      drawn.painter.footer = Flood(height: 44, fillsArea: true)
      #expect(try red(drawn) == all && all != nil)
    }
  }

  @Test(
    "An animated inset never reveals a control", arguments: [0, 100.0])
  func movingInset(inset: Double) throws {
    var drawn = try list((50, 50)) {
      $0.header = .mj
      $0.footer = .mjBack
    }
    drawn.painter.header = Flood(height: 54)
    drawn.painter.footer = Flood(height: 44)
    for offset in [0.0, 99_999] {
      try drawn.send(.setOffset(offset == 0 ? -50 : offset, animated: false))
      drawn.scene.advance(to: drawn.scene.time + 3)
      try drawn.send(.setInset(.top, inset, duration: 0.4))
      try drawn.send(.setInset(.bottom, inset, duration: 0.4))
      for step in 0...10 {
        #expect(try red(drawn) == nil, "\(offset), step \(step)")
        drawn.scene.advance(to: drawn.scene.time + 0.05)
      }
      try drawn.send(.setInset(.top, 50, duration: nil))
      try drawn.send(.setInset(.bottom, 50, duration: nil))
      drawn.scene.advance(to: drawn.scene.time + 3)
    }
  }
}
