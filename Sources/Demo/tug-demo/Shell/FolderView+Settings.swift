extension FolderView {
  /// Creates the saved view, without a filter.
  ///
  /// Missing and invalid settings have their defaults.
  @MainActor init(_ settings: Settings) {
    self.init()
    order = settings[.fileOrder].flatMap(FolderOrder.init) ?? order
    putsFoldersFirst = settings.isOn(.foldersFirst, usual: putsFoldersFirst)
    showsHidden = settings.isOn(.hiddenFiles, usual: showsHidden)
  }

  /// Saves the view.
  ///
  /// `withOrder` states whether the order applies to all pages and is saved as well.
  @MainActor func keep(in settings: Settings, withOrder: Bool) {
    if withOrder { settings[.fileOrder] = order.rawValue }
    settings[.foldersFirst] = putsFoldersFirst ? "true" : "false"
    settings[.hiddenFiles] = showsHidden ? "true" : "false"
  }
}
