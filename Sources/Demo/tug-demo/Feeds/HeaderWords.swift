import Tug

/// What a list's header says of a refresh beside its own words, which come back afterwards.
@MainActor struct HeaderWords {
  /// What is told of the refresh that runs; nil for nothing.
  var progress: String?
  private var own: ControlTexts?
  private var shown: ControlTexts?

  /// Begins a refresh of `list`, with the header's own words.
  mutating func begin(_ list: ListView) {
    restore(list)
    own = list.header?.texts
    shown = own
  }

  /// Says `words` while the refresh runs.
  mutating func show(_ words: String, in list: ListView) {
    progress = words
    set(words, .refreshing, in: list)
  }

  /// Says `words` of a refresh that has brought something.
  mutating func end(_ words: String, in list: ListView) {
    set(words, .success, in: list)
  }

  private mutating func set(_ words: String, _ state: RefreshState, in list: ListView) {
    // Some headers have no words, and some none for an end.
    guard let shown, shown[state] != nil, list.header?.texts == shown else { return }
    list.header?.texts[state] = words
    self.shown = list.header?.texts
  }

  private func restore(_ list: ListView) {
    // Another header may have come meanwhile, with words of its own.
    if let own, let shown, list.header?.texts == shown { list.header?.texts = own }
  }
}
