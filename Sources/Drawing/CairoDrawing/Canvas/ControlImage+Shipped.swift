internal import CResources

/// The images that are built into the library.
extension ControlImage {
  /// ZCRefresh's image for a list at rest: a down arrow of 40 by 40 points.
  public static let down = ControlImage(shipped: "down")
  /// ZCRefresh's image for a list pulled past its trigger distance: an up arrow of 40 by 40 points.
  public static let up = ControlImage(shipped: "up")

  /// Creates the built-in image `name` with all its scales, or an empty image if there is none.
  init(shipped name: String) {
    self.init()
    for scale in Self.shippedScales {
      guard let image = Self.shipped(name, scale: scale) else { continue }
      try? add(image)
    }
  }

  fileprivate static let shippedScales: [Int32] = [1, 2, 3]

  fileprivate static func shipped(_ name: String, scale: Int32) -> ControlImage? {
    var size = 0
    let suffix = scale == 1 ? "" : "@\(scale)x"
    guard let bytes = cresources_find("images/\(name)\(suffix).png", &size) else { return nil }
    return try? ControlImage(
      png: Array(UnsafeBufferPointer(start: bytes, count: size)), scale: Double(scale))
  }

  /// Returns this image, cut into `count` columns of equal width.
  fileprivate func pieces(_ count: Int) -> [ControlImage] {
    (0..<count).map { index in
      var piece = ControlImage()
      for representation in representations {
        let pixels = representation.pixels
        let width = pixels.width / count
        let part = pixels.part(
          columns: index * width..<(index + 1) * width, rows: 0..<pixels.height)
        guard let image = try? ControlImage(part, scale: representation.scale) else { continue }
        try? piece.add(image)
      }
      return piece
    }
  }
}

extension ImageSequence {
  /// A tugboat on waves: 12 images of 40 by 40 points in 1.2 seconds.
  public static let frames: ImageSequence = {
    // One file with all frames is half as large as one file per frame.
    ImageSequence(ControlImage(shipped: "frames").pieces(shippedFrames))
  }()

  private static let shippedFrames = 12
}
