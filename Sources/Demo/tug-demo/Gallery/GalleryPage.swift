import CGtk
import CHandy
import GtkBridge
import Translations
import Tug

/// The page "Gallery", with a card for every header and footer style of the library.
@MainActor final class GalleryPage: PageContent {
  /// The margin around the cards and the gaps between them, in points.
  private static let margin: gint = 18
  private static let gap: guint = 18
  private static let rowGap: guint = 12
  /// The maximum number of columns.
  private static let maximumColumns: guint = 5

  let widget: UnsafeMutablePointer<GtkWidget>
  var onTitleChanged: (@MainActor () -> Void)?
  /// Called when the user opens a card's control.
  var onOpen: (@MainActor (GalleryChoice) -> Void)?

  /// The bin that scrolls the page with Tug's engine.
  ///
  /// GTK's kinetic scrolling would take touches away from the lists on the cards, so that they
  /// could not be pulled.
  private let bin: RefreshBin
  private let column: GObjectRef<UnsafeMutablePointer<GtkWidget>>
  private let stage: Stage
  private let cards: [GalleryCard]
  private var headings: [(label: GalleryLabel, text: Message)] = []
  private var used: GalleryCard
  /// Plays the cards in view once when the page is shown for the first time.
  func playAtStart() {
    var frames = 0
    let tick = FrameTick(widget: widget) { [weak self] _ in
      frames += 1
      if frames == Self.layoutFrames { Task { await self?.playInView() } }
      return frames < Self.layoutFrames
    }
    SignalConnection.connect(widget, "map") { tick.start() }
    SignalConnection.connect(widget, "unmap") { tick.stop() }
  }

  /// The number of frames after which the page has its layout.
  ///
  /// When the page is mapped it is laid out for a narrower width, in which other cards are in view.
  private static let layoutFrames = 5

  /// The time between the cards that play when the page is opened.
  private static let between = Duration.milliseconds(150)

