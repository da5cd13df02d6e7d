import CGtk
import GtkBridge
import Translations
import Tug

/// The top of the gallery: a large list to pull, whose header and whose work's outcome the user
/// chooses.
@MainActor final class Stage {
  let widget: UnsafeMutablePointer<GtkWidget>
  /// The list, with the name of its control.
  let card: GalleryCard

  private let headers: ChoiceRow<GalleryChoice>
  private let outcomes: ChoiceRow<WorkOutcome>
  private let miniatures: [ControlMiniature]
  private let hint: PullHint

  /// The gap between the parts in points.
  private static let gap: gint = 8

  /// Creates a stage for the controls of `cards`, which are headers, that shows `header`.
  init(_ cards: [GalleryCard], on header: HeaderName) {
    let shown = GalleryCard(.header(header), on: .stage)
    card = shown
    hint = PullHint()
    card.addLayer(hint.widget)
    let miniatures = cards.map(ControlMiniature.init)
    self.miniatures = miniatures
    let choices = cards.map(\.content.choice)
    headers = ChoiceRow(
      Message("HeaderColumn", "Header"), choices, label: { $0.title.name },
      content: { choices.firstIndex(of: $0).map { miniatures[$0].widget } ?? gtk_label_new(nil) })
    outcomes = ChoiceRow(
      Message("KnobsOutcome", "Outcome of the work"), WorkOutcome.allCases, label: \.name)
    widget = gtk_box_new(GTK_ORIENTATION_VERTICAL, Self.gap)
    for part in [card.widget, headers.widget, outcomes.widget] {
      gtk_box_pack_start(
        widget.raw.of(GtkBox.self), part, gboolean(false), gboolean(true), 0)
    }
    gtk_widget_show_all(widget)
    headers.select(.header(header))
    headers.onChosen = { [card] in card.show($0) }
    outcomes.onChosen = { [content = card.content] in content.rows.outcome = $0 }
    SignalConnection.connect(card.content.list.widget, "map") { [weak self] in self?.begin() }
    card.content.list.onRefreshStateChanged = { [hint, card] former, state in
      if state != .idle { hint.hide() }
      if former == .refreshing {
        if let result = card.content.rows.result { card.show(result) }
      } else if state == .pulling {
        card.showTexts()
      }
    }
  }

  /// Updates all texts to the current language.
  func showTexts() {
    card.showTexts()
    headers.showTexts()
    outcomes.showTexts()
    hint.showTexts()
  }

  /// The time after which a list that is shown is pulled a little.
  private static let nudge = Duration.milliseconds(600)

  private func begin() {
    guard hint.isShown else { return }
    hint.raise()
    Task { [weak self] in
      try? await Task.sleep(for: Self.nudge)
      if let self, hint.isShown { card.play.nudge() }
    }
  }
}

/// The words over a list that ask to pull it, until it has been pulled.
@MainActor private final class PullHint {
  let widget: UnsafeMutablePointer<GtkWidget>
  private let label: UnsafeMutablePointer<GtkWidget>

  private static let (gap, margin): (gint, gint) = (6, 16)
  /// The theme's colours, exchanged, so that the rows below do not show through.
  private static let style = StyleSheet(
    "box { border-radius: 18px; padding: 6px 14px; color: @theme_bg_color; "
      + "background-color: mix(@theme_fg_color, @theme_bg_color, 0.2); }")

  init() {
    widget = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, Self.gap)
    label = gtk_label_new(nil)
    let box = widget.raw.of(GtkBox.self)
    gtk_box_pack_start(box, label, gboolean(false), gboolean(true), 0)
    gtk_box_pack_start(
      box, gtk_image_new_from_icon_name("pan-down-symbolic", GTK_ICON_SIZE_BUTTON),
      gboolean(false), gboolean(true), 0)
    Self.style.apply(to: widget)
    gtk_widget_set_halign(widget, GTK_ALIGN_CENTER)
    gtk_widget_set_valign(widget, GTK_ALIGN_END)
    gtk_widget_set_margin_bottom(widget, Self.margin)
  }

  /// Whether the user has not pulled the list yet.
  private(set) var isShown = true

  func hide() {
    isShown = false
    gtk_widget_hide(widget)
  }

  /// Puts the words above a list that is shown again, which would cover them.
  func raise() {
    gtk_widget_hide(widget)
    gtk_widget_show(widget)
  }

  func showTexts() {
    gtk_label_set_text(label.raw.of(GtkLabel.self), Message("StagePull", "Pull me").words)
  }
}
