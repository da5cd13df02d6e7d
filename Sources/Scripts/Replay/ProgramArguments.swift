import Recording

/// Reads the arguments of a program, one at a time.
///
///     var arguments = ProgramArguments(CommandLine.arguments.dropFirst())
///     while let argument = try arguments.next() {
///       switch argument {
///       case .option("--seed"):
///         guard let number = UInt64(try arguments.value()) else {
///           throw arguments.refusal("needs a number")
///         }
///         seed = number
///       case .option(let name): throw .unknown(name)
///       …
///
/// A value follows its option as `--seed=7` or `--seed 7`. After `--` each argument is a word.
package struct ProgramArguments {
  /// The reason why the arguments are refused: one line that names the argument.
  package struct Fault: Error, Equatable, CustomStringConvertible {
    package let description: String

    /// Creates a fault with `description`; line breaks, for example of an argument, become spaces.
    package init(_ description: String) {
      self.description = description.split(whereSeparator: \.isNewline).joined(separator: " ")
    }

    /// Returns the fault for an option that the program does not have.
    package static func unknown(_ option: String) -> Fault {
      Fault("unknown option: \(Excerpt(option))")
    }
  }

  /// An argument without the value of its option.
  package enum Argument: Equatable {
    /// `--help`.
    case help
    /// `--version`.
    case version
    /// Another option, with its dashes.
    case option(String)
    /// An argument that is not an option. `-` is a word, since it stands for standard input.
    case word(String)
  }

  private var rest: ArraySlice<String>
  /// The option that was read last.
  private var option = ""
  /// The value after the equals sign of `option`, until it is read.
  private var attached: String?
  /// Whether `--` was read.
  private var optionsAreOver = false
  /// The value that was read last.
  private var lastValue = ""

  /// Creates a reader of `words`, which exclude the program's name.
  package init(_ words: some Sequence<String>) {
    rest = Array(words)[...]
  }

  /// Reads the next argument, or returns `nil` at the end.
  ///
  /// Throws if the last option has a value after an equals sign that was not read.
  package mutating func next() throws(Fault) -> Argument? {
    try refuseAttached()
    if rest.first == "--", !optionsAreOver {
      rest = rest.dropFirst()
      optionsAreOver = true
    }
    guard let word = rest.popFirst() else { return nil }
    guard !optionsAreOver, word.hasPrefix("-"), word != "-" else { return .word(word) }
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    option = String(parts[0])
    attached = parts.count > 1 ? String(parts[1]) : nil
    guard ["--help", "--version"].contains(option) else { return .option(option) }
    try refuseAttached()
    return option == "--help" ? .help : .version
  }

  /// Reads the value of the last option.
  ///
  /// Throws if there is no value, or if it is empty.
  package mutating func value() throws(Fault) -> String {
    lastValue = attached ?? rest.popFirst() ?? ""
    attached = nil
    guard !lastValue.isEmpty else { throw Fault("\(Excerpt(option)) needs a value") }
    return lastValue
  }

  /// Returns a fault for the last option and its value; `demand` is the requirement, for example
  /// `needs a number`.
  package func refusal(_ demand: String) -> Fault {
    Fault("\(option) \(demand): \(Excerpt(lastValue))")
  }

  private func refuseAttached() throws(Fault) {
    guard let attached else { return }
    throw Fault("\(Excerpt(option)) takes no value: \(Excerpt("\(option)=\(attached)"))")
  }
}
