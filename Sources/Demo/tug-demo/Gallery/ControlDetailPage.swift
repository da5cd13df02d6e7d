import CGtk
import GtkBridge
import Translations
import Tug

/// The page of one control, with a list to try it out, its settings and its code.
///
/// The settings are next to the list, or below it if the page is narrow.
@MainActor final class ControlDetailPage: PageContent {
  /// The width in points below which the settings are below the list, and they and the code can be
  /// hidden.
  private static let wide: gint = 560
  /// The minimum height of the settings below the list, in points.
  private static let knobHeight: gint = 180
  /// The margin around the buttons and the gap between them, in points.
  private static let margin: guint = 6

  let widget: UnsafeMutablePointer<GtkWidget>
  var onTitleChanged: (@MainActor () -> Void)?
  var list: ListView { trial.content.list }
  var title: String { trial.content.choice.title.name.words }
  var subtitle: String { trial.content.choice.title.summary.words }

  private let trial: ControlTrial
  private let panel: KnobPanel
  private let code: CodePanel
  private let body = GObjectRef(adopting: gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0))
  private let line = GObjectRef(adopting: gtk_separator_new(GTK_ORIENTATION_VERTICAL))
  /// The settings and the button that resets them.
  private let knobs = GObjectRef(adopting: gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
  private let reset = GObjectRef(adopting: gtk_button_new())
  /// The buttons that show the settings or the code of a narrow page.
  private let switches = GObjectRef(adopting: gtk_box_new(GTK_ORIENTATION_HORIZONTAL, gint(margin)))
  private let knobSwitch = GObjectRef(adopting: gtk_toggle_button_new())
  private let codeSwitch = GObjectRef(adopting: gtk_toggle_button_new())
  /// Shows the effect of changed settings by a whole pull.
  private var playing: Task<Void, Never>?
  /// The time without a change after which their effect is shown.
  private static let pause = Duration.milliseconds(400)
  /// Whether the page is narrow.
  ///
  /// The initial value `true` keeps the minimum width of the window small.
  private var isNarrow = true

  /// Creates the page of `choice`, with the style's default settings.
  init(_ choice: GalleryChoice) {
    let setup = ControlSetup(choice)
    trial = ControlTrial(setup)
    panel = KnobPanel(setup)
    code = CodePanel(setup)
    widget = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
    pack()
    panel.onTurned = { [weak self] in self?.take($0, seenIn: $1) }
    trial.onChanged = { [weak self] in
      if let self { panel.earlyPull = trial.hold.earlyPull }
    }
    SignalConnection.connect(reset.pointer, "clicked") { [weak panel] in
      panel?.turn(to: setup)
    }
    for (one, other) in [(knobSwitch, codeSwitch), (codeSwitch, knobSwitch)] {
      let (one, other) = (Self.toggle(one), Self.toggle(other))
      SignalConnection.connect(one, "toggled") { [weak self] in
        // A narrow page has space for one of them.
        if gtk_toggle_button_get_active(one).isTrue {
          gtk_toggle_button_set_active(other, gboolean(false))
        }
        self?.showParts()
      }
    }
    SignalConnection.connect(
      widget, "size-allocate", pointer: { [weak self] _ in self?.noteWidth() })
    Texts.observe(with: widget) { [weak self] in self?.showTexts() }
  }

  func start() async {
    // A window replaces the header and footer of its page's list, so set this page's control again.
    trial.start()
  }

  /// Applies changed settings, and shows their effect: the control in the state in which it is
  /// seen, or a whole pull.
  private func take(_ setup: ControlSetup, seenIn state: HeldState?) {
    trial.hold.setup = setup
    code.show(setup)
    if let state {
      if trial.hold.state != state, trial.hold.canHold(state) { trial.hold.hold(state) }
    } else {
      // A slider that is moved changes its value many times.
      playing?.cancel()
      playing = Task { [weak trial] in
        try? await Task.sleep(for: Self.pause)
        if !Task.isCancelled { trial?.hold.playOnce() }
      }
    }
  }

  private func pack() {
    gtk_widget_set_margin_start(code.widget, gint(Self.margin))
    gtk_widget_set_margin_end(code.widget, gint(Self.margin))
    gtk_widget_set_margin_bottom(code.widget, gint(Self.margin))
    let left = trial.widget.raw.of(GtkBox.self)
    gtk_box_pack_start(left, code.widget, gboolean(true), gboolean(true), 0)
    let side = knobs.pointer.raw.of(GtkBox.self)
    gtk_widget_set_margin_start(reset.pointer, gint(Self.margin))
    gtk_widget_set_margin_end(reset.pointer, gint(Self.margin))
    gtk_box_pack_start(side, panel.widget, gboolean(true), gboolean(true), 0)
    gtk_box_pack_start(side, reset.pointer, gboolean(false), gboolean(true), Self.margin)
    let parts = body.pointer.raw.of(GtkBox.self)
    gtk_box_pack_start(parts, trial.widget, gboolean(true), gboolean(true), 0)
    gtk_box_pack_start(parts, line.pointer, gboolean(false), gboolean(true), 0)
    gtk_box_pack_start(parts, knobs.pointer, gboolean(false), gboolean(true), 0)
    let buttons = switches.pointer
    gtk_container_set_border_width(buttons.raw.of(GtkContainer.self), Self.margin)
    for button in [knobSwitch, codeSwitch] {
      gtk_box_pack_start(
        buttons.raw.of(GtkBox.self), button.pointer, gboolean(true), gboolean(true), 0)
    }
    let box = widget.raw.of(GtkBox.self)
    gtk_box_pack_start(box, body.pointer, gboolean(true), gboolean(true), 0)
    gtk_box_pack_start(box, buttons, gboolean(false), gboolean(true), 0)
    gtk_widget_show_all(widget)
    arrange()
  }

  private func showTexts() {
    gtk_button_set_label(
      knobSwitch.pointer.raw.of(GtkButton.self), Message("DetailKnobs", "Settings").words)
    gtk_button_set_label(
      codeSwitch.pointer.raw.of(GtkButton.self), Message("Code", "Code").words)
    gtk_button_set_label(
      reset.pointer.raw.of(GtkButton.self), Message("DetailReset", "Reset").words)
    trial.showTexts()
    panel.showTexts()
    code.showTexts()
    onTitleChanged?()
  }

  // MARK: Layout

  private func noteWidth() {
    let narrow = gtk_widget_get_allocated_width(widget) < Self.wide
    guard narrow != isNarrow else { return }
    isNarrow = narrow
    // The handler runs during a layout, so change the layout after it.
    Task { [weak self] in self?.arrange() }
  }

  /// Places the settings next to the list, or below it with a button that shows and hides them.
  private func arrange() {
    let across = isNarrow ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL
    let along = isNarrow ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL
    gtk_orientable_set_orientation(OpaquePointer(body.pointer), across)
    gtk_orientable_set_orientation(OpaquePointer(line.pointer), along)
    gtk_scrolled_window_set_min_content_height(
      panel.widget.raw.of(GtkScrolledWindow.self), isNarrow ? Self.knobHeight : -1)
    gtk_widget_set_visible(switches.pointer, gboolean(isNarrow))
    showParts()
  }

  private func showParts() {
    let showsKnobs = !isNarrow || gtk_toggle_button_get_active(Self.toggle(knobSwitch)).isTrue
    let showsCode = !isNarrow || gtk_toggle_button_get_active(Self.toggle(codeSwitch)).isTrue
    gtk_widget_set_visible(knobs.pointer, gboolean(showsKnobs))
    gtk_widget_set_visible(line.pointer, gboolean(showsKnobs))
    gtk_widget_set_visible(code.widget, gboolean(showsCode))
  }

  private static func toggle(
    _ button: GObjectRef<UnsafeMutablePointer<GtkWidget>>
  ) -> UnsafeMutablePointer<GtkToggleButton> {
    button.pointer.raw.of(GtkToggleButton.self)
  }
}
