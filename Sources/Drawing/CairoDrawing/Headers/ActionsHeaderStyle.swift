import RefreshModel
import ScrollModel

/// Several actions side by side, of which the finger that pulls chooses one by its place.
///
///     var style = ActionsHeaderStyle()
///     style.actions = [.init("New", .add), .init("Reload", .refresh)]
///     list.header = RefreshHeader(style: style, policy: policy)    // policy.actionCount is 2
///
/// It goes with ``RefreshPolicy/actions``; a policy of another number of actions shows as many. The
/// title of the chosen action stands below its sign. The idea is that of browsers whose pages can be
/// pulled; the sizes are chosen here.
public struct ActionsHeaderStyle: HeaderStyle {
  /// What moves by itself are spinners, rings and pictures, which tell their places.
  public var tellsMotion: Bool { true }
  /// An action with its title and its sign.
  public struct Action: Equatable, Sendable {
    /// The title below the sign while it is chosen; empty for none.
    public var title: String
    /// The sign.
    public var symbol: ActionSymbol

    /// An action.
    public init(_ title: String, _ symbol: ActionSymbol) {
      self.title = title
      self.symbol = symbol
    }
  }

  /// 72 points.
  public var height: Double { 72 }
  /// The height of a disc with a title below, where that is more, or that of two lines.
  public func heightHoldingWords(atTextScale scale: Double) -> Double {
    let stack = Self.discDiameter + Self.titleHeight * scale + Self.spacing
    return max(heightOfTwoLines(atTextScale: scale), stack)
  }
  /// The titles of the states; that of a chosen action takes their place.
  public var texts = ControlTexts.nativeHeader
  /// The program's changes of the looks.
  public var parts = ControlParts()
  /// The actions from the start of a line to its end.
  ///
  /// A policy with fewer actions shows the first ones; one with more shows the others by their
  /// numbers.
  public var actions: [Action] = [
    Action("", .add), Action("", .refresh), Action("", .search),
  ]

  /// The diameter of the disc below the chosen action, in points.
  private static let discDiameter = 40.0
  /// The widest distance between two actions, in points.
  private static let pitch = 96.0
  /// The smallest gap between two neighbouring discs, in points.
  private static let spacing = 6.0
  /// The height of the title's line in points before the text scale.
  private static let titleHeight = 18.0
  /// The strength of the disc below a sign at which the sign begins to take its colour on the disc,
  /// and the length of that change.
  private static let turn = (from: 0.45, length: 0.15)
  /// Points left free beside the title.
  private static let titleMargin = 8.0
  /// The gap in points at which the signs reach their full size.
  private static let fullGap = 48.0
  /// The size of a result's sign on the disc, in sizes of that in a ring.
  private static let signScale = 1.5
  /// The opacity of the disc before it is armed.
  private static let faint = 0.14
  private static let titleFont = TextStyle(size: 12)
  private static let numberFont = TextStyle(size: 15, isBold: true)

  /// Three actions without words: something new, a refresh, and a search.
  public init() {}

  /// Draws the header.
  public func draw(_ appearance: ControlAppearance, on canvas: Canvas, text: TextRenderer) {
    let appearance = appearance.applying(parts)
    guard appearance.gap.height > 0 else { return }
    switch appearance.shownState {
    case .success, .failure, .noMoreData: drawResult(appearance, on: canvas, text: text)
    default: drawActions(appearance, on: canvas, text: text)
    }
  }

  // MARK: Actions

