import CairoDrawing
import RefreshModel
import Testing

/// Changes the parts of a control's appearance, on every style that has the part.
@Suite("Parts of a control's appearance") struct ControlPartsTests {
  private let text: TextRenderer

  init() throws { text = try TextRenderer() }

  /// Styles with a title in every state.
  private static let titled: [any ControlStyle] = [
    MJHeaderStyle(), MJHeaderStyle(symbol: .text), EGOHeaderStyle(), SVHeaderStyle(),
    MJBackFooterStyle(), MJAutoFooterStyle(), SVPullFooterStyle(), ZCHeaderStyle(),
    FgHeaderStyle(), CJHeaderStyle(), MJTrailerStyle(),
  ]
  /// Styles with an arrow, or a ring instead of it.
  private static let arrowed: [any ControlStyle] = [
    MJHeaderStyle(), EGOHeaderStyle(), SVHeaderStyle(), MJBackFooterStyle(), SVPullFooterStyle(),
    ZCHeaderStyle(), NativeHeaderStyle(), NativeFooterStyle(), MJTrailerStyle(), RingHeaderStyle(),
    WaveHeaderStyle(), StoryHeaderStyle(), MaterialHeaderStyle(), BounceDotsFooterStyle(),
  ]
  /// Styles with a line below the title.
  private static let subtitled: [any ControlStyle] = [
    MJHeaderStyle(), MJHeaderStyle(symbol: .text), EGOHeaderStyle(), SVHeaderStyle(),
    MJBackFooterStyle(), MJAutoFooterStyle(), SVPullFooterStyle(),
  ]

  private func picture(
    _ style: any ControlStyle, _ state: RefreshState = .idle,
    change: (inout ControlAppearance) -> Void = { _ in }
  ) throws -> StylePicture {
    try StylePicture(style, state, text: text, change: change)
  }

  @Test("A hidden title removes only the words")
  func hiddenTitle() throws {
    for style in Self.titled {
      var bare = style
      for state in RefreshState.allCases { bare.texts[state] = "" }
      var hidden = style
      hidden.parts.showsTitle = false
      for state in [RefreshState.idle, .refreshing] {
        let name: Comment = "\(type(of: style)) \(state)"
        #expect(try picture(style, state).pixels != picture(bare, state).pixels, name)
        if style is ZCHeaderStyle || style is EGOHeaderStyle || style is MJHeaderStyle {
          // The symbol of this style moves with the words.
          #expect(try picture(hidden, state).pixels != picture(style, state).pixels, name)
        } else {
          #expect(try picture(hidden, state).pixels == picture(bare, state).pixels, name)
        }
      }
    }
  }

