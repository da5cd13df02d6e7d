import CGtk
import GtkBridge
import Translations

/// A button with a menu that sets the order and filter of the files on a page.
@MainActor final class FileViewMenu {
  let button: UnsafeMutablePointer<GtkWidget>
  private let popover: UnsafeMutablePointer<GtkWidget>
  private let page: @MainActor () -> FilesPage?
  private var box: UnsafeMutablePointer<GtkWidget>?

  /// The margin around the menu items, in points.
  private static let margin: guint = 6

  /// Creates a menu.
  ///
  /// Each time the menu opens, `page` returns the page that it acts on.
  init(_ page: @escaping @MainActor () -> FilesPage?) {
    self.page = page
    button = gtk_menu_button_new()
    popover = gtk_popover_new(button)
    let icon = gtk_image_new_from_icon_name("view-sort-descending-symbolic", GTK_ICON_SIZE_BUTTON)
    gtk_container_add(button.raw.of(GtkContainer.self), icon)
    gtk_menu_button_set_popover(button.raw.of(GtkMenuButton.self), popover)
    Texts.observe(with: button) { [button] in
      let words = Message("FileView", "Order and Filter").words
      gtk_widget_set_tooltip_text(button, words)
      AccessibleName.set(words, of: button)
    }
    SignalConnection.connect(popover, "show") { [weak self] in self?.fill() }
    gtk_widget_show_all(button)
  }

  /// Rebuilds the menu for the current state of the page.
  private func fill() {
    if let box { gtk_widget_destroy(box) }
    guard let page = page() else { return }
    let box: UnsafeMutablePointer<GtkWidget> = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
    self.box = box
    gtk_container_set_border_width(box.raw.of(GtkContainer.self), Self.margin)
    let view = page.view
    for order in FolderOrder.allCases {
      add(order.title, isOn: order == view.order, isChoice: true) {
        page.show(by: view.with(\.order, order))
      }
    }
    addLine()
    add(Message("FoldersFirst", "Folders First"), isOn: view.putsFoldersFirst) {
      page.show(by: view.with(\.putsFoldersFirst, !view.putsFoldersFirst))
    }
    add(Message("HiddenFiles", "Hidden Files"), isOn: view.showsHidden) {
      page.show(by: view.with(\.showsHidden, !view.showsHidden))
    }
    addLine()
    add(Message("FilterFiles", "Filter"), isOn: page.isFiltering) {
      page.isFiltering.toggle()
    }
    gtk_container_add(popover.raw.of(GtkContainer.self), box)
    gtk_widget_show_all(box)
  }

  /// Adds an item that closes the menu.
  ///
  /// GTK closes the menu automatically only for items without a check mark or radio mark.
  private func add(
    _ words: Message, isOn: Bool, isChoice: Bool = false,
    _ act: @escaping @MainActor () -> Void
  ) {
    let item = ModelButton.make(words.words, isOn: isOn, isChoice: isChoice) { [popover] in
      gtk_popover_popdown(popover.raw.of(GtkPopover.self))
      act()
    }
    if let box, let item { gtk_container_add(box.raw.of(GtkContainer.self), item) }
  }

  private func addLine() {
    guard let box else { return }
    gtk_container_add(
      box.raw.of(GtkContainer.self), gtk_separator_new(GTK_ORIENTATION_HORIZONTAL))
  }
}

extension FolderView {
  /// Returns a copy of this view with a different value of a property.
  fileprivate func with<Value>(_ property: WritableKeyPath<Self, Value>, _ value: Value) -> Self {
    var other = self
    other[keyPath: property] = value
    return other
  }
}