  private func drawActions(
    _ appearance: ControlAppearance, on canvas: Canvas, text: TextRenderer
  ) {
    let count = max(appearance.actionCount, 1)
    let isWaiting = appearance.showsArrow
    let opacity = isWaiting ? appearance.arrival : appearance.spinnerOpacity
    guard opacity > 0 else { return }
    let gap = appearance.gap
    let scale = scale(for: count, in: appearance)
    let title = title(of: appearance, count: count)
    let middle = gap.midY - (title.isEmpty ? 0 : Self.titleHeight / 2 * scale * text.scale)
    let armed = isWaiting ? appearance.armedShare : 1
    let palette = appearance.palette
    let choice = choice(in: appearance, count: count)

    canvas.group(opacity: opacity) {
      canvas.fillCircle(
        x: x(at: choice, of: count, appearance), y: middle,
        radius: Self.discDiameter / 2 * scale,
        palette.focus.faded(by: Self.faint + (1 - Self.faint) * armed))
      for index in 0..<count {
        let near = max(1 - abs(choice - Double(index)) * 2, 0)
        let others = others(in: appearance)
        let isChosen = index == appearance.chosenAction
        let place = (x: x(at: Double(index), of: count, appearance), y: middle)
        // A mixture of both colours would be as bright as the disc, so the change is short.
        let turn = ControlAppearance.share((near * armed - Self.turn.from) / Self.turn.length)
        let color = palette.background.mixed(into: palette.control, share: turn)
        canvas.group(opacity: isWaiting || isChosen ? 1 : others) {
          drawSign(index, count, at: place, scale: scale, appearance, color, on: canvas, text: text)
        }
      }
      if !title.isEmpty {
        let chosen = Double(appearance.chosenAction)
        let place = (
          x: x(at: chosen, of: count, appearance), y: middle + Self.discDiameter / 2 * scale
        )
        // The title comes as the disc reaches its sign.
        let there = max(1 - abs(choice - chosen) * 2, 0)
        drawTitle(title, below: place, opacity: there, appearance, canvas, text)
      }
    }
  }

  /// The opacity of the actions that are not chosen: they go when one has fired.
  private func others(in appearance: ControlAppearance) -> Double {
    if appearance.showsArrow { return 1 }
    let hasJustFired = appearance.state == .refreshing && appearance.previousState.isArmed
    return hasJustFired ? 1 - ControlAppearance.share(appearance.change * 2) : 0
  }

  private func drawSign(
    _ index: Int, _ count: Int, at place: (x: Double, y: Double), scale: Double,
    _ appearance: ControlAppearance, _ color: Color, on canvas: Canvas, text: TextRenderer
  ) {
    let isTurning = appearance.spinnerOpacity > 0 && index == appearance.chosenAction
    canvas.rotated(by: appearance.uprightAngle, aroundX: place.x, y: place.y) {
      canvas.magnified(by: scale) {
        if isTurning {
          Spinner().draw(x: 0, y: 0, time: appearance.time, color, on: canvas)
        } else if let action = action(index, of: count) {
          action.symbol.draw(color, on: canvas)
        } else {
          let half = Self.discDiameter / 2
          canvas.draw(
            text.line("\(index + 1)", Self.numberFont),
            in: Rect(x: -half, y: -half, width: 2 * half, height: 2 * half), color)
        }
      }
    }
  }

  /// Draws a title in the middle below a sign, or as near to it as the list's sides allow.
  private func drawTitle(
    _ title: String, below place: (x: Double, y: Double), opacity: Double,
    _ appearance: ControlAppearance, _ canvas: Canvas, _ text: TextRenderer
  ) {
    let line = text.line(
      title, appearance.titleStyle(Self.titleFont),
      maxWidth: appearance.width - 2 * Self.titleMargin)
    let free = max(appearance.width - line.width - Self.titleMargin, Self.titleMargin)
    let left = min(max(place.x - line.width / 2, Self.titleMargin), free)
    canvas.draw(
      line, in: Rect(x: left, y: place.y, width: line.width, height: Self.titleHeight * text.scale),
      appearance.palette.secondaryText.faded(by: opacity))
  }

  /// The action at `index` of `count`; a single one is the refresh.
  private func action(_ index: Int, of count: Int) -> Action? {
    if count == 1 { return actions.first { $0.symbol == .refresh } ?? actions.first }
    return actions.indices.contains(index) ? actions[index] : nil
  }

