internal import Glibc

/// An sRGB colour with straight alpha; components are from 0 to 1 and clamped when drawn.
public struct Color: Hashable, Sendable {
  /// Red, 0 to 1.
  public var red: Double
  /// Green, 0 to 1.
  public var green: Double
  /// Blue, 0 to 1.
  public var blue: Double
  /// Opacity, 0 to 1.
  public var alpha: Double

  /// Creates a colour from components between 0 and 1.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Creates a colour from components between 0 and 255, as the refresh controls reference lists
  /// them.
  public init(rgb red: Double, _ green: Double, _ blue: Double, alpha: Double = 1) {
    self.init(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha)
  }

  /// Returns this colour with its opacity multiplied by `factor`.
  public func faded(by factor: Double) -> Color {
    Color(red: red, green: green, blue: blue, alpha: alpha * factor)
  }

  /// Returns a more opaque colour that has the same visible result on `background`.
  ///
  /// `fraction`, from 0 to 1, is the fraction of the transparency to remove.
  public func solid(by fraction: Double, on background: Color) -> Color {
    let covered = alpha + (1 - alpha) * min(max(fraction, 0), 1)
    guard covered > 0 else { return self }
    func mixed(_ own: Double, _ other: Double) -> Double {
      (own * alpha + other * (covered - alpha)) / covered
    }
    return Color(
      red: mixed(red, background.red), green: mixed(green, background.green),
      blue: mixed(blue, background.blue), alpha: covered)
  }

  /// The relative luminance, from 0 (black) to 1 (white); ignores opacity.
  ///
  /// Source: WCAG 2.1, definition of relative luminance.
  public var luminance: Double {
    func linear(_ component: Double) -> Double {
      let value = min(max(component, 0), 1)
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// Returns a mixture of this colour, weighted by `fraction`, and `other`.
  ///
  /// `fraction` is clamped to the range from 0 to 1.
  public func mixed(into other: Color, fraction: Double) -> Color {
    let fraction = fraction >= 0 ? min(fraction, 1) : 0
    func mix(_ one: Double, _ two: Double) -> Double { one * fraction + two * (1 - fraction) }
    return Color(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
      alpha: mix(alpha, other.alpha))
  }

  /// Returns the contrast ratio with `other`, from 1 (none) to 21 (black on white); ignores
  /// opacity.
  ///
  /// Source: WCAG 2.1, definition of contrast ratio.
  public func contrast(with other: Color) -> Double {
    let one = luminance + 0.05
    let two = other.luminance + 0.05
    return max(one, two) / min(one, two)
  }

  /// Returns this colour, mixed with just enough of `end` to reach a contrast ratio of at least
  /// `contrast` with `other`.
  ///
  /// Returns `end` if no mixture reaches it.
  public func contrasting(_ contrast: Double, with other: Color, toward end: Color) -> Color {
    let steps = 64
    for step in 0..<steps {
      let moved = end.mixed(into: self, fraction: Double(step) / Double(steps))
      if moved.inWholeSteps.contrast(with: other.inWholeSteps) >= contrast { return moved }
    }
    return end
  }

  /// This colour with each component rounded to one of 256 steps, as a pixel stores it.
  private var inWholeSteps: Color {
    func step(_ component: Double) -> Double { (component * 255).rounded() / 255 }
    return Color(red: step(red), green: step(green), blue: step(blue), alpha: alpha)
  }
}
