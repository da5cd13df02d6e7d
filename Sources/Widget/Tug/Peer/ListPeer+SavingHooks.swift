import CGtk
import GtkBridge
import Recording
import RefreshModel
import SceneModel
import Translations

// The C functions for saving lists, and for the language of all lists.

@c @implementation
func _tug_list_peer_save(_ peer: gpointer!, _ state: UnsafeMutablePointer<TugListState>!) {
  let saved = withPeer(peer) { $0.scene.snapshot } ?? ListSnapshot()
  state?.pointee = TugListState(
    first_row: guint(clamping: saved.firstRow), offset_in_row: saved.offsetInRow,
    is_refreshing: gboolean(saved.isRefreshing), is_loading: gboolean(saved.isLoading),
    has_no_more_data: gboolean(saved.hasNoMoreData), is_floor_open: gboolean(saved.isFloorOpen),
    last_updated: saved.lastUpdated.flatMap { gint64(checked: $0) } ?? -1)
}

@c @implementation
func _tug_list_peer_restore(_ peer: gpointer!, _ state: UnsafePointer<TugListState>!) -> gboolean {
  guard let state = state?.pointee else { return gboolean(false) }
  let snapshot = ListSnapshot(
    firstRow: Int(clamping: state.first_row), offsetInRow: state.offset_in_row,
    isRefreshing: state.is_refreshing.isTrue, isLoading: state.is_loading.isTrue,
    hasNoMoreData: state.has_no_more_data.isTrue, isFloorOpen: state.is_floor_open.isTrue,
    lastUpdated: state.last_updated < 0 ? nil : Double(state.last_updated))
  return gboolean(
    withPeer(peer) { $0.isDisposed || $0.send(.restore(snapshot, callsHandler: false)) } ?? true)
}

@c @implementation
func _tug_language_set(_ tag: UnsafePointer<CChar>!) {
  let tag = tag.map { String(cString: $0) }
  assumeMainActor {
    guard let tag else { return language = nil }
    guard let known = Language(tag: tag) else {
      return _tug_critical("tug_set_language: \"\(Excerpt(tag))\" is not a language tag")
    }
    language = known
  }
}

/// Returns the language with the tag `tag`.
///
/// Logs a critical message and returns `nil` if `tag` is invalid.
@MainActor private func suppliedLanguage(_ tag: String, _ function: String) -> Language? {
  let language = Language(tag: tag)
  if language == nil {
    _tug_critical("\(function): \"\(Excerpt(tag))\" is not a language tag")
  }
  return language
}

@c @implementation
func _tug_language_supply(
  _ tag: UnsafePointer<CChar>!, _ keys: UnsafePointer<UnsafePointer<CChar>?>!,
  _ words: UnsafePointer<UnsafePointer<CChar>?>!
) {
  guard let tag = tag.map({ String(cString: $0) }), var key = keys, var word = words else { return }
  var supplied: [String: String] = [:]
  while let name = key.pointee, let text = word.pointee {
    supplied[String(cString: name)] = String(cString: text)
    key += 1
    word += 1
  }
  assumeMainActor { [supplied] in
    guard let language = suppliedLanguage(tag, "tug_supply_words") else { return }
    Translations.supply(supplied, for: language)
  }
}

@c @implementation
func _tug_language_supply_file(
  _ tag: UnsafePointer<CChar>!, _ path: UnsafePointer<CChar>!,
  _ error: UnsafeMutablePointer<UnsafeMutablePointer<GError>?>!
) -> gboolean {
  let (tag, path) = (String(cString: tag), String(cString: path))
  nonisolated(unsafe) let error = error
  return assumeMainActor {
    guard let language = suppliedLanguage(tag, "tug_supply_words_from_file") else {
      return setError(
        error, TUG_ERROR_INVALID_LANGUAGE, "\"\(Excerpt(tag))\" is not a language tag")
    }
    do throws(TranslationFileError) {
      try Translations.supply(contentsOfFile: path, for: language)
      return gboolean(true)
    } catch let fault {
      let code = fault.isRead ? TUG_ERROR_FILE_INVALID : TUG_ERROR_FILE_UNREADABLE
      return setError(error, code, fault.description)
    }
  }
}

/// Sets an error of Tug for a function in C to return, and returns `FALSE`.
func setError(
  _ error: UnsafeMutablePointer<UnsafeMutablePointer<GError>?>?, _ code: TugError, _ text: String
) -> gboolean {
  g_set_error_literal(error, tug_error_quark(), gint(code.rawValue), text)
  return gboolean(false)
}
