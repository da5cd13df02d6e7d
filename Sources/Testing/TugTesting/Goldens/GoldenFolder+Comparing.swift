import CairoDrawing

extension GoldenFolder {
  /// Draws the scripts and compares each picture with its golden.
  ///
  /// `names` limits it to some scripts, as in ``scripts(named:)``; without names a golden that no
  /// script draws is reported, too. `looks` gives a script a program's own looks. `failures` is the
  /// destination of pictures of differences. `tell` gets each verdict as soon as it is known.
  /// Throws where a script cannot be drawn, and where `failures` is among the goldens. A picture of
  /// a difference that cannot be written is left out, and the verdict says why.
  public func compare(
    names: [String] = [], failures: FailureDestination = .temporary,
    tolerance: TextTolerance = .standard,
    looks: @escaping (GoldenScript) -> ScriptLooks = { _ in ScriptLooks() },
    tell: (GoldenVerdict) -> Void = { _ in }
  ) throws(GoldenError) -> [GoldenVerdict] {
    var verdicts: [GoldenVerdict] = []
    func add(_ verdict: GoldenVerdict) {
      verdicts.append(verdict)
      tell(verdict)
    }
    let drawing = try GoldenDrawing(looks: looks)
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

  /// The golden `name`; a failure without a reason where there is none.
  func goldenPixels(_ name: String) -> Result<Pixels, GoldenError> {
    guard pictures.contains(name) else { return .failure(GoldenError("")) }
    return Result { () throws(GoldenError) in try GoldenPicture.pixels(picturePath(name)) }
  }

  /// The outcome of a comparison; `textPixels` is only called where a byte differs.
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
      return .otherSize(
        "\(actual.width) × \(actual.height) pixels in place of "
          + "\(expected.width) × \(expected.height)")
    }
    if actual.hasSameBytes(as: expected) { return .same }
    guard
      let comparison = PictureComparison(
        actual, golden: expected, text: try textPixels(), tolerance: tolerance)
    else { return .otherSize("the picture without letters has another size") }
    return comparison.isEqual ? .same : .differs(comparison)
  }
}
