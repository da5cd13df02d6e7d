/// What a comparison says of one golden picture.
public struct GoldenVerdict: Sendable {
  /// What came out.
  public enum Outcome: Equatable, Sendable {
    /// The picture is as it was.
    case same
    /// Pixels differ.
    case differs(PictureComparison)
    /// The picture has other sides than its golden, in words.
    case otherSize(String)
    /// There is no golden.
    case missing
    /// No script draws this golden.
    case orphan
    /// One of both has a single colour, which shows nothing; it says which.
    case flat(String)
    /// The golden cannot be read; it says why.
    case unreadable(String)
  }

  /// The picture's name, as `controls/header-ego-dark`.
  public let name: String
  /// What came out.
  public let outcome: Outcome
  /// The path of the picture that shows actual, golden and difference; nil where there is none.
  public internal(set) var failurePicture: String?

  /// Why there is no such picture though there should be one; nil where nothing went wrong.
  public internal(set) var failureFault: String?

  /// Whether the picture is as it was.
  public var isSame: Bool { outcome == .same }

  /// What differs, in words; empty for the same.
  var difference: String {
    switch outcome {
    case .same: ""
    case .differs(let comparison): "\(comparison)"
    case .otherSize(let sizes): sizes
    case .missing: "there is no golden, --update draws it"
    case .orphan: "no script draws it, --update removes it"
    case .flat(let which): "the \(which) has one flat colour"
    case .unreadable(let reason): reason
    }
  }

  private var word: String {
    switch outcome {
    case .same: "same"
    case .differs, .otherSize: "differs"
    case .missing: "missing"
    case .orphan: "orphan"
    case .flat: "flat"
    case .unreadable: "unreadable"
    }
  }
}

extension GoldenVerdict: CustomStringConvertible {
  /// One line: the kind of difference, the name, what differs, where that is to be seen or why
  /// nowhere.
  public var description: String {
    let line = ["\(word) \(name)", difference, failurePicture ?? ""].filter { !$0.isEmpty }
      .joined(separator: ": ")
    return failureFault.map { "\(line) (no picture: \($0))" } ?? line
  }
}
