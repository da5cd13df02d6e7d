/// The result of comparing a golden image.
public struct GoldenVerdict: Sendable {
  /// The outcome of a comparison.
  public enum Outcome: Equatable, Sendable {
    /// The image equals its golden.
    case same
    /// Pixels differ.
    case differs(PictureComparison)
    /// The sizes differ, with a description.
    case differentSize(String)
    /// There is no golden.
    case missing
    /// No script draws this golden.
    case orphan
    /// The image named by the text has a single colour, which shows nothing.
    case flat(String)
    /// The golden cannot be read, with an error message.
    case unreadable(String)
  }

  /// The name of the image, for example `controls/header-ego-dark`.
  public let name: String
  /// The outcome.
  public let outcome: Outcome
  /// The path of the failure image, or `nil` if there is none.
  public internal(set) var failurePicture: String?

  /// The error of writing the failure image, or `nil` if there was no error.
  public internal(set) var failureFault: String?

  /// Whether the image equals its golden.
  public var isSame: Bool { outcome == .same }

  /// A description of the difference, or an empty string for equal images.
  var difference: String {
    switch outcome {
    case .same: ""
    case .differs(let comparison): "\(comparison)"
    case .differentSize(let sizes): sizes
    case .missing: "the golden is missing; --update draws it"
    case .orphan: "no script draws this picture; --update removes it"
    case .flat(let which): "the \(which) has one flat colour"
    case .unreadable(let reason): reason
    }
  }

  private var word: String {
    switch outcome {
    case .same: "same"
    case .differs, .differentSize: "differs"
    case .missing: "missing"
    case .orphan: "orphan"
    case .flat: "flat"
    case .unreadable: "unreadable"
    }
  }
}

extension GoldenVerdict: CustomStringConvertible {
  /// One line with the kind of difference, the name, the difference, and the path of the failure
  /// image or the error of writing it.
  public var description: String {
    let line = ["\(word) \(name)", difference, failurePicture ?? ""].filter { !$0.isEmpty }
      .joined(separator: ": ")
    return failureFault.map { "\(line) (no picture: \($0))" } ?? line
  }
}
