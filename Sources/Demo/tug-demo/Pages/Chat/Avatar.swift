import CGtk
import Tug

/// A disc with a person's initial, whose colour depends on the initial.
@MainActor struct Avatar {
  /// The diameter in points.
  static let size = 32.0
  private static let letterScale = 1.1
  /// Colours on which white letters have a contrast of at least 4.5 to 1.
  private static let colors = [
    Color(rgb: 26, 95, 180), Color(rgb: 38, 115, 77), Color(rgb: 165, 29, 45),
    Color(rgb: 97, 53, 131), Color(rgb: 134, 84, 20),
  ]

  private let initial: ThemedText
  private let color: Color

  /// Creates the avatar of the person `name`.
  init(_ name: String, in widget: UnsafeMutablePointer<GtkWidget>) {
    initial = ThemedText(
      name.prefix(1).uppercased(), scale: Self.letterScale, color: .white, space: Self.size,
      in: widget)
    let letter = name.unicodeScalars.first.map { Int($0.value) } ?? 0
    color = Self.colors[letter % Self.colors.count]
  }

  /// Draws the avatar with its top left corner at the given point.
  func draw(on cairo: OpaquePointer, x: Double, y: Double) {
    let radius = Self.size / 2
    Canvas(borrowing: cairo).fillCircle(x: x + radius, y: y + radius, radius: radius, color)
    initial.draw(on: cairo, x: x + radius - initial.width / 2, y: y + radius - initial.height / 2)
  }
}

extension GdkRGBA {
  fileprivate static let white = GdkRGBA(red: 1, green: 1, blue: 1, alpha: 1)
}
