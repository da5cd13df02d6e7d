import Translations

/// Converts errors to sentences for the user.
@MainActor enum FailureText {
  /// Returns the sentence for `error`.
  static func sentence(of error: any Error) -> String {
    switch error {
    case let error as FolderError: error.sentence
    case is WorkFailure:
      Message("WorkFailed", "The work failed, as set in the menu.").words
    default: Message("UnknownFailure", "An unknown error occurred.").words
    }
  }
}
