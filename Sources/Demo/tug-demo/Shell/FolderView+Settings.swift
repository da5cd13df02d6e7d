extension FolderView {
  /// The view that was kept, without a filter; what is not kept, or no such thing, is as usual.
  @MainActor init(_ settings: Settings) {
    self.init()
    order = settings[.fileOrder].flatMap(FolderOrder.init) ?? order
    putsFoldersFirst = settings.isOn(.foldersFirst, usual: putsFoldersFirst)
    showsHidden = settings.isOn(.hiddenFiles, usual: showsHidden)
  }

  /// Keeps it for the next time; the order only where it is the user's choice for all pages.
  @MainActor func keep(in settings: Settings, withOrder: Bool) {
    if withOrder { settings[.fileOrder] = order.rawValue }
    settings[.foldersFirst] = putsFoldersFirst ? "true" : "false"
    settings[.hiddenFiles] = showsHidden ? "true" : "false"
  }
}
