import Translations

/// A group of pages in the list of pages, in the list's order.
enum PageGroup {
  case start, lists, grids, widgets, documents

  /// The heading of the group.
  var title: Message {
    switch self {
    case .start: Message("PagesStart", "Start")
    case .lists: Message("PagesLists", "Lists")
    case .grids: Message("PagesGrids", "Grids")
    case .widgets: Message("PagesWidgets", "Around GTK widgets")
    case .documents: Message("PagesDocuments", "Original demos")
    }
  }
}
