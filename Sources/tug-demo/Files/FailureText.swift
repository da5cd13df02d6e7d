/// A failure in a sentence for the user.
enum FailureText {
  /// The sentence for `error`.
  static func sentence(of error: any Error) -> String {
    switch error {
    case let error as FolderError: error.message
    case is WorkFailure: "The work failed, as the menu asks for."
    default: "Something went wrong."
    }
  }
}
