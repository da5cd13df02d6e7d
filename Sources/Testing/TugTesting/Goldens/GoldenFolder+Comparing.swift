import CairoDrawing

extension GoldenFolder {
  /// Draws the scripts and compares each image with its golden.
  ///
  /// `names` selects scripts as in ``scripts(named:)``; if it is empty, goldens that no script
  /// draws are reported too. `failures` is the destination of failure images. `styles` returns the
  /// program's appearance for a script. `report` receives each verdict as soon as it is available.
  /// Throws if a script cannot be drawn, or if `failures` is inside the folder of goldens. If a
  /// failure image cannot be written, the verdict contains the error.
  package func compare(
    names: [String] = [], failures: FailureDestination = .temporary,
    tolerance: TextTolerance = .standard,
    styles: @escaping (GoldenScript) -> ScriptStyles = { _ in ScriptStyles() },
    report: (GoldenVerdict) -> Void = { _ in }
  ) throws(GoldenError) -> [GoldenVerdict] {
    var verdicts: [GoldenVerdict] = []
    func add(_ verdict: GoldenVerdict) {
      verdicts.append(verdict)
      report(verdict)
    }
    let drawing = try GoldenDrawing(styles: styles)
    var gallery = try FailureGallery(failures, goldens: path, text: drawing.text)
    for script in try scripts(named: names) {
      for variant in script.variants {
        let actual = try drawing.pixels(of: script, variant)
        let golden = goldenPixels(script.name(of: variant))
        let isFlat = try drawing.isFlat(actual, of: script, variant)
        let outcome = try outcome(
          actual, isFlat: isFlat, golden, tolerance
        ) { () throws(GoldenError) in
          try drawing.textPixels(of: script, variant, actual)
        }
        var verdict = GoldenVerdict(name: script.name(of: variant), outcome: outcome)
        gallery.hang(&verdict, actual: actual, golden: try? golden.get())
        add(verdict)
      }
    }
    for name in try orphans(named: names) { add(GoldenVerdict(name: name, outcome: .orphan)) }
    return verdicts
  }

  /// Returns the golden `name`, or a failure with an empty description if it does not exist.
  func goldenPixels(_ name: String) -> Result<Pixels, GoldenError> {
    guard pictures.contains(name) else { return .failure(GoldenError("")) }
    return Result { () throws(GoldenError) in try GoldenPicture.pixels(picturePath(name)) }
  }

  /// Returns the outcome of a comparison; `textPixels` is called only if a byte differs.
  func outcome(
    _ actual: Pixels, isFlat: Bool, _ golden: Result<Pixels, GoldenError>,
    _ tolerance: TextTolerance,
    textPixels: () throws(GoldenError) -> TextPixels
  ) throws(GoldenError) -> GoldenVerdict.Outcome {
    let expected: Pixels
    switch golden {
    case .success(let pixels): expected = pixels
    case .failure(let error):
      return error.description.isEmpty ? .missing : .unreadable(error.description)
    }
    if expected.isFlat { return .flat("golden") }
    if isFlat { return .flat("actual picture") }
    guard actual.width == expected.width, actual.height == expected.height else {
      return .differentSize(
        "\(actual.width) × \(actual.height) pixels instead of "
          + "\(expected.width) × \(expected.height)")
    }
    if actual.hasSameBytes(as: expected) { return .same }
    guard
      let comparison = PictureComparison(
        actual, golden: expected, text: try textPixels(), tolerance: tolerance)
    else { return .differentSize("the picture without text has a different size") }
    return comparison.isEqual ? .same : .differs(comparison)
  }
}
