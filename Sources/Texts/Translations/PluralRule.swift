/// Selects the plural form of a number by the rule in a catalogue's header.
///
/// Source: the manual of GNU gettext, Additional functions for plural forms.
struct PluralRule: Equatable, Sendable {
  /// The number of forms.
  let count: Int
  private let expression: Expression

  /// The limits of a rule's length in bytes and of its nesting, because files come from programs.
  private static let longest = 1000
  private static let deepest = 50

  /// The English rule: one form for 1, and another for every other number.
  static let english = PluralRule(
    count: 2, expression: .binary("!=", [.number, .constant(1)]))

  private init(count: Int, expression: Expression) {
    (self.count, self.expression) = (count, expression)
  }

  /// Parses a header line such as `nplurals=2; plural=(n != 1);`, or returns `nil` if it contains
  /// no valid rule.
  init?(_ line: some StringProtocol) {
    var parser = Parser(line.utf8.prefix(Self.longest))
    guard parser.take("nplurals"), parser.take("="), let count = parser.integer(), count > 0,
      parser.take(";"), parser.take("plural"), parser.take("="),
      let expression = parser.conditional(depth: Self.deepest)
    else { return nil }
    (self.count, self.expression) = (count, expression)
  }

  /// Returns the index of the form for `number`, or 0 if the rule gives an invalid index.
  func form(for number: Int) -> Int {
    let form = expression.value(for: number.magnitude)
    return Int(exactly: form).flatMap { $0 < count ? $0 : nil } ?? 0
  }

  /// A part of a rule, with C's operators.
  private indirect enum Expression: Equatable, Sendable {
    case number
    case constant(UInt)
    case not(Expression)
    case binary(String, [Expression])
    case choice(Expression, Expression, Expression)

    func value(for number: UInt) -> UInt {
      switch self {
      case .number: number
      case .constant(let value): value
      case .not(let part): part.value(for: number) == 0 ? 1 : 0
      case .choice(let condition, let one, let other):
        condition.value(for: number) != 0 ? one.value(for: number) : other.value(for: number)
      case .binary(let sign, let parts):
        Self.result(sign, parts[0].value(for: number), parts[1].value(for: number))
      }
    }

    private static func result(_ sign: String, _ left: UInt, _ right: UInt) -> UInt {
      switch sign {
      case "||": left != 0 || right != 0 ? 1 : 0
      case "&&": left != 0 && right != 0 ? 1 : 0
      case "==": left == right ? 1 : 0
      case "!=": left != right ? 1 : 0
      case "<=": left <= right ? 1 : 0
      case ">=": left >= right ? 1 : 0
      case "<": left < right ? 1 : 0
      case ">": left > right ? 1 : 0
      case "+": left &+ right
      case "-": left &- right
      case "*": left &* right
      case "/": right == 0 ? 0 : left / right
      default: right == 0 ? 0 : left % right
      }
    }
  }

  /// Parses a rule.
  private struct Parser {
    /// The binary operators, lowest precedence first.
    private static let levels = [
      ["||"], ["&&"], ["==", "!="], ["<=", ">=", "<", ">"], ["+", "-"], ["*", "/", "%"],
    ]

    private var rest: Substring.UTF8View

    init(_ bytes: some Sequence<UInt8>) {
      rest = Substring(String(decoding: Array(bytes), as: UTF8.self)).utf8
    }

    mutating func take(_ word: String) -> Bool {
      skipBlanks()
      guard rest.starts(with: word.utf8) else { return false }
      rest = rest.dropFirst(word.utf8.count)
      return true
    }

    mutating func integer() -> Int? {
      skipBlanks()
      let digits = rest.prefix { (0x30...0x39).contains($0) }
      guard let value = String(digits).flatMap({ Int($0) }) else { return nil }
      rest = rest.dropFirst(digits.count)
      return value
    }

    mutating func conditional(depth: Int) -> Expression? {
      guard depth > 0, let condition = binary(0, depth: depth - 1) else { return nil }
      guard take("?") else { return condition }
      guard let one = conditional(depth: depth - 1), take(":"),
        let other = conditional(depth: depth - 1)
      else { return nil }
      return .choice(condition, one, other)
    }

    private mutating func binary(_ level: Int, depth: Int) -> Expression? {
      guard level < Self.levels.count else { return single(depth: depth) }
      guard var left = binary(level + 1, depth: depth) else { return nil }
      while let sign = Self.levels[level].first(where: { take($0) }) {
        guard let right = binary(level + 1, depth: depth) else { return nil }
        left = .binary(sign, [left, right])
      }
      return left
    }

    private mutating func single(depth: Int) -> Expression? {
      guard depth > 0 else { return nil }
      if take("n") { return .number }
      if take("(") {
        guard let inner = conditional(depth: depth - 1), take(")") else { return nil }
        return inner
      }
      if take("!") { return single(depth: depth - 1).map { .not($0) } }
      return integer().map { .constant(UInt($0)) }
    }

    private mutating func skipBlanks() {
      rest = rest.drop { $0 == 0x20 || $0 == 0x09 }
    }
  }
}
