import CGtk
import GtkBridge
import Translations
import Tug

/// A card of the gallery, with a small list for trying out one control and the control's name.
@MainActor final class GalleryCard {
  /// The minimum size of the list in points.
  ///
  /// Three rows of two cards fit into a window of 900 × 640 points, and the control's name fits next
  /// to the buttons.
  private static let listSize = (width: gint(260), height: gint(104))
  /// The gap between the list and its caption, and between the parts of the caption, in points.
  private static let gap: gint = 6
  /// The number of rows, which fit into the list, so that all drags but a pull scroll the page.
  private static let rowCount = 3
  /// The number of lines of the description, whose tooltip has the whole text.
  private static let summaryLines: gint = 1

  let content: GalleryList
  let widget: UnsafeMutablePointer<GtkWidget>
  /// Called when the user opens the control's detail page.
  var onOpen: (@MainActor (GalleryChoice) -> Void)?
  /// Shows the control at rest, and plays it.
  let play: CardPlay
  /// Called when one of the card's buttons gets the focus.
  var onFocused: (@MainActor (GalleryCard) -> Void)?
  /// Called when the user starts dragging the card's list.
  var onUsed: (@MainActor (GalleryCard) -> Void)?

  private let name: GalleryLabel
  private let summary: GalleryLabel
  private let button: GObjectRef<UnsafeMutablePointer<GtkWidget>>
  private let open: GObjectRef<UnsafeMutablePointer<GtkWidget>>

  init(_ choice: GalleryChoice) {
    content = GalleryList(choice, rowCount: Self.rowCount, isOnCard: true)
    name = GalleryLabel(.name)
    summary = GalleryLabel(.summary(lines: Self.summaryLines))
    play = CardPlay(content.list, side: content.choice.side)
    button = GObjectRef(
      adopting: gtk_button_new_from_icon_name(
        "media-playback-start-symbolic", GTK_ICON_SIZE_BUTTON))
    open = GObjectRef(adopting: gtk_button_new())
    widget = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
    pack()
    connect()
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

  private func pack() {
    let list = content.list.widget
    // Tab moves between the buttons only. The play button replaces the pull for keyboard users.
    gtk_widget_set_can_focus(list, gboolean(false))
    content.list.isSearchEnabled = false
    let frame: UnsafeMutablePointer<GtkWidget> = gtk_frame_new(nil)
    gtk_container_add(
      frame.raw.of(GtkContainer.self), Self.container(for: list, below: play.widget))

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

  /// Returns a container of ``listSize`` that `list` fills, with `finger` above it.
  ///
  /// The list itself would request more width.
  private static func container(
    for list: UnsafeMutablePointer<GtkWidget>, below finger: UnsafeMutablePointer<GtkWidget>
  ) -> UnsafeMutablePointer<GtkWidget> {
    let container: UnsafeMutablePointer<GtkWidget> = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
    gtk_widget_set_size_request(container, listSize.width, listSize.height)
    let overlay: UnsafeMutablePointer<GtkWidget> = gtk_overlay_new()
    gtk_container_add(overlay.raw.of(GtkContainer.self), container)
    gtk_overlay_add_overlay(overlay.raw.of(GtkOverlay.self), list)
    gtk_overlay_add_overlay(overlay.raw.of(GtkOverlay.self), finger)
    gtk_overlay_set_overlay_pass_through(
      overlay.raw.of(GtkOverlay.self), finger, gboolean(true))
    return overlay
  }

  private func connect() {
    SignalConnection.connect(open.pointer, "clicked") { [weak self] in
      guard let self else { return }
      onOpen?(content.choice)
    }
    SignalConnection.connect(button.pointer, "clicked") { [weak self] in self?.play.play() }
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
    // Wheel and touchpad scrolling always scroll the gallery, because otherwise it would stop at
    // each of the many lists. A mouse drag or a touch pulls the list.
    SignalConnection.connect(
      content.list.widget, "scroll-event",
      event: { [weak self] event in
        guard let self, let event else { return false }
        return ScrollForwarding.forward(event, from: content.list.widget)
      })
  }
}