  @Test("Hiding the arrow keeps the spinner, and vice versa")
  func hiddenSymbols() throws {
    for style in Self.arrowed {
      var hidden = style
      hidden.parts.showsArrow = false
      let name: Comment = "\(type(of: style))"
      let usual = try picture(style).pixels
      #expect(try picture(hidden).pixels != usual, name)
      #expect(
        try picture(hidden, .refreshing).pixels == picture(style, .refreshing).pixels, name)

      hidden = style
      hidden.parts.showsSpinner = false
      let busy = try picture(style, .refreshing).pixels
      #expect(try picture(hidden, .refreshing).pixels != busy, name)
      #expect(try picture(hidden).pixels == picture(style).pixels, name)
    }
  }

  @Test("The line about the last refresh can be hidden separately")
  func hiddenLastUpdate() throws {
    for style in [MJHeaderStyle(), MJHeaderStyle(symbol: .text)] as [any ControlStyle] {
      var hidden = style
      hidden.parts.showsLastUpdated = false
      let there = try picture(style)
      let gone = try picture(hidden)
      let blank = try picture(style) { $0.lastUpdatedText = "" }
      #expect(there.pixels != gone.pixels && gone.pixels == blank.pixels)
    }
    var ego = EGOHeaderStyle()
    let time = CivilTime(seconds: 1e9, utcOffset: 0)
    let there = try picture(ego) { $0.lastUpdated = time }
    ego.parts.showsLastUpdated = false
    let gone = try picture(ego) { $0.lastUpdated = time }
    #expect(gone.pixels != there.pixels)
    #expect(try gone.pixels == picture(EGOHeaderStyle()).pixels)
  }

  @Test("A subtitle shows in its state; idle's is the default")
  func subtitles() throws {
    for style in Self.subtitled {
      var quiet = style
      quiet.parts.showsLastUpdated = false
      var new = quiet
      new.parts.subtitles[.idle] = "of today"
      new.parts.subtitles[.refreshing] = "of the last seven days"
      let name: Comment = "\(type(of: style))"
      for state in [RefreshState.idle, .refreshing, .failure] {
        #expect(try picture(new, state).pixels != picture(quiet, state).pixels, name)
      }
      var one = quiet
      one.parts.subtitles[.idle] = "of today"
      #expect(try picture(one, .failure).pixels == picture(new, .failure).pixels, name)
      #expect(try picture(one, .refreshing).pixels != picture(new, .refreshing).pixels, name)
      one.parts.subtitleFonts.all = TextStyle(size: 9)
      #expect(try picture(one).pixels != picture(new).pixels, name)
    }
  }

  @Test("A state's colour applies to its words and symbols only")
  func colors() throws {
    let red = Color(rgb: 255, 0, 0)
    let styles: [any ControlStyle] = Self.titled + Self.arrowed + [SVInfiniteFooterStyle()]
    for style in styles {
      var new = style
      new.parts.colors[.refreshing] = red
      let name: Comment = "\(type(of: style))"
      func count(_ style: any ControlStyle, _ state: RefreshState) throws -> Int {
        let white = Color(rgb: 255, 255, 255)
        let picture = try StylePicture(style, state, scale: 2, background: white, text: text)
        return picture.pixels.count(of: 255, 0, 0)
      }
      #expect(try count(new, .refreshing) > 0, name)
      #expect(try count(style, .refreshing) == 0, name)
      #expect(try picture(new).pixels == picture(style).pixels, name)
      new.parts.colors[.refreshing] = nil
      new.parts.colors.all = red
      if !(style is SVInfiniteFooterStyle || style is MJAutoFooterStyle || style is FgHeaderStyle) {
        #expect(try picture(new).pixels != picture(style).pixels, name)
      }
    }
  }

  @Test("A state's font applies only in that state")
  func fonts() throws {
    for style in Self.titled {
      var new = style
      new.parts.fonts[.failure] = TextStyle(size: 22, isBold: true)
      let name: Comment = "\(type(of: style))"
      #expect(try picture(new, .failure).pixels != picture(style, .failure).pixels, name)
      #expect(try picture(new).pixels == picture(style).pixels, name)
    }
  }

  @Test("A state's images replace its arrow, spinner or result")
  func images() throws {
    let styles: [any ControlStyle] = [
      MJHeaderStyle(), EGOHeaderStyle(), SVHeaderStyle(), NativeHeaderStyle(), ZCHeaderStyle(),
      MJBackFooterStyle(), NativeFooterStyle(), RingHeaderStyle(), WaveHeaderStyle(),
      StoryHeaderStyle(), BounceDotsFooterStyle(), MaterialHeaderStyle(),
    ]
    for style in styles {
      var new = style
      new.parts.images[.success] = .frames
      new.parts.images[.idle] = .frames
      let name: Comment = "\(type(of: style))"
      #expect(try picture(new, .success).pixels != picture(style, .success).pixels, name)
      #expect(try picture(new).pixels != picture(style).pixels, name)
      let half = try picture(new) { $0.pull = 0.5 }
      #expect(
        try half.pixels != picture(new) { $0.pull = 1 }.pixels, "images follow the pull, \(name)")
      #expect(try picture(new, .refreshing).pixels == picture(style, .refreshing).pixels, name)
    }
  }

  @Test("Will-refresh falls back to refreshing, and every state to all")
  func standIns() {
    var values = StateValues(all: 1)
    #expect(values.value(for: .idle) == 1 && !values.isEmpty)
    values[.refreshing] = 2
    #expect(values.value(for: .willRefresh) == 2 && values[.willRefresh] == nil)
    values[.willRefresh] = 3
    #expect(values.value(for: .willRefresh) == 3 && values.value(for: .refreshing) == 2)
    values = StateValues()
    #expect(values.isEmpty && values.value(for: .success) == nil)
  }

  @Test("Properties of a style are stored in its parts")
  func forwarding() {
    var mj = MJHeaderStyle()
    mj.showsTitle = false
    #expect(!mj.parts.showsTitle)
    mj.parts.showsLastUpdated = false
    #expect(!mj.showsLastUpdated)
    var sv = SVHeaderStyle()
    #expect(!sv.showsLastUpdated && !sv.parts.showsLastUpdated)
    sv.subtitles[.idle] = "x"
    #expect(sv.parts.subtitles[.idle] == "x")
    var own: any HeaderStyle = Plain()
    own.parts.showsTitle = false
    #expect(own.parts.showsTitle, "a style without parts ignores changes of parts")
  }

  private struct Plain: HeaderStyle {
    let height = 10.0
    func draw(_ appearance: ControlAppearance, on canvas: Canvas, text: TextRenderer) {}
  }
}
