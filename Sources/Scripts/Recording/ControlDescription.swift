import RefreshModel

/// A header or footer as a script names it, with its properties.
public struct ControlDescription: Equatable, Sendable {
  /// The name of the control.
  public let name: Name
  /// Its numbers, the system's own or changed.
  public var policy: RefreshPolicy
  /// The changes of its looks.
  public var look = ControlLook()
  /// Texts that replace the system's own, by state.
  public var titles: [RefreshState: String] = [:]

  /// The control `name` as its system has it.
  public init(_ name: Name) {
    self.name = name
    policy = name.policy
  }

  /// The header `name` as its system has it.
  public init(_ name: HeaderName) { self.init(.header(name)) }

  /// The footer `name` as its system has it.
  public init(_ name: FooterName) { self.init(.footer(name)) }

  /// The shortest description of a control with the behaviour `policy` and no name of its own: the
  /// first name whose system behaves so in any list, otherwise the default with properties.
  public init(behaving policy: RefreshPolicy, isHeader: Bool) {
    let names = Name.allCases.filter { $0.isHeader == isHeader && !$0.isSideways }
    let usual: Name = isHeader ? .header(.native) : .footer(.native)
    self.init(names.first { $0.policy == policy } ?? usual)
    self.policy = policy
  }

  /// Its words in a script: its name and the differences from its system.
  public var words: String {
    var said = ControlDescription(name)
    var words = [name.rawValue]
    for property in ControlProperty.all where property.belongs(self) {
      guard let text = property.text(self), text != property.text(said) else { continue }
      // A line end in a text would end the script's line; a title shows it as a blank.
      let line = String(text.unicodeScalars.map { $0 == "\n" ? " " : Character($0) })
      words.append("\(property.key)=\(ScriptValue.quote(line))")
      // One property may already imply those after it.
      _ = property.set(&said, text)
    }
    return words.joined(separator: " ")
  }
}