  /// Creates the page with `header` on the stage, or with the stage's first header if it is `nil`.
  init(on header: HeaderName?) {
    let parts = ControlGroup.allCases.map { group in
      (group: group, cards: group.choices.map { GalleryCard($0, on: .card) })
    }
    cards = parts.flatMap(\.cards)
    stage = Stage(parts.first { $0.group == .headers }?.cards ?? [], on: header ?? .native)
    used = stage.card
    self.column = GObjectRef(
      adopting: gtk_box_new(GTK_ORIENTATION_VERTICAL, gint(Self.gap)))
    let column = self.column.pointer
    gtk_container_set_border_width(column.raw.of(GtkContainer.self), guint(Self.margin))
    let scroller: UnsafeMutablePointer<GtkWidget> = gtk_scrolled_window_new(nil, nil)
    gtk_scrolled_window_set_policy(
      scroller.raw.of(GtkScrolledWindow.self), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
    gtk_container_add(scroller.raw.of(GtkContainer.self), column)
    bin = RefreshBin(scroller)
    bin.alwaysBounce = false
    widget = bin.widget
    gtk_box_pack_start(
      column.raw.of(GtkBox.self), Self.limited(stage.widget), gboolean(false), gboolean(true), 0)
    var isHistoric = false
    for part in parts {
      if part.group.isHistoric, !isHistoric {
        addHeading(Message("GalleryHistoric", "Original demos"), .title, to: column)
        isHistoric = true
      }
      addHeading(part.group.title, part.group.isHistoric ? .heading : .title, to: column)
      add(part.cards, to: column)
    }
    gtk_widget_show_all(scroller)
    for card in [stage.card] + cards {
      card.onOpen = { [weak self] in self?.onOpen?($0) }
      card.onUsed = { [weak self] in self?.use($0) }
      card.onFocused = { [weak self] in
        if $0.content.place == .card, $0 !== self?.used { $0.play.play() }
        self?.use($0)
        self?.reveal($0)
      }
    }
    Texts.observe(with: widget) { [weak self] in self?.showTexts() }
  }

  /// Returns a container that limits the width of `widget` to that of rows.
  private static func limited(
    _ widget: UnsafeMutablePointer<GtkWidget>
  ) -> UnsafeMutablePointer<GtkWidget> {
    let container: UnsafeMutablePointer<GtkWidget> = hdy_clamp_new()
    let clamp = OpaquePointer(container)
    hdy_clamp_set_maximum_size(clamp, gint(Page.contentWidth))
    // Narrower windows give it all of their width.
    hdy_clamp_set_tightening_threshold(clamp, gint(Page.contentWidth))
    gtk_container_add(container.raw.of(GtkContainer.self), widget)
    return container
  }

  /// The list of the most recently used card, or of the stage.
  var list: ListView { used.content.list }
  var lists: [PullableWidget] { ([stage.card] + cards).map(\.content.list) }
  /// Moves the focus to the card that was used last, since lists on cards take no focus.
  func grabFocus() { used.grabFocus() }
  var listName: String { used.content.choice.title.name.words }
  var title: String { Message("GalleryTitle", "Gallery").words }
  var subtitle: String {
    Message("GallerySubtitle", "Pull to refresh and load more for GTK").words
  }

  func start() async {
    // A window replaces the header and footer of its page's list, so set the controls again.
    stage.card.content.giveControl()
    for card in cards { card.content.giveControl() }
    // The focus moved into the page before it had a size and scrolled it, so scroll back to the
    // start.
    bin.contentOffset = 0
  }

  /// Plays the cards in view once, one after another.
  private func playInView() async {
    for card in cards where isInView(card) {
      card.play.play()
      try? await Task.sleep(for: Self.between)
    }
  }

  /// Whether a part of the card is in view.
  private func isInView(_ card: GalleryCard) -> Bool {
    var (x, y): (gint, gint) = (0, 0)
    gtk_widget_translate_coordinates(card.widget, bin.widget, 0, 0, &x, &y)
    return gtk_widget_get_mapped(card.widget).isTrue
      && y < gtk_widget_get_allocated_height(bin.widget)
      && y + gtk_widget_get_allocated_height(card.widget) > 0
  }

  private func use(_ card: GalleryCard) {
    guard card !== used else { return }
    used = card
    onTitleChanged?()
  }

  /// Scrolls by the minimum distance that shows the whole card.
  ///
  /// GTK only shows the focused button.
  private func reveal(_ card: GalleryCard) {
    guard let scroller = bin.scrolledWindow,
      let content = gtk_widget_get_parent(column.pointer)
    else { return }
    var (x, y): (gint, gint) = (0, 0)
    gtk_widget_translate_coordinates(card.widget, column.pointer, 0, 0, &x, &y)
    // Coordinates in the column do not include its margin, so add its position.
    var place = GtkAllocation()
    gtk_widget_get_allocation(column.pointer, &place)
    y += place.y
    let height = gtk_widget_get_allocated_height(card.widget)
    // A page without a size cannot be scrolled yet.
    guard gtk_widget_get_allocated_height(content) > height else { return }
    gtk_adjustment_clamp_page(
      gtk_scrolled_window_get_vadjustment(scroller), Double(y - Self.margin),
      Double(y + height + Self.margin))
  }

  private func showTexts() {
    for heading in headings { heading.label.show(heading.text.words) }
    stage.showTexts()
    for card in cards { card.showTexts() }
    onTitleChanged?()
  }

  private func addHeading(
    _ text: Message, _ kind: GalleryLabel.Kind, to column: UnsafeMutablePointer<GtkWidget>
  ) {
    let label = GalleryLabel(kind)
    headings.append((label, text))
    gtk_box_pack_start(
      column.raw.of(GtkBox.self), label.widget, gboolean(false), gboolean(true), 0)
  }

  private func add(_ cards: [GalleryCard], to column: UnsafeMutablePointer<GtkWidget>) {
    let flow: UnsafeMutablePointer<GtkWidget> = gtk_flow_box_new()
    let box = flow.raw.of(GtkFlowBox.self)
    gtk_flow_box_set_selection_mode(box, GTK_SELECTION_NONE)
    gtk_flow_box_set_homogeneous(box, gboolean(true))
    gtk_flow_box_set_max_children_per_line(box, Self.maximumColumns)
    gtk_flow_box_set_column_spacing(box, Self.gap)
    gtk_flow_box_set_row_spacing(box, Self.rowGap)
    for card in cards {
      gtk_container_add(flow.raw.of(GtkContainer.self), FlowBoxChild.around(card.widget))
    }
    gtk_box_pack_start(
      column.raw.of(GtkBox.self), flow, gboolean(false), gboolean(true), 0)
  }
}
