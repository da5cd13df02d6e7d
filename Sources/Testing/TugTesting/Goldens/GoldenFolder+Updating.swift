import CairoDrawing
import Glibc

extension GoldenFolder {
  /// The largest file size of a golden image, in bytes.
  public static let largestFile = 60_000

  /// Draws the scripts and writes the images that would fail a comparison.
  ///
  /// `names` and `styles` are as in ``compare(names:failures:tolerance:styles:report:)``. If
  /// `names` is empty, images that no script draws are removed. Everything is drawn first, then
  /// written to files `NAME.png.new`, which replace the goldens once all of them are complete.
  ///
  /// Throws if an image or all frames of a film have a single colour, if a file exceeds
  /// ``largestFile``, or if a file cannot be written. No golden has changed then, except if the
  /// system fails to replace or remove one after others.
  package func update(
    names: [String] = [], tolerance: TextTolerance = .standard,
    styles: @escaping (GoldenScript) -> ScriptStyles = { _ in ScriptStyles() }
  ) throws(GoldenError) -> [GoldenChange] {
    var changes: [GoldenChange] = []
    var files: [(path: String, bytes: [UInt8])] = []
    let drawing = try GoldenDrawing(styles: styles)
    for script in try scripts(named: names) {
      for variant in script.variants {
        let name = script.name(of: variant)
        let canvas = try drawing.canvas(of: script, variant)
        let actual = try drawing.pixels(of: canvas, script)
        if try drawing.isFlat(actual, of: script, variant) {
          throw GoldenError("\(name): the picture is empty: it has one flat colour")
        }
        let outcome = try outcome(actual, isFlat: false, goldenPixels(name), tolerance) {
          () throws(GoldenError) in try drawing.textPixels(of: script, variant, actual)
        }
        if outcome == .same { continue }
        let bytes = try Self.png(of: canvas, name)
        files.append((picturePath(name), bytes))
        changes.append(
          GoldenChange(name: name, kind: outcome == .missing ? .new : .changed))
      }
    }
    try write(files)
    for name in try orphans(named: names) {
      try remove(picturePath(name))
      changes.append(GoldenChange(name: name, kind: .removed))
    }
    return changes
  }

  private static func png(of canvas: Canvas, _ name: String) throws(GoldenError) -> [UInt8] {
    let bytes = try GoldenError.naming(name) { try canvas.png() }
    guard bytes.count <= largestFile else {
      throw GoldenError("\(name): the file has \(bytes.count) bytes, more than \(largestFile)")
    }
    return bytes
  }

  private func write(_ files: [(path: String, bytes: [UInt8])]) throws(GoldenError) {
    var written: [(new: String, place: String)] = []
    do throws(GoldenError) {
      for (path, bytes) in files {
        // Resolve links, so that a golden that is a link stays one.
        let place = Folder.resolved(path)
        var facts = stat()
        if stat(place, &facts) == 0, facts.st_mode & S_IFMT != S_IFREG {
          throw GoldenError("\(path): not a regular file")
        }
        written.append(("\(place).new", place))
        try WholeFile.write(bytes, to: "\(place).new")
      }
      for (new, place) in written {
        guard rename(new, place) == 0 else {
          throw GoldenError(path: place)
        }
      }
    } catch {
      for (new, _) in written { unlink(new) }
      throw error
    }
  }

  private func remove(_ path: String) throws(GoldenError) {
    guard unlink(path) == 0 else {
      throw GoldenError(path: path)
    }
  }
}
