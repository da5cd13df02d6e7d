import Testing

@testable import tug_demo

/// The code that the gallery copies for a control: a complete program with only the changes.
@Suite("The code of the gallery's controls") @MainActor struct ControlCodeTests {
  @Test("Unchanged controls are copied without properties", arguments: GalleryChoice.all)
  func unchanged(_ choice: GalleryChoice) {
    let code = ControlCode(ControlSetup(choice))
    #expect(code.changes.isEmpty)
    for form in ControlCode.Form.allCases {
      let text = code.text(as: form)
      #expect(text.contains("policy") == (form == .builder), "\(form)")
      #expect(text.hasSuffix("\n") && !text.hasSuffix("\n\n"), "\(form)")
    }
  }

  @Test("Changes are written in the syntax of each language")
  func changed() {
    var setup = ControlSetup(.header(.mjText))
    setup.policy.triggerDistance = 80
    setup.policy.openingDuration = nil
    setup.policy.placement = .locator(row: 2)
    setup.titles[.idle] = "Say \"ahoy\" \\ <now>"
    setup.direction = .sideways
    let code = ControlCode(setup)
    #expect(
      code.changes.map(\.key) == [
        "trigger-distance", "opening-duration", "placement", "placement-row", "idle-title",
      ])
    expect(
      code.swift,
      [
        "list.orientation = .horizontal", "var header = RefreshHeader(.mjText) {",
        "header.policy.triggerDistance = 80", "header.policy.openingDuration = nil",
        "header.policy.placement = .locator(row: 2)",
        #"header.texts[.idle] = "Say \"ahoy\" \\ <now>""#, "list.header = header",
      ])
    expect(
      code.c,
      [
        "tug_refresh_header_new (TUG_HEADER_STYLE_MJ_TEXT);", #""trigger-distance", 80.0,"#,
        "g_object_set (tug_refresh_control_get_policy (TUG_REFRESH_CONTROL (header)),",
        "g_object_set (header,",
        #""opening-duration", -1.0,"#, #""placement", TUG_PLACEMENT_ROW,"#, #""placement-row", 2,"#,
        #""idle-title", "Say \"ahoy\" \\ <now>","#, #""orientation", GTK_ORIENTATION_HORIZONTAL"#,
      ])
    expect(
      code.python,
      [
        "Tug.RefreshHeader.new(Tug.HeaderStyle.MJ_TEXT)",
        "header.props.policy.props.trigger_distance = 80\n",
        "header.props.policy.props.opening_duration = -1\n",
        "header.props.policy.props.placement = Tug.Placement.ROW\n",
        #"header.props.idle_title = "Say \"ahoy\" \\ <now>""#,
        "orientation=Gtk.Orientation.HORIZONTAL",
      ])
    expect(
      code.vala,
      [
        "new Tug.RefreshHeader (Tug.HeaderStyle.MJ_TEXT);", "header.policy.trigger_distance = 80;",
        "header.policy.placement = Tug.Placement.ROW;", "orientation = Gtk.Orientation.HORIZONTAL",
      ])
    expect(
      code.javaScript,
      [
        "Tug.RefreshHeader.new(Tug.HeaderStyle.MJ_TEXT);", "header.policy.trigger_distance = 80;",
        "header.policy.placement = Tug.Placement.ROW;", "orientation: Gtk.Orientation.HORIZONTAL",
      ])
    expect(
      code.builder,
      [
        #"<property name="policy-style">mj-text</property>"#,
        #"<child internal-child="policy">"#, #"<object class="TugRefreshPolicy">"#,
        #"<property name="trigger-distance">80</property>"#,
        #"<property name="idle-title">Say "ahoy" \ &lt;now&gt;</property>"#,
        #"<property name="orientation">horizontal</property>"#,
      ])
  }

  private func expect(_ text: String, _ parts: [String]) {
    for part in parts { #expect(text.contains(part), "\(part) in \(text)") }
  }

  @Test("Titles are escaped in code")
  func titles() {
    #expect(ControlCode.quoted("a\"b\\c\nd\te\u{0}f") == #""a\"b\\c\nd\tef""#)
  }

  @Test("A file is written for each control, language and state")
  func files() {
    let names = ControlCode.all().map(\.name)
    #expect(names.count == GalleryChoice.all.count * ControlCode.Form.allCases.count * 2)
    #expect(Set(names).count == names.count)
    #expect(names.contains("header-two-level.py") && names.contains("footer-mj-auto-changed.ui"))
  }

  @Test("Every setting of a control is in the copied code", arguments: GalleryChoice.all)
  func everyKnob(_ choice: GalleryChoice) {
    let code = ControlCode(ControlCode.changed(choice))
    let keys = Set(code.changes.map(\.key))
    let wanted: Set = [
      "trigger-distance", "held-inset", "opening-duration", "closing-duration", "turn-duration",
      "success-dwell", "failure-dwell", "spring-rate", "placement", "wheel-pulls",
    ]
    #expect(wanted.subtracting(keys).isEmpty)
    #expect(code.setup.titles.count == keys.count { $0.hasSuffix("-title") })
  }
}
