import RefreshModel
import ScrollModel

/// A header with several actions in a row; the horizontal position of the pulling finger chooses
/// one.
///
///     var style = ActionsHeaderStyle()
///     style.actions = [.init("New", .add), .init("Reload", .refresh)]
///     list.header = RefreshHeader(style: style, policy: policy)    // policy.actionCount is 2
///
/// Use it with ``RefreshPolicy/actions``. The header shows as many actions as the policy has. The
/// title of the chosen action is below its symbol. Browsers with pull gestures have similar
/// headers; the sizes are chosen here.
public struct ActionsHeaderStyle: HeaderStyle, BuiltInStyle {
  /// An action with its title and its symbol.
  public struct Action: Equatable, Sendable {
    /// The title, shown below the symbol while the action is chosen, or an empty string.
    public var title: String
    /// The symbol.
    public var symbol: ActionSymbol

    /// Creates an action.
    public init(_ title: String, _ symbol: ActionSymbol) {
      self.title = title
      self.symbol = symbol
    }
  }

  /// The height of the box, 72 points.
  public var height: Double { 72 }
  /// Returns the height of a disc with a title below it or of two lines of text, if that exceeds
  /// ``height``.
  public func heightFittingText(atTextScale scale: Double) -> Double {
    let stack = Self.discDiameter + Self.titleHeight * scale + Self.spacing
    return max(heightOfTwoLines(atTextScale: scale), stack)
  }
  /// The titles of the states; the title of the chosen action replaces them.
  public var texts = ControlTexts.nativeHeader
  /// The program's changes to the appearance.
  public var parts = ControlParts()
  /// The actions in reading order.
  ///
  /// If the policy has fewer actions, only the first ones are shown. If it has more, the others are
  /// shown by their numbers.
  public var actions: [Action] = [
    Action("", .add), Action("", .refresh), Action("", .search),
  ]

  /// The diameter of the disc behind the chosen action, in points.
  private static let discDiameter = 40.0
  /// The largest distance between two actions, in points.
  private static let pitch = 96.0
  /// The smallest gap between adjacent discs, in points.
  private static let spacing = 6.0
  /// The height of the title's line, in points before text scaling.
  private static let titleHeight = 18.0
  /// The range of a disc's strength, from 0 to 1, in which the symbol on it changes to the
  /// background colour.
  private static let turn = (from: 0.45, length: 0.15)
  /// The free space at each side of the title, in points.
  private static let titleMargin = 8.0
  /// The length of the gap at which the symbols reach their full size, in points.
  private static let fullGap = 48.0
  /// The scale of a result's symbol on the disc, relative to the one in a ring.
  private static let signScale = 1.5
  /// The opacity of the disc before the pull is armed.
  private static let faint = 0.14
  private static let titleFont = TextStyle(size: 12)
  private static let numberFont = TextStyle(size: 15, isBold: true)

  /// Creates a header with three untitled actions: add, refresh and search.
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
    let armed = isWaiting ? appearance.armedFraction : 1
    let palette = appearance.palette
    let choice = choice(in: appearance, count: count)

