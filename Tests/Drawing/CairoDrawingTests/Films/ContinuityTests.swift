import Foundation
import RefreshModel
import Replay
import ScrollModel
import Testing

@testable import CairoDrawing

/// No frame of a pull differs from the one before by more than the motion around it explains.
///
/// To see a jump, play its script with `tug-replay --film`.
@Suite("Continuity") struct ContinuityTests {
  private let text: TextRenderer
  private static let isLongRun = ProcessInfo.processInfo.environment["TUG_LONG_TESTS"] != nil

  init() throws { text = try TextRenderer() }

  /// A reason for which a documented system changes its control in one frame.
  enum Cut: String {
    /// The document replaces words, arrows and spinners at once.
    case words
    /// The document's spinner turns in steps.
    case steps
    /// The document shows a sequence of images, with the pull and during the work.
    case images

    /// Returns whether this is the reason for `jump`.
    func explains(_ jump: ControlFilm.Jump) -> Bool {
      switch self {
      case .words: jump.changesWords
      case .steps: jump.changesWords || jump.frame.state == .refreshing
      case .images:
        jump.changesWords || jump.frame.state != .success && jump.frame.state != .failure
      }
    }
  }

  static let headerCuts: [HeaderName: Cut] = [
    .ego: .words, .fg: .words, .zc: .words, .mj: .words, .mjText: .words, .cj: .words, .sv: .words,
    // The header in front of the page is MJRefresh's.
    .twoLevel: .words,
    .cb: .steps, .zcImages: .images, .mjImages: .images,
  ]
  static let footerCuts: [FooterName: Cut] = [
    .mjBack: .words, .mjBackText: .words, .mjAuto: .words, .mjAutoText: .words, .zc: .words,
    .cj: .words, .sv: .words, .svPull: .words,
    .cb: .steps, .mjBackImages: .images, .mjAutoImages: .images, .zcImages: .images,
  ]

  /// The own controls, in every way that their work can end, and a part of the documented ones.
  ///
  /// With `TUG_LONG_TESTS` all controls, also at scale 2 and dark.
  private func check(_ side: ControlSide, _ name: String, _ cut: Cut?) throws {
    let stories: [PullScript.Story] =
      Self.isLongRun ? PullScript.Story.all : cut == nil ? PullScript.Story.usual : [.success]
    for looks in Self.isLongRun ? ["", "scale 2", "theme dark"] : [""] {
      for story in stories {
        var script = PullScript(side: side, name: name, story: story)
        script.looks = looks
        let film = try ControlFilm(
          ScriptParser.parse(script.text()), side: side, text: text)
        let states = Set(film.frames.map(\.state))
        // Work of no duration is in no frame.
        let hasWork = story != .disarmed && story != .work(0)
        #expect(hasWork ? states.contains(.refreshing) : states.count > 1)
        for jump in film.jumps where cut?.explains(jump) != true {
          Issue.record("\(story) \(looks): \(jump)")
        }
      }
    }
  }

  @Test("No header jumps", arguments: HeaderName.allCases)
  func headers(name: HeaderName) throws { try check(.header, name.rawValue, Self.headerCuts[name]) }

  @Test("No footer jumps", arguments: FooterName.allCases.filter { $0 != .mjTrailer })
  func footers(name: FooterName) throws { try check(.footer, name.rawValue, Self.footerCuts[name]) }

  @Test("The scroll indicator follows the list", arguments: ["native", "mj", "zc"])
  func indicator(name: String) throws {
    for story in PullScript.Story.all {
      var run = try ScriptRun(
        ScriptParser.parse(PullScript(side: .header, name: name, story: story).text()))
      var thumbs: [ScrollIndicator] = []
      for frame in 0..<150 {
        try run.advance(to: Double(frame) * PullScript.frame)
        thumbs.append(try #require(ScrollIndicator(of: run.scene.container)))
      }
      for thumbs in [thumbs.map(\.start), thumbs.map(\.length)] {
        let steps = zip(thumbs, thumbs.dropFirst()).map { abs($1 - $0) }
        for index in steps.indices.dropFirst().dropLast() {
          let around = (steps[index - 1] + steps[index + 1]) / 2
          #expect(steps[index] <= 3 * around + 1, "\(story), frame \(index)")
        }
      }
    }
  }

  @Test("A film shows a jump, but no motion, as one")
  func findsJumps() throws {
    let script = PullScript(side: .header, name: "mj", story: .success)
    let film = try ControlFilm(ScriptParser.parse(script.text()), side: .header, text: text)
    // The words of the document change in the frames of these states.
    let states = film.jumps.map(\.frame.state)
    #expect(states == [.pulling, .refreshing, .idle])
    let changesWords = film.jumps.allSatisfy(\.changesWords)
    #expect(changesWords)
  }
}
