import CairoDrawing
import Glibc

extension GoldenFolder {
  /// The largest size of a golden picture's file in bytes.
  public static let largestFile = 60_000

  /// Draws the scripts and writes the pictures that would fail a comparison.
  ///
  /// `names` and `looks` are as in ``compare(names:failures:tolerance:looks:tell:)``; without names
  /// pictures that no script draws are removed. Everything is drawn before anything is written, and is
  /// written to files `NAME.png.new` before any of them replaces a golden. Throws for a picture of one
  /// flat colour, or a film whose frames are such; for one whose file is larger than ``largestFile``;
  /// and where a file cannot be written. Then nothing has changed.
  public func update(
    names: [String] = [], tolerance: TextTolerance = .standard,
    looks: @escaping (GoldenScript) -> ScriptLooks = { _ in ScriptLooks() }
  ) throws(GoldenError) -> [GoldenChange] {
    var changes: [GoldenChange] = []
    var files: [(path: String, bytes: [UInt8])] = []
    let drawing = try GoldenDrawing(looks: looks)
    for script in try scripts(named: names) {
      for variant in script.variants {
        let name = script.name(of: variant)
        let canvas = try drawing.canvas(of: script, variant)
        let actual = try drawing.pixels(of: canvas, script)
        if try drawing.isFlat(actual, of: script, variant) {
          throw GoldenError("\(name): nothing is drawn: it has one flat colour")
        }
        let outcome = try outcome(actual, isFlat: false, goldenPixels(name), tolerance) {
          () throws(GoldenError) in try drawing.textPixels(of: script, variant, actual)
        }
        if outcome == .same { continue }
        let bytes = try Self.png(of: canvas, name)
        files.append((picturePath(name), bytes))
        changes.append(
          GoldenChange(
            name: name, scriptName: script.name, kind: outcome == .missing ? .new : .changed))
      }
    }
    try write(files)
    for name in try orphans(named: names) {
      try remove(picturePath(name))
      changes.append(GoldenChange(name: name, scriptName: name, kind: .removed))
    }
    return changes
  }

  private static func png(of canvas: Canvas, _ name: String) throws(GoldenError) -> [UInt8] {
    let bytes: [UInt8]
    do {
      bytes = try canvas.png()
    } catch {
      throw GoldenError("\(name): \(error)")
    }
    guard bytes.count <= largestFile else {
      throw GoldenError("\(name): the file has \(bytes.count) bytes, more than \(largestFile)")
    }
    return bytes
  }

  private func write(_ files: [(path: String, bytes: [UInt8])]) throws(GoldenError) {
    var written: [(new: String, place: String)] = []
    do {
      for (path, bytes) in files {
        // A golden that is a link stays a link.
        let place = Folder.resolved(path)
        var facts = stat()
        if stat(place, &facts) == 0, facts.st_mode & S_IFMT != S_IFREG {
          throw GoldenError("\(path): it is no plain file")
        }
        written.append(("\(place).new", place))
        try WholeFile.write(bytes, to: "\(place).new")
      }
      for (new, place) in written {
        guard rename(new, place) == 0 else {
          throw GoldenError("\(place): \(String(cString: strerror(errno)))")
        }
      }
    } catch {
      for (new, _) in written { unlink(new) }
      throw GoldenError((error as? WholeFile.Failure)?.message ?? "\(error)")
    }
  }

  private func remove(_ path: String) throws(GoldenError) {
    guard unlink(path) == 0 else {
      throw GoldenError("\(path): \(String(cString: strerror(errno)))")
    }
  }
}