    canvas.group(opacity: opacity) {
      canvas.fillCircle(
        x: x(at: choice, of: count, appearance), y: middle,
        radius: Self.discDiameter / 2 * scale,
        palette.focus.faded(by: Self.faint + (1 - Self.faint) * armed))
      for index in 0..<count {
        let near = max(1 - abs(choice - Double(index)) * 2, 0)
        let othersOpacity = othersOpacity(in: appearance)
        let isChosen = index == appearance.chosenAction
        let place = (x: x(at: Double(index), of: count, appearance), y: middle)
        // A mixture of both colours would be as bright as the disc, so keep the change short.
        let turn = ControlAppearance.fraction((near * armed - Self.turn.from) / Self.turn.length)
        let color = palette.background.mixed(into: palette.control, fraction: turn)
        canvas.group(opacity: isWaiting || isChosen ? 1 : othersOpacity) {
          drawSign(index, count, at: place, scale: scale, appearance, color, on: canvas, text: text)
        }
      }
      if !title.isEmpty {
        let chosen = Double(appearance.chosenAction)
        let place = (
          x: x(at: chosen, of: count, appearance), y: middle + Self.discDiameter / 2 * scale
        )
        // Fade the title in as the disc reaches its symbol.
        let there = max(1 - abs(choice - chosen) * 2, 0)
        drawTitle(title, below: place, opacity: there, appearance, canvas, text)
      }
    }
  }

  /// Returns the opacity of the actions that are not chosen: they fade out once one has fired.
  ///
  /// The symbol of the one that has fired becomes a spinner in the same time.
  private func othersOpacity(in appearance: ControlAppearance) -> Double {
    if appearance.showsArrow { return 1 }
    let isFired = appearance.state == .refreshing && appearance.previousState.isArmed
    return isFired || appearance.release != nil ? max(1 - 2 * appearance.workFraction, 0) : 0
  }

  private func drawSign(
    _ index: Int, _ count: Int, at place: (x: Double, y: Double), scale: Double,
    _ appearance: ControlAppearance, _ color: Color, on canvas: Canvas, text: TextRenderer
  ) {
    let isTurning = appearance.spinnerOpacity > 0 && index == appearance.chosenAction
    let spinner = isTurning ? 1 - othersOpacity(in: appearance) : 0
    canvas.rotated(by: appearance.uprightAngle, aroundX: place.x, y: place.y) {
      canvas.magnified(by: scale) {
        if spinner > 0 {
          Spinner().draw(
            x: 0, y: 0, time: appearance.time, opacity: spinner, color, on: canvas)
        }
        guard spinner < 1 else { return }
        canvas.group(opacity: 1 - spinner) {
          if let action = action(index, of: count) { return action.symbol.draw(color, on: canvas) }
          let half = Self.discDiameter / 2
          canvas.draw(
            text.line("\(index + 1)", Self.numberFont),
            in: Rect(x: -half, y: -half, width: 2 * half, height: 2 * half), color)
        }
      }
    }
  }

  /// Draws a title centred below a symbol, or as close to that as the sides of the list allow.
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

  /// Returns the action at `index` of `count`, or `nil` if the program defines none there.
  ///
  /// If `count` is 1, returns the refresh action, or else the first one.
  private func action(_ index: Int, of count: Int) -> Action? {
    if count == 1 { return actions.first { $0.symbol == .refresh } ?? actions.first }
    return actions.indices.contains(index) ? actions[index] : nil
  }

  /// Returns the title below the symbols: the chosen action's, or else the state's.
  private func title(of appearance: ControlAppearance, count: Int) -> String {
    guard appearance.parts.showsTitle else { return "" }
    let isChosen = appearance.state != .idle
    let own = isChosen ? action(appearance.chosenAction, of: count)?.title ?? "" : ""
    return own.isEmpty ? appearance.title : own
  }

  // MARK: Layout

  /// Returns the position of the disc, counted in actions from the first one.
  ///
  /// It is fractional while the disc moves.
  private func choice(in appearance: ControlAppearance, count: Int) -> Double {
    let place = appearance.choice ?? Double(appearance.chosenAction)
    return min(max(place.isFinite ? place : 0, 0), Double(count - 1))
  }

  /// Returns the distance between two actions, in points.
  private func pitch(of count: Int, in appearance: ControlAppearance) -> Double {
    min(appearance.width / Double(count), Self.pitch)
  }

  /// Returns the largest scale at which all symbols and the disc fit next to each other.
  private func space(for count: Int, in appearance: ControlAppearance) -> Double {
    ControlAppearance.fraction(
      pitch(of: count, in: appearance) / (Self.discDiameter + Self.spacing))
  }

  /// Returns the scale of symbols and disc: they grow with the gap, up to the space available.
  private func scale(for count: Int, in appearance: ControlAppearance) -> Double {
    min(appearance.gap.height / Self.fullGap, 1, space(for: count, in: appearance))
  }

  /// Returns the horizontal centre of position `index` of `count`, in points from the box's left
  /// edge.
  private func x(at index: Double, of count: Int, _ appearance: ControlAppearance) -> Double {
    let from = (index - Double(count - 1) / 2) * pitch(of: count, in: appearance)
    guard appearance.width > 0 else { return 0 }
    return appearance.x(across: 0.5 + from / appearance.width)
  }

  // MARK: Results

  /// Draws the disc with the result's symbol while it moves from the chosen action to its final
  /// position before the words.
  private func drawResult(
    _ appearance: ControlAppearance, on canvas: Canvas, text: TextRenderer
  ) {
    let isResult = appearance.shownState != .noMoreData
    // Titles of actions are drawn below the symbols, so they must not fade out in the words'
    // position.
    var result = appearance
    if !appearance.isClosing { result.previousTitle = "" }
    let count = max(appearance.actionCount, 1)
    let scale = scale(for: count, in: appearance)
    let places = SymbolAndText(
      result, symbolWidth: isResult ? Self.discDiameter * scale : nil, text: text)
    places.drawWords(on: canvas)
    guard isResult else { return }
    let fraction = appearance.isClosing ? 1 : appearance.changedFraction
    let start = x(at: choice(in: appearance, count: count), of: count, appearance)
    let title = fraction < 1 ? self.title(of: appearance.before, count: count) : ""
    let rise = title.isEmpty ? 0 : Self.titleHeight / 2 * scale * text.scale
    let x = places.symbol.x + (start - appearance.width / 2) * (1 - fraction)
    let y = places.symbol.y - rise * (1 - fraction)
    let radius = Self.discDiameter / 2 * scale
    if !title.isEmpty {
      drawTitle(
        title, below: (x, y + radius), opacity: 1 - ControlAppearance.fraction(2 * fraction),
        appearance,
        canvas, text)
    }
    let palette = appearance.palette
    let shown = appearance.parts.showsSpinner ? 1 : fraction
    let opacity = appearance.isClosing ? 1 - ControlAppearance.fraction(appearance.closing) : shown
    canvas.group(opacity: opacity) {
      canvas.fillCircle(x: x, y: y, radius: radius, palette.focus)
      canvas.rotated(by: appearance.uprightAngle, aroundX: x, y: y) {
        canvas.magnified(by: scale) {
          if appearance.parts.showsSpinner {
            Spinner().draw(
              x: 0, y: 0, time: appearance.time, opacity: 1 - fraction, palette.background,
              on: canvas)
          }
          canvas.group(opacity: fraction) {
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
