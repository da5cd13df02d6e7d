import RefreshModel
import ScrollModel

/// Material's disc over the content, with an arc that grows into an arrow and then rotates.
///
/// Use it with ``RefreshPolicy/material``, which does not move the content. There are no words: a
/// result is a symbol on the disc. Numbers: refresh controls reference, 1.13; the disc's shadow and
/// the symbols are chosen here.
public struct MaterialHeaderStyle: HeaderStyle {
  /// Always `true`: this style reports every area that it animates by calling
  /// ``Canvas/reportMotion(in:)``.
  public var reportsMotion: Bool { true }
  /// The height of the box, 64 points: the disc rests at the bottom of the box.
  public var height: Double { Self.trigger }
  /// Always `true`: the disc is the background.
  public var hasBackground: Bool { true }
  /// The program's changes to the appearance; their colours apply to the arc.
  public var parts = ControlParts()
  /// The colour of the disc, or `nil` for the list's background colour, slightly lighter in a dark
  /// list.
  public var discColor: Color?

  /// The pull at which the disc rests and the resistance begins, in points.
  private static let trigger = 64.0
  /// The further pull at which the disc stops, in points.
  private static let largestExtra = 128.0
  private static let diameter = 40.0
  /// The opacity of the arc before the disc is armed.
  private static let faint = 0.3
  /// The shadow: how far it extends beyond the disc and below it, in points, and its opacity.
  private static let shadow = (reach: 5, drop: 1.5, opacity: 0.028)

  /// The smallest pull that shows the disc, as a fraction of the trigger distance; a smaller one is
  /// only the end of a spring animation.
  private static let minimumPull = 0.01
  /// The fraction of the trigger distance in which a pulled disc fades in.
  private static let arrival = 0.1

  /// Creates a disc in the list's colours.
  public init() {}

  /// Draws the header.
  public func draw(_ appearance: ControlAppearance, on canvas: Canvas, text: TextRenderer) {
    let appearance = appearance.applying(parts)
    guard let arc = arc(of: appearance) else { return }
    let radius = Self.diameter / 2
    let x = canvas.snapped(x: appearance.width / 2)
    let y = canvas.snapped(y: middle(in: appearance))
    canvas.translated(x: x, y: y) {
      canvas.magnified(by: appearance.overlayScale) {
        canvas.translated(x: -x, y: -y) {
          drawDisc(appearance, arc, x: x, y: y, radius: radius, on: canvas)
        }
      }
    }
  }

  /// Returns the vertical centre of the disc.
  ///
  /// Over the content it is at the bottom of the box. If the content moves, it is at the centre of
  /// the box or of a longer gap.
  private func middle(in appearance: ControlAppearance) -> Double {
    // In a list that begins at the bottom the disc enters from the bottom.
    let isTurned = appearance.isUpsideDown
    let height = appearance.height
    guard appearance.placement != .overlay else {
      return isTurned ? Self.diameter / 2 : height - Self.diameter / 2
    }
    let gap = appearance.gap.midY
    return isTurned ? max(height / 2, gap) : min(height / 2, gap)
  }

  private func drawDisc(
    _ appearance: ControlAppearance, _ arc: MaterialArc, x: Double, y: Double, radius: Double,
    on canvas: Canvas
  ) {
    canvas.group(opacity: discOpacity(of: appearance)) {
      let darkness = Color(red: 0, green: 0, blue: 0, alpha: Self.shadow.opacity)
      for ring in 0...Self.shadow.reach {
        canvas.fillCircle(
          x: x, y: y + Self.shadow.drop, radius: radius + Double(ring), darkness)
      }
      canvas.fillCircle(x: x, y: y, radius: radius, background(in: appearance.palette))
      canvas.outline(
        Rect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius),
        cornerRadius: radius, width: canvas.pixel, appearance.palette.separator)
      if !appearance.drawImage(x: x, y: y, on: canvas) {
        // The spinner fades out while the symbol of a result fades in.
        let spins = !appearance.isClosing && arc.isSign && appearance.change < 1
        let fraction = spins ? ControlAppearance.fraction(appearance.change) : 1
        canvas.group(opacity: 1 - fraction) {
          spinner(of: appearance)
            .draw(x: x, y: y, upright: appearance.uprightAngle, on: canvas)
        }
        canvas.group(opacity: fraction) {
          arc.draw(x: x, y: y, upright: appearance.uprightAngle, on: canvas)
        }
      }
    }
  }

  private func background(in palette: Palette) -> Color {
    let lighter = palette.text.mixed(into: palette.background, fraction: 0.1)
    return discColor ?? (palette.isDark ? lighter : palette.background)
  }

  /// Returns the tension, from 0 to 0.5, of a pull `extra` points beyond the trigger distance.
  static func tension(_ extra: Double) -> Double {
    let quarters = extra / trigger / 4
    return 2 * (quarters - quarters * quarters)
  }

  private func discOpacity(of appearance: ControlAppearance) -> Double {
    // The shadow of a disc that is not pulled in would be seen at the edge.
    if appearance.showsArrow {
      return ControlAppearance.fraction((appearance.pull - Self.minimumPull) / Self.arrival)
    }
    // A refresh that the program begins has no pull, so its disc fades in.
    let isBegun = appearance.state == .refreshing && appearance.previousState == .idle
    return isBegun ? ControlAppearance.fraction(appearance.change) : 1
  }

  /// Returns the arc on the disc, or `nil` if no disc is shown.
  private func arc(of appearance: ControlAppearance) -> MaterialArc? {
    let color = appearance.palette.focus
    switch appearance.shownState {
    case .success: return MaterialArc(color: color, sign: .check)
    case .failure: return MaterialArc(color: color, sign: .mark)
    case .idle where appearance.showsArrow, .pulling where appearance.showsArrow:
      guard appearance.pull > Self.minimumPull else { return nil }
      let armed = appearance.armedFraction
      return MaterialArc(
        pull: appearance.pull, tension: Self.tension(extra(of: appearance.distance)),
        color: color.faded(by: Self.faint + (1 - Self.faint) * armed))
    default:
      let opacity = appearance.spinnerOpacity
      guard opacity > 0 else { return nil }
      return spinner(of: appearance)
    }
  }

  /// Returns the spinner, which continues from the arc of the pull that began the refresh.
  private func spinner(of appearance: ControlAppearance) -> MaterialArc {
    let color = appearance.palette.focus
    guard let release = appearance.release else {
      return MaterialArc(time: appearance.time, color: color)
    }
    let age = appearance.time - release.time
    let armed = appearance.armedFraction
    let settled = ControlAppearance.fraction(age / MaterialArc.settling)
    let pulled = MaterialArc(
      pull: 1, tension: Self.tension(extra(of: release.distance)),
      color: color.faded(by: 1 - (1 - Self.faint) * (1 - armed) * (1 - settled)))
    return MaterialArc(after: pulled, age: age)
  }

  /// Returns the part of a pull by `distance` points beyond the trigger distance that moves the
  /// arc.
  private func extra(of distance: Double) -> Double {
    min(max(distance - Self.trigger, 0), Self.largestExtra)
  }
}
