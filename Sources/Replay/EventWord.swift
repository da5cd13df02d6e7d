import ListModel
import RefreshModel

/// The words of timed lines.
///
/// Source: replay contract, Script.
enum EventWord: String, CaseIterable {
  case down
  case move
  case up
  case cancel
  case pan
  case panEnd = "pan-end"
  case panCancel = "pan-cancel"
  case wheel
  case beginRefresh = "begin-refresh"
  case endRefresh = "end-refresh"
  case beginLoad = "begin-load"
  case endLoad = "end-load"
  case resetNoMore = "reset-no-more"
  case setInset = "set-inset"
  case setOffset = "set-offset"
  case setRowHeight = "set-row-height"
  case setRows = "set-rows"
  case insertRows = "insert-rows"
  case removeRows = "remove-rows"
  case resize
  case show
  case hide
  case key

  /// Reads the rest of the line.
  func read(_ line: inout ScriptLine) throws(ScriptError) -> SceneEvent {
    switch self {
    case .down: return .press(x: try line.number("x"), y: try line.number("y"))
    case .move: return .move(x: try line.number("x"), y: try line.number("y"))
    case .up: return .release(x: try line.number("x"), y: try line.number("y"))
    case .cancel: return .cancel
    case .pan: return .pan(dx: try line.number("dx"), dy: try line.number("dy"))
    case .panEnd: return .panEnd
    case .panCancel: return .panCancel
    case .wheel: return .wheel(notches: try line.number("the notches"))
    case .beginRefresh: return .beginRefresh
    case .endRefresh: return .endRefresh(try Self.result(&line))
    case .beginLoad: return .beginLoad
    case .endLoad: return .endLoad(try Self.result(&line))
    case .resetNoMore: return .resetNoMoreData
    case .setInset:
      let edge = try SceneWord.edge(&line)
      let value = try line.number("the inset")
      guard line.hasMore else { return .setInset(edge, value, duration: nil) }
      _ = try line.choice("the way", of: [("animated", ())])
      return .setInset(
        edge, value, duration: try line.number("the duration", allowsZero: true))
    case .setOffset:
      let offset = try line.number("the offset")
      let animated = line.hasMore
      if animated { _ = try line.choice("the way", of: [("animated", ())]) }
      return .setOffset(offset, animated: animated)
    case .setRowHeight:
      return .setRowHeight(try line.number("the height of a row", allowsZero: false))
    case .setRows: return .setRows(count: try line.count("the number of rows"))
    case .insertRows:
      return .insertRows(
        at: try line.count("the row"), count: try line.count("the number of rows"))
    case .removeRows:
      return .removeRows(
        at: try line.count("the row"), count: try line.count("the number of rows"))
    case .resize:
      return .resize(
        width: try line.number("the width", allowsZero: true),
        height: try line.number("the height", allowsZero: true))
    case .show: return .shown
    case .hide: return .hidden
    case .key: throw line.fault("key is not served yet")
    }
  }

  private static func result(_ line: inout ScriptLine) throws(ScriptError) -> RefreshResult {
    guard line.hasMore else { return .success }
    return try line.choice("the result", of: RefreshResult.allCases.map { ($0.rawValue, $0) })
  }

  /// The words of `event`, as a timed line has them after its time; nil for an event that no
  /// script can say.
  static func text(of event: SceneEvent) -> String? {
    func word(_ word: EventWord, _ arguments: CustomStringConvertible...) -> String {
      ([word.rawValue] + arguments.map(\.description)).joined(separator: " ")
    }
    return switch event {
    case .press(let x, let y): word(.down, x, y)
    case .move(let x, let y): word(.move, x, y)
    case .release(let x, let y): word(.up, x, y)
    case .cancel: word(.cancel)
    case .pan(let dx, let dy): word(.pan, dx, dy)
    case .panEnd: word(.panEnd)
    case .panCancel: word(.panCancel)
    case .wheel(let notches): word(.wheel, notches)
    case .beginRefresh: word(.beginRefresh)
    case .endRefresh(let result): word(.endRefresh, result.rawValue)
    case .beginLoad: word(.beginLoad)
    case .endLoad(let result): word(.endLoad, result.rawValue)
    case .resetNoMoreData: word(.resetNoMore)
    case .setInset(let edge, let value, nil): word(.setInset, edge.rawValue, value)
    case .setInset(let edge, let value, let duration?):
      word(.setInset, edge.rawValue, value, "animated", duration)
    case .setOffset(let offset, animated: false): word(.setOffset, offset)
    case .setOffset(let offset, animated: true): word(.setOffset, offset, "animated")
    case .setRowHeight(let height): word(.setRowHeight, height)
    case .setRows(let count): word(.setRows, count)
    case .insertRows(let index, let count): word(.insertRows, index, count)
    case .removeRows(let index, let count): word(.removeRows, index, count)
    case .resize(let width, let height): word(.resize, width, height)
    case .shown: word(.show)
    case .hidden: word(.hide)
    case .setHeader, .setFooter: nil
    }
  }
}
