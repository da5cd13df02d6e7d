import CGtk
import Glibc
import GtkBridge
import Playback
import Replay
import Tug

/// Implements the option `--screenshot`.
///
/// It draws the page in an offscreen window and writes pictures to files.
@MainActor final class Screenshot {
  /// The time limit for starting the page, in seconds.
  ///
  /// A page may have to read a large folder.
  private static let longestReading = 30
  /// The time limit for drawing a picture, in seconds.
  private static let longestDrawing = 10

  private let file: String
  private let arguments: Arguments
  private var failure: ScreenshotFailure?
  private lazy var limit = WaitLimit { [weak self] in self?.end(ScreenshotFailure($0)) }

  init(file: String, arguments: Arguments) {
    self.file = file
    self.arguments = arguments
  }

  /// Writes the pictures and returns the exit code.
  func run() -> Int32 {
    do {
      let script = try PlayedScript(arguments)
      try ScreenshotDisplay.open(
        theme: script?.script.theme ?? arguments.screenshot.theme,
        scale: script?.script.scale ?? arguments.screenshot.scale,
        language: script.flatMap(\.script.language),
        isRightToLeft: script.map { $0.script.configuration.axis.direction == .rightToLeft })
      limit.wait(for: "the page", seconds: Self.longestReading)
      MainQueue.attach()
      Task { [self] in
        do {
          try await takePictures(of: script)
          end(nil)
        } catch {
          end(error as? ScreenshotFailure ?? ScreenshotFailure("\(error)"))
        }
      }
      gtk_main()
    } catch {
      failure = error
    }
    limit.stop()
    if let failure { StandardError.write(whole: failure.line) }
    return failure?.status ?? EXIT_SUCCESS
  }

  private func end(_ failure: ScreenshotFailure?) {
    self.failure = failure
    gtk_main_quit()
  }

  private func takePictures(of played: PlayedScript?) async throws {
    guard let page = Page.named(arguments.page) else { return }
    TimeOfDay.held = played.flatMap { Int64(exactly: $0.script.configuration.clock.rounded()) }
    let content = page.make(arguments)
    try played?.check(content)
    for pane in content.panes { pane.list.holdTime() }
    do {
      try content.writeFiles(arguments)
    } catch {
      throw ScreenshotFailure("cannot write \(error.path): \(error.reason)")
    }
    let controls = PageControls(content: content, arguments: arguments)
    let window = Window(application: nil, content: content, controls: controls)
    let scale = played?.script.scale ?? arguments.screenshot.scale ?? ScreenshotDisplay.scale
    let view = OffscreenWindow(widget: window.window, scale: scale)
    view.show()
    try view.resize(to: arguments.screenshot.size ?? Window.size)
    await Task.immediate { await content.start() }.value
    if let fault = content.fault {
      throw ScreenshotFailure(fault, status: Arguments.badUsage)
    }
    try await settle(content, in: view)
    SharpIcons.put(into: view.widget, scale: scale)
    limit.wait(for: "the picture", seconds: Self.longestDrawing)
    try await settle(content, in: view)
    let pictures =
      if let played {
        try await play(played, in: content, view)
      } else {
        [PictureFile(path: file, bytes: try picture(of: content, view))]
      }
    try PictureFile.write(pictures)
  }

  /// Waits until all visible lists of the page have measured and drawn their content.
  private func settle(_ content: any PageContent, in view: OffscreenWindow) async throws {
    repeat {
      await view.frame()
    } while !content.panes.allSatisfy {
      $0.list.isSettled || !gtk_widget_get_mapped($0.list.widget).isTrue
    }
  }

  private func picture(
    of content: any PageContent, _ view: OffscreenWindow
  ) throws(ScreenshotFailure) -> [UInt8] {
    for pane in content.panes { pane.list.recordStill() }
    return try view.picture()
  }

  /// Plays a script in the first list of the page and returns its pictures.
  private func play(
    _ played: PlayedScript, in content: any PageContent, _ view: OffscreenWindow
  ) async throws -> [PictureFile] {
    guard let list = content.panes[0].list as? ListView else {
      throw ScreenshotFailure(
        "the page has no list that can play a script", status: Arguments.badUsage)
    }
    for pane in content.panes.dropFirst() { pane.list.recordStill() }
    var size = (played.script.viewport.width, played.script.viewport.height)
    if arguments.screenshot.size == nil {
      try fit(list, to: size, in: view, played, at: played.line(of: "viewport"))
    }
    let playback = try begin(played, in: list)
    let interval = arguments.screenshot.interval
    var pictures: [PictureFile] = []
    var ticks = played.script.ticks.times(until: played.script.end)[...]
    for time in played.pictureTimes {
      while let tick = ticks.first, tick <= time {
        try advance(playback, to: tick, played)
        playback.recordFrame()
        ticks.removeFirst()
      }
      try advance(playback, to: time, played)
      if playback.viewport != size {
        size = playback.viewport
        try fit(
          list, to: size, in: view, played, at: playback.viewportLine ?? played.line(of: "viewport")
        )
      }
      limit.wait(for: "the picture at \(time) s", seconds: Self.longestDrawing)
      try await settle(content, in: view)
      let path = interval == nil ? file : file.numbered(Self.number(pictures.count))
      pictures.append(PictureFile(path: path, bytes: try view.picture()))
    }
    for tick in ticks {
      try advance(playback, to: tick, played)
      playback.recordFrame()
    }
    return pictures
  }

  private func begin(
    _ played: PlayedScript, in list: ListView
  ) throws(ScreenshotFailure) -> ListPlayback {
    do {
      return try ListPlayback(
        played.script, in: list, keepsSize: arguments.screenshot.size != nil)
    } catch {
      throw played.failure(error)
    }
  }

  private func advance(
    _ playback: ListPlayback, to time: Double, _ played: PlayedScript
  ) throws(ScreenshotFailure) {
    do {
      try playback.advance(to: time)
    } catch {
      throw played.failure(error)
    }
  }

  private func fit(
    _ list: ListView, to size: (width: Double, height: Double), in view: OffscreenWindow,
    _ played: PlayedScript, at line: Int
  ) throws(ScreenshotFailure) {
    guard size.width == size.width.rounded(), size.height == size.height.rounded() else {
      throw played.failure(
        ScriptError(line: line, reason: "the size of a list in a window must be in whole points"))
    }
    do {
      try view.fit(list, to: (Self.side(size.width), Self.side(size.height)))
    } catch {
      throw played.failure(ScriptError(line: line, reason: error.reason))
    }
  }

  /// Returns a side length as an integer, or the largest integer if it is out of range.
  private static func side(_ points: Double) -> Int32 { Int32(exactly: points) ?? .max }

  /// Returns the file name suffix of the picture at `index`, from 0.
  private static func number(_ index: Int) -> String {
    let digits = "\(index)"
    return "-" + String(repeating: "0", count: max(3 - digits.count, 0)) + digits
  }
}