  /// The title below the signs: the chosen action's, otherwise the state's.
  private func title(of appearance: ControlAppearance, count: Int) -> String {
    guard appearance.parts.showsTitle else { return "" }
    let isChosen = appearance.state != .idle
    let own = isChosen ? action(appearance.chosenAction, of: count)?.title ?? "" : ""
    return own.isEmpty ? appearance.title : own
  }

  // MARK: Places

  /// The place of the disc, in actions from the first one: at the chosen one, or on its way there.
  private func choice(in appearance: ControlAppearance, count: Int) -> Double {
    let place = appearance.choice ?? Double(appearance.chosenAction)
    return min(max(place.isFinite ? place : 0, 0), Double(count - 1))
  }

  /// The distance between two actions, in points.
  private func pitch(of count: Int, in appearance: ControlAppearance) -> Double {
    min(appearance.width / Double(count), Self.pitch)
  }

  /// The largest size of a sign at which all of them, and the disc, fit side by side.
  private func room(for count: Int, in appearance: ControlAppearance) -> Double {
    ControlAppearance.share(
      pitch(of: count, in: appearance) / (Self.discDiameter + Self.spacing))
  }

  /// The size of signs and disc: they grow with the gap, and have room side by side.
  private func scale(for count: Int, in appearance: ControlAppearance) -> Double {
    min(appearance.gap.height / Self.fullGap, 1, room(for: count, in: appearance))
  }

  /// The middle of the place `index` of `count`, in points from the box's left edge.
  private func x(at index: Double, of count: Int, _ appearance: ControlAppearance) -> Double {
    let from = (index - Double(count - 1) / 2) * pitch(of: count, in: appearance)
    guard appearance.width > 0 else { return 0 }
    return appearance.x(across: 0.5 + from / appearance.width)
  }

  // MARK: Results

  /// Draws the disc with the sign of the result, on its way from the chosen action to its place before
  /// the words.
  private func drawResult(
    _ appearance: ControlAppearance, on canvas: Canvas, text: TextRenderer
  ) {
    let isResult = appearance.shownState != .noMoreData
    // The titles of actions stand below, and not where these words come.
    var result = appearance
    result.previousTitle = ""
    let count = max(appearance.actionCount, 1)
    let scale = scale(for: count, in: appearance)
    let places = SymbolAndWords(
      result, symbolWidth: isResult ? Self.discDiameter * scale : nil, text: text)
    places.drawWords(on: canvas)
    guard isResult else { return }
    let share = appearance.isClosing ? 1 : appearance.changedShare
    let start = x(at: choice(in: appearance, count: count), of: count, appearance)
    let title = share < 1 ? self.title(of: appearance.before, count: count) : ""
    let rise = title.isEmpty ? 0 : Self.titleHeight / 2 * scale * text.scale
    let x = places.symbol.x + (start - appearance.width / 2) * (1 - share)
    let y = places.symbol.y - rise * (1 - share)
    let radius = Self.discDiameter / 2 * scale
    if !title.isEmpty {
      drawTitle(
        title, below: (x, y + radius), opacity: 1 - ControlAppearance.share(2 * share), appearance,
        canvas, text)
    }
    let palette = appearance.palette
    let shown = appearance.parts.showsSpinner ? 1 : share
    let opacity = appearance.isClosing ? 1 - ControlAppearance.share(appearance.closing) : shown
    canvas.group(opacity: opacity) {
      canvas.fillCircle(x: x, y: y, radius: radius, palette.focus)
      canvas.rotated(by: appearance.uprightAngle, aroundX: x, y: y) {
        canvas.magnified(by: scale) {
          if appearance.parts.showsSpinner {
            Spinner().draw(
              x: 0, y: 0, time: appearance.time, opacity: 1 - share, palette.background,
              on: canvas)
          }
          canvas.group(opacity: share) {
            canvas.magnified(by: Self.signScale) {
              NativeRing.draw(
                appearance.shownState == .success ? .check : .mark, palette.background, on: canvas)
            }
          }
        }
      }
    }
  }
}
