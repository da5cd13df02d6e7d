import CGtk
import GtkBridge
import Translations
import Tug

/// A list with one control, and the buttons that keep the control in a state, pull it and let it
/// work.
@MainActor final class ControlTrial {
  let widget: UnsafeMutablePointer<GtkWidget>
  let content: GalleryList
  let hold: ControlHold
  /// Called when the control or its list may have changed.
  var onChanged: (@MainActor () -> Void)?

  private let play: PullPlay
  private let states: ChoiceRow<HeldState>
  private let pull: UnsafeMutablePointer<GtkWidget>
  private let pullLabel = GalleryLabel(.text)
  private let work: UnsafeMutablePointer<GtkWidget>
  private let playButton: UnsafeMutablePointer<GtkWidget>
  /// Whether the slider follows the control, or the control the slider.
  private var isFollowing = false

  /// The margin around the buttons and the gap between them, in points.
  private static let margin: gint = 6
  /// The minimum height of the list, in points, in which each control can be armed.
  private static let height: gint = 120
  /// The longest pull as a fraction of the trigger distance.
  private static let longest = 1.5

  /// The number of states next to each other.
  ///
  /// With more, the page would request so much width that the list of pages would be hidden.
  private static let columns = 3

  /// Creates a list with the control of `setup`.
  init(_ setup: ControlSetup) {
    content = GalleryList(setup.choice, on: .page)
    content.list.maximumContentWidth = Page.contentWidth
    play = PullPlay(content, resting: nil)
    hold = ControlHold(content, play, setup)
    states = ChoiceRow(
      Message("TrialState", "State"), HeldState.allCases, maximumColumns: Self.columns,
      label: \.name)
    pull = gtk_scale_new_with_range(
      GTK_ORIENTATION_HORIZONTAL, 0, Self.longest * 100, 1)
    work = gtk_button_new()
    playButton = gtk_button_new_from_icon_name(
      "media-playback-start-symbolic", GTK_ICON_SIZE_BUTTON)
    widget = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
    pack()
    connect()
  }

  /// Keeps the control pulled a little, if it can be pulled.
  func start() {
    hold.reset()
    hold.hold(.pulled)
  }

  private func pack() {
    let layers: UnsafeMutablePointer<GtkWidget> = gtk_overlay_new()
    let overlay = layers.raw.of(GtkOverlay.self)
    gtk_widget_set_size_request(layers, -1, Self.height)
    gtk_container_add(layers.raw.of(GtkContainer.self), content.list.widget)
    gtk_overlay_add_overlay(overlay, play.widget)
    gtk_overlay_set_overlay_pass_through(overlay, play.widget, gboolean(true))

    gtk_scale_set_draw_value(pull.raw.of(GtkScale.self), gboolean(false))
    gtk_scale_add_mark(pull.raw.of(GtkScale.self), 100, GTK_POS_BOTTOM, nil)
    let actions: UnsafeMutablePointer<GtkWidget> = gtk_box_new(
      GTK_ORIENTATION_HORIZONTAL, Self.margin)
    for part in [pullLabel.widget, pull, playButton, work] {
      gtk_box_pack_start(
        actions.raw.of(GtkBox.self), part, gboolean(part == pull), gboolean(true), 0)
    }
    gtk_widget_set_margin_top(states.widget, Self.margin)
    for part in [states.widget, actions] {
      gtk_widget_set_margin_start(part, Self.margin)
      gtk_widget_set_margin_end(part, Self.margin)
      gtk_widget_set_margin_bottom(part, Self.margin)
    }
    let line: UnsafeMutablePointer<GtkWidget> = gtk_separator_new(GTK_ORIENTATION_HORIZONTAL)
    let edge: UnsafeMutablePointer<GtkWidget> = gtk_separator_new(GTK_ORIENTATION_HORIZONTAL)
    gtk_widget_set_margin_bottom(edge, Self.margin)
    let box = widget.raw.of(GtkBox.self)
    gtk_box_pack_start(box, states.widget, gboolean(false), gboolean(true), 0)
    gtk_box_pack_start(box, line, gboolean(false), gboolean(true), 0)
    gtk_box_pack_start(box, layers, gboolean(true), gboolean(true), 0)
    for part in [edge, actions] {
      gtk_box_pack_start(box, part, gboolean(false), gboolean(true), 0)
    }
    gtk_widget_show_all(widget)
  }

  private func connect() {
    states.onChosen = { [weak self] in self?.hold.hold($0) }
    hold.onChanged = { [weak self] in self?.showState() }
    SignalConnection.connect(work, "clicked") { [weak self] in self?.hold.refresh() }
    SignalConnection.connect(playButton, "clicked") { [weak self] in self?.hold.playOnce() }
    SignalConnection.connect(pull, "value-changed") { [weak self] in
      guard let self, !isFollowing else { return }
      // A slider that is moved under the user's hand would jump.
      isFollowing = true
      hold.hold(pull: gtk_range_get_value(pull.raw.of(GtkRange.self)) / 100)
      isFollowing = false
    }
  }

  /// Lets the buttons and the slider show the control's state and pull.
  private func showState() {
    onChanged?()
    states.select(hold.state)
    states.disable { [hold] in hold.obstacle(to: $0) }
    gtk_widget_set_sensitive(pull, gboolean(hold.canHold(.pulled)))
    guard !isFollowing else { return }
    isFollowing = true
    gtk_range_set_value(pull.raw.of(GtkRange.self), hold.fraction * 100)
    isFollowing = false
  }

  /// Updates all texts to the current language.
  func showTexts() {
    content.showTexts()
    states.showTexts()
    let isHeader = content.choice.side == .header
    gtk_button_set_label(
      work.raw.of(GtkButton.self),
      (isHeader ? Message("Refresh", "Refresh") : Message("KeyLoadMore", "Load more")).words)
    let playing = Message("GalleryPlay", "Play once").words
    gtk_widget_set_tooltip_text(playButton, playing)
    AccessibleName.set(playing, of: playButton)
    let pulling = Message("TrialPull", "Pull").words
    pullLabel.show(pulling)
    AccessibleName.set(pulling, of: pull)
    showState()
  }
}
