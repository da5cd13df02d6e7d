import CGtk
import GtkBridge
import Translations
import Tug

/// A card of the gallery, or its stage, with a list for trying out one control and the control's
/// name.
@MainActor final class GalleryCard {
  /// The minimum size of a card's list and of the stage's list in points.
  ///
  /// Three rows of two cards fit into a window of 900 × 640 points, and the control's name fits next
  /// to the buttons. On a phone the stage leaves some of the page below it in view.
  private static let (cardSize, stageSize) = (
    (width: gint(260), height: gint(104)), (width: gint(260), height: gint(308))
  )
  /// The gap between the list and its caption, and between the parts of the caption, in points.
  private static let gap: gint = 6
  /// The number of lines of the description on a card and on the stage.
  private static let summaryLines: (card: gint, stage: gint) = (1, 2)

  let content: GalleryList
  let widget: UnsafeMutablePointer<GtkWidget>
  /// Called when the user opens the control's detail page.
  var onOpen: (@MainActor (GalleryChoice) -> Void)?
  /// Shows the control at rest, and plays it.
  let play: PullPlay
  /// Called when one of the card's buttons gets the focus.
  var onFocused: (@MainActor (GalleryCard) -> Void)?
  /// Called when the user starts dragging the card's list.
  var onUsed: (@MainActor (GalleryCard) -> Void)?

  private var scrolling: CardScrolling?
  private let overlay: UnsafeMutablePointer<GtkOverlay>
  private let name: GalleryLabel
  private let summary: GalleryLabel
  private let button: GObjectRef<UnsafeMutablePointer<GtkWidget>>
  private let open: GObjectRef<UnsafeMutablePointer<GtkWidget>>

  /// Creates a card, or the stage, with the control `choice`.
  init(_ choice: GalleryChoice, on place: GalleryList.Place) {
    content = GalleryList(choice, on: place)
    let layers: UnsafeMutablePointer<GtkWidget> = gtk_overlay_new()
    overlay = layers.raw.of(GtkOverlay.self)
    name = GalleryLabel(.name)
    summary = GalleryLabel(
      .summary(lines: place == .card ? Self.summaryLines.card : Self.summaryLines.stage))
    play = PullPlay(content, resting: place == .card ? choice.restingPull : nil)
    button = GObjectRef(
      adopting: gtk_button_new_from_icon_name(
        "media-playback-start-symbolic", GTK_ICON_SIZE_BUTTON))
    open = GObjectRef(adopting: gtk_button_new())
    widget = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
    pack(place == .card ? Self.cardSize : Self.stageSize)
    connect()
  }

  /// Shows another control.
  func show(_ choice: GalleryChoice) {
    play.end()
    content.show(choice)
    showTexts()
  }

  /// Shows how the control's work ended, in place of the control's description.
  func show(_ result: Message) { summary.show(result.words) }

  /// Moves the focus to the button that plays the control.
  func grabFocus() { gtk_widget_grab_focus(button.pointer) }

  /// Adds a widget above the list, which takes no input.
  func addLayer(_ layer: UnsafeMutablePointer<GtkWidget>) {
    gtk_overlay_add_overlay(overlay, layer)
    gtk_overlay_set_overlay_pass_through(overlay, layer, gboolean(true))
  }

  /// Updates all texts to the current language.
  func showTexts() {
    let title = content.choice.title
    name.show(title.name.words)
    summary.show(title.summary.words)
    gtk_button_set_label(open.pointer.raw.of(GtkButton.self), Message("GalleryOpen", "Open").words)
    // All cards have the same button labels, so give each button an accessible name with the
    // control.
    let opening = Message("GalleryOpenNamed", "Open {name}").words(["name": title.name.words])
    AccessibleName.set(opening, of: open.pointer)
    let playing = Message("GalleryPlayNamed", "Play {name}").words(["name": title.name.words])
    AccessibleName.set(playing, of: button.pointer)
    gtk_widget_set_tooltip_text(button.pointer, Message("GalleryPlay", "Play once").words)
    AccessibleName.set(title.name.words, of: content.list.widget)
    content.showTexts()
  }

  private func pack(_ size: (width: gint, height: gint)) {
    let list = content.list.widget
    // Tab moves between the buttons only. The play button replaces the pull for keyboard users.
    gtk_widget_set_can_focus(list, gboolean(false))
    content.list.isSearchEnabled = false
    let frame: UnsafeMutablePointer<GtkWidget> = gtk_frame_new(nil)
    // The list itself would request more width than the space that it fills.
    let space: UnsafeMutablePointer<GtkWidget> = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
    gtk_widget_set_size_request(space, size.width, size.height)
    gtk_container_add(overlay.raw.of(GtkContainer.self), space)
    gtk_overlay_add_overlay(overlay, list)
    addLayer(play.widget)
    gtk_container_add(frame.raw.of(GtkContainer.self), overlay.raw.of(GtkWidget.self))

    let caption: UnsafeMutablePointer<GtkWidget> = gtk_box_new(
      GTK_ORIENTATION_HORIZONTAL, Self.gap)
    let line = caption.raw.of(GtkBox.self)
    gtk_box_pack_start(line, name.widget, gboolean(true), gboolean(true), 0)
    gtk_box_pack_end(line, open.pointer, gboolean(false), gboolean(false), 0)
    gtk_button_set_relief(button.pointer.raw.of(GtkButton.self), GTK_RELIEF_NONE)
    gtk_box_pack_end(line, button.pointer, gboolean(false), gboolean(false), 0)
    let box = widget.raw.of(GtkBox.self)
    gtk_box_pack_start(box, frame, gboolean(false), gboolean(true), 0)
    gtk_box_pack_start(box, caption, gboolean(false), gboolean(true), guint(Self.gap))
    gtk_box_pack_start(box, summary.widget, gboolean(false), gboolean(true), 0)
    gtk_widget_set_valign(widget, GTK_ALIGN_START)
    gtk_widget_show_all(widget)
  }

  private func connect() {
    SignalConnection.connect(open.pointer, "clicked") { [weak self] in
      guard let self else { return }
      onOpen?(content.choice)
    }
    SignalConnection.connect(button.pointer, "clicked") { [weak self] in
      self?.play.play(isAsked: true)
    }
    for button in [button.pointer, open.pointer] {
      SignalConnection.connect(
        button, "focus-in-event",
        event: { [weak self] _ in
          if let self { onFocused?(self) }
          return false
        })
    }
    content.list.willBeginDragging = { [weak self] in
      if let self, !play.isTouching { onUsed?(self) }
    }
    content.onSized = { [weak self] in self?.play.rest() }
    if content.place == .card { connectPointer() }
  }

  /// Plays under the pointer, and leaves most scrolling to the gallery.
  private func connectPointer() {
    SignalConnection.connect(
      content.list.widget, "enter-notify-event",
      event: { [weak self] _ in
        self?.play.pointerEntered()
        return false
      })
    SignalConnection.connect(
      content.list.widget, "leave-notify-event",
      event: { [weak self] _ in
        self?.play.pointerLeft()
        return false
      })
    scrolling = CardScrolling(content, play)
  }
}
