/// The result of comparing one golden picture.
public struct GoldenVerdict: Sendable {
  /// The outcome of a comparison.
  public enum Outcome: Equatable, Sendable {
    /// The picture is equal to its golden.
    case same
    /// Pixels differ.
    case differs(PictureComparison)
    /// The picture has other sides than its golden, in words.
    case otherSize(String)
    /// There is no golden.
    case missing
    /// No script draws this golden.
    case orphan
    /// One of both has a single colour, which shows nothing; the text says which.
    case flat(String)
    /// The golden cannot be read; the text says why.
    case unreadable(String)
  }

  /// The picture's name, as `controls/header-ego-dark`.
  public let name: String
  /// The outcome.
  public let outcome: Outcome
  /// The path of the picture that shows actual, golden and difference; nil where there is none.
  public internal(set) var failurePicture: String?

  /// The reason why such a picture is missing; nil where nothing went wrong.
  public internal(set) var failureFault: String?

  /// True where the picture is equal to its golden.
  public var isSame: Bool { outcome == .same }

  /// The difference in words; empty for equal pictures.
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
  /// One line: the kind of difference, the name, the difference, and the path of its picture or the
  /// reason why there is none.
  public var description: String {
    let line = ["\(word) \(name)", difference, failurePicture ?? ""].filter { !$0.isEmpty }
      .joined(separator: ": ")
    return failureFault.map { "\(line) (no picture: \($0))" } ?? line
  }
}
