/// The window as a GtkBuilder file.
///
/// The program must connect the handler `begin`.
extension ControlCode {
  var builder: String {
    let row = "      <row><col id=\"0\">A row</col></row>\n"
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <interface>
        <requires lib="gtk+" version="3.22"/>
        <object class="GtkListStore" id="rows">
          <columns><column type="gchararray"/></columns>
          <data>
      \(String(repeating: row, count: Self.rows))    </data>
        </object>
        <object class="GtkWindow" id="window">
          <property name="title">\(word)</property>
          <property name="default-height">480</property>
          <child>
            <object class="TugListView" id="list">
              <property name="visible">True</property>
              <property name="tree-model">rows</property>
      \(builderDirection)        <signal name="\(signal)" handler="begin"/>
              <child type="\(side)">
                <object class="\(isHeader ? "TugRefreshHeader" : "TugRefreshFooter")" id="\(side)">
                  <property name="style">\(word)</property>
                  <property name="policy-style">\(word)</property>
      \(builderTitles)\(builderPolicy)          </object>
              </child>
              <child>
                <object class="GtkCellRendererText"/>
                <attributes><attribute name="text">0</attribute></attributes>
              </child>
            </object>
          </child>
        </object>
      </interface>

      """
  }

  private var builderTitles: String { builder(titleChanges, indentedBy: 12) }

  private var builderPolicy: String {
    policyChanges.isEmpty
      ? ""
      : """
                  <child internal-child="policy">
                    <object class="TugRefreshPolicy">
      \(builder(policyChanges, indentedBy: 16))              </object>
                  </child>

      """
  }

  private func builder(_ changes: [ControlChange], indentedBy width: Int) -> String {
    changes.map {
      let indent = String(repeating: " ", count: width)
      return "\(indent)<property name=\"\($0.key)\">\(Self.builder($0.value))</property>\n"
    }.joined()
  }

  private var builderDirection: String {
    switch setup.direction {
    case .downwards: ""
    case .sideways: "        <property name=\"orientation\">horizontal</property>\n"
    case .upwards: "        <property name=\"reversed\">True</property>\n"
    }
  }

  private static func builder(_ value: ControlChange.Value) -> String {
    switch value {
    case .flag(let isOn): isOn ? "True" : "False"
    case .number(let number), .none(let number): Self.number(number)
    case .word(let word): word
    case .text(let text): escaped(text)
    }
  }

  /// Returns text escaped for XML.
  ///
  /// Drops control characters, which XML does not allow.
  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case _ where scalar.properties.generalCategory == .control: break
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
