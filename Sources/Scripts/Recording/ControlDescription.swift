import RefreshModel

/// A header or footer as scripts describe it: a name and changed properties.
package struct ControlDescription: Equatable, Sendable {
  /// The name of the header or footer.
  package let name: Name
  /// The policy: the system's default, possibly changed.
  package var policy: RefreshPolicy
  /// The changes to the appearance.
  package var styleChanges = StyleChanges()
  /// The titles that replace the system's defaults, by state.
  package var titles: [RefreshState: String] = [:]

  /// Creates the control `name` with its system's defaults.
  package init(_ name: Name) {
    self.name = name
    policy = name.policy
  }

  /// Creates the header `name` with its system's defaults.
  package init(_ name: HeaderName) { self.init(.header(name)) }

  /// Creates the footer `name` with its system's defaults.
  package init(_ name: FooterName) { self.init(.footer(name)) }

  /// Creates the shortest description of a control with the behaviour `policy`.
  ///
  /// It has the first name whose system has this policy and supports vertical lists, or else the
  /// name of the default control, with changed properties.
  package init(behaving policy: RefreshPolicy, isHeader: Bool) {
    let names = Name.allCases.filter { $0.isHeader == isHeader && !$0.isSideways }
    let usual: Name = isHeader ? .header(.native) : .footer(.native)
    self.init(names.first { $0.policy == policy } ?? usual)
    self.policy = policy
  }

  /// The control's words in a script: its name, and the properties that differ from its system's
  /// defaults.
  package var words: String {
    var said = ControlDescription(name)
    var words = [name.rawValue]
    for property in ControlProperty.all where property.belongs(self) {
      guard let text = property.text(self), text != property.text(said) else { continue }
      // A line break in a title would end the script's line. Titles show it as a blank, so write
      // one.
      let line = String(text.unicodeScalars.map { $0 == "\n" ? " " : Character($0) })
      words.append("\(property.key)=\(ScriptValue.quote(line))")
      // Setting one property can change others, so compare the next ones with the result.
      _ = property.set(&said, text)
    }
    return words.joined(separator: " ")
  }
}
