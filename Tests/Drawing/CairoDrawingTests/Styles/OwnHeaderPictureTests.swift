import CairoDrawing
import Glibc
import RefreshModel
import SceneModel
import ScrollModel
import Testing

/// A list with its own header view, and a refresh header above it.
///
/// The case is from document 0: "Adding the tableview header view pushes it up beyond the top,
/// clipsToBounds cannot cut it off either". The images of every state show that neither covers the
/// other, and that nothing is drawn outside of the list's box.
@Suite("A refresh header above the list's own header view")
struct OwnHeaderPictureTests {
  private static let blockLength = 80.0
  private static let margin = 24.0
  private static let size = (width: 300.0, height: 360.0)
  private static let own = Color(rgb: 250, 0, 250)
  private static let outside = Color(rgb: 0, 250, 0)

  /// A named moment of the header's life.
  private struct Moment {
    let name: String
    let scene: Scene
  }

  /// Returns the moments of a list with a refresh header, its own header view and rows.
  private func moments(of name: HeaderName) throws -> [Moment] {
    var moments: [Moment] = []
    for result in [RefreshResult.success, .failure, .noMore] {
      var drawn = try DrawnScene(
        rows: 40, height: 44, width: Self.size.width, length: Self.size.height
      ) {
        $0.header = name.policy
        if result != .noMore {
          $0.header?.successDwell = 0.5
          $0.header?.failureDwell = 0.5
        }
        $0.blocks.top = Self.blockLength
        $0.rubberBand = nil
        $0.showsIndicator = false
      }
      func note(_ what: String) {
        moments.append(Moment(name: "\(name.rawValue), \(what)", scene: drawn.scene))
      }
      let trigger = name.policy.triggerDistance
      note("at rest")
      try drawn.send(.pan(dx: 0, dy: trigger * 0.5), after: 0.1)
      note("half pulled")
      try drawn.send(.pan(dx: 0, dy: trigger * 0.75), after: 0.1)
      note("armed")
      try drawn.send(.pan(dx: 0, dy: 60), after: 0.1)
      note("pulled far")
      if case .hold(let seconds) = name.policy.trigger {
        drawn.scene.advance(to: drawn.scene.time + seconds)
      }
      try drawn.send(.panEnd, after: 0.1)
      #expect(drawn.scene.header?.state == .refreshing)
      drawn.scene.advance(to: drawn.scene.time + 0.1)
      note("opening")
      drawn.scene.advance(to: drawn.scene.time + 2)
      note("refreshing")
      try drawn.send(.setOffset(drawn.scene.container.minimumOffset + 20, animated: false))
      note("refreshing, scrolled on")
      try drawn.send(.setOffset(drawn.scene.container.minimumOffset, animated: false))
      try drawn.send(.end(.header, result))
      note("ended by \(result)")
      drawn.scene.advance(to: drawn.scene.time + 0.6)
      note("closing")
      drawn.scene.advance(to: drawn.scene.time + 3)
      note("closed")
      try drawn.send(.setOffset(40, animated: false))
      note("its own header view half out of the box")
    }
    return moments
  }

  /// Returns the image of a list inside a larger image, with a margin around it.
  private func picture(
    of scene: Scene, header: (any HeaderStyle)?, text: TextRenderer, scale: Double
  ) throws -> Pixels {
    let canvas = try Canvas(
      width: Self.size.width + 2 * Self.margin, height: Self.size.height + 2 * Self.margin,
      scale: scale)
    canvas.fill(Self.outside)
    var painter = ScenePainter()
    painter.header = header
    var contents = DrawnScene.spots()
    contents.drawBlock = { edge, _, canvas in
      // This header view ignores its frame.
      if edge == .top {
        canvas.fill(Rect(x: -999, y: -999, width: 1998, height: 1998), Self.own)
      }
    }
    canvas.translated(x: Self.margin, y: Self.margin) {
      painter.paint(scene, on: canvas, text: text, contents: contents)
    }
    return try canvas.pixels()
  }

  @Test(
    "Neither header covers the other or leaves the list's box",
    arguments: HeaderName.allCases.filter { $0.policy.placement == .above }
  )
  func everyState(name: HeaderName) throws {
    let text = try TextRenderer()
    var seen = 0
    let moments = try moments(of: name)
    for scale in [1.0, 2] {
      let kinds = try rowKinds(scale: scale)
      for moment in moments {
        var faults: Set<String> = []
        let bare = Lines(try picture(of: moment.scene, header: nil, text: text, scale: scale))
        let full = Lines(
          try picture(of: moment.scene, header: name.style, text: text, scale: scale))
        let offset = moment.scene.container.contentOffset
        let top = pixel(Self.margin, scale)
        let bottom = pixel(Self.margin + max(-offset, 0), scale)
        let end = pixel(Self.margin + Self.blockLength - offset, scale)
        let width = full.pixels.width
        let (left, right) = (0..<top, (width - top)..<width)
        for y in 0..<full.pixels.height {
          if y < top || y >= full.pixels.height - top {
            if !full.isEqual(in: y, to: kinds.outside) { faults.insert("outside of the box") }
          } else if y < bottom {
            // Above the list's own header view there is the background or the refresh header.
            if !bare.isEqual(in: y, to: kinds.background) { faults.insert("the background") }
            if !full.isEqual(in: y, to: bare, columns: left) { faults.insert("left of the box") }
            if !full.isEqual(in: y, to: bare, columns: right) { faults.insert("right of the box") }
            if !full.isEqual(in: y, to: bare) { seen += 1 }
          } else if y < end {
            if !full.isEqual(in: y, to: kinds.own) { faults.insert("its own header view") }
          } else if !full.isEqual(in: y, to: bare) {
            faults.insert("the rows")
          }
        }
        #expect(faults == [], "\(moment.name), scale \(scale)")
      }
    }
    #expect(seen > 500, "\(name) was visible in \(seen) lines")
  }

  private func pixel(_ length: Double, _ scale: Double) -> Int {
    Int(exactly: (length * scale).rounded()) ?? 0
  }

  /// Returns, for each kind of the list's lines, an image in which all lines are of that kind.
  private func rowKinds(scale: Double) throws -> (outside: Lines, background: Lines, own: Lines) {
    func lines(_ color: Color) throws -> Lines {
      let canvas = try Canvas(width: Self.size.width + 2 * Self.margin, height: 1, scale: scale)
      canvas.fill(Self.outside)
      canvas.fill(Rect(x: Self.margin, y: 0, width: Self.size.width, height: 1), color)
      return Lines(try canvas.pixels())
    }
    return (try lines(Self.outside), try lines(Palette.light.background), try lines(Self.own))
  }

  /// The lines of an image, compared as memory.
  private struct Lines {
    let pixels: Pixels

    init(_ pixels: Pixels) { self.pixels = pixels }

    /// Returns whether line `y` equals the one of `other`.
    ///
    /// Beyond its end, `other` repeats its last line.
    func isEqual(in y: Int, to other: Lines, columns: Range<Int>? = nil) -> Bool {
      let columns = columns ?? 0..<pixels.width
      let start = (y * pixels.width + columns.lowerBound) * 4
      let row = min(y, other.pixels.height - 1)
      let otherStart = (row * other.pixels.width + columns.lowerBound) * 4
      return pixels.bytes.withUnsafeBytes { mine in
        other.pixels.bytes.withUnsafeBytes { theirs in
          guard let mine = mine.baseAddress, let theirs = theirs.baseAddress else { return false }
          return memcmp(mine + start, theirs + otherStart, columns.count * 4) == 0
        }
      }
    }
  }
}
