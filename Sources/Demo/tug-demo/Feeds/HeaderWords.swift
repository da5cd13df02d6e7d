import Tug

/// The texts that a list's header shows during and after a refresh, instead of the usual ones.
@MainActor struct HeaderWords {
  /// The progress text of the current refresh, or `nil` if there is none.
  var progress: String?
  private var own: ControlTexts?
  private var shown: ControlTexts?

  /// Prepares for a refresh of `list`.
  ///
  /// Restores the header's own texts.
  mutating func begin(_ list: ListView) {
    restore(list)
    own = list.header?.texts
    shown = own
  }

  /// Shows `words` while the refresh runs.
  mutating func show(_ words: String, in list: ListView) {
    progress = words
    set(words, .refreshing, in: list)
  }

  /// Shows `words` after a successful refresh.
  mutating func end(_ words: String, in list: ListView) {
    set(words, .success, in: list)
  }

  private mutating func set(_ words: String, _ state: RefreshState, in list: ListView) {
    // Some header styles show no text, or no text at the end of a refresh.
    guard let shown, shown[state] != nil, list.header?.texts == shown else { return }
    list.header?.texts[state] = words
    self.shown = list.header?.texts
  }

  private func restore(_ list: ListView) {
    // If the header has been replaced in the meantime, keep its texts.
    if let own, let shown, list.header?.texts == shown { list.header?.texts = own }
  }
}
