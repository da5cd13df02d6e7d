import Translations

/// The message of a list of files without rows, with a button that leads to files.
@MainActor enum FolderNotice {
  /// The ways out of a folder without files.
  struct Exits {
    let showAll: @MainActor () -> Void
    /// Goes to the parent folder, or `nil` for a root folder.
    let parent: (@MainActor () -> Void)?
    let home: @MainActor () -> Void
    let retry: @MainActor () -> Void
  }

  /// Returns the message after a folder was read: the folder is empty, or no file name contains
  /// `filter`.
  static func empty(filter: String, _ exits: Exits) -> StatusPage.Status {
    guard filter.isEmpty else {
      return StatusPage.Status(
        icon: "edit-find-symbolic",
        sentence: {
          Message("NothingFiltered", "No name contains “{text}”.").words(["text": filter.shortened])
        }, exit: (Message("ShowAllFiles", "Show All Files"), exits.showAll))
    }
    return StatusPage.Status(
      icon: "folder-symbolic",
      sentence: { Message("EmptyFolder", "This folder is empty.").words },
      exit: exits.parent.map { (Message("FolderAbove", "Parent folder"), $0) })
  }

  /// Returns the message after reading a folder failed.
  ///
  /// A folder that is missing or locked stays so, so its button leads to the home folder.
  static func failed(_ error: any Error, _ exits: Exits) -> StatusPage.Status {
    let obstacle = (error as? FolderError)?.obstacle
    let icon =
      switch obstacle {
      case .locked: "changes-prevent-symbolic"
      case .missing: "edit-find-symbolic"
      case nil: "dialog-warning-symbolic"
      }
    return StatusPage.Status(
      icon: icon, sentence: { FailureText.sentence(of: error) },
      exit: obstacle == nil
        ? (Message("TryAgain", "Try Again"), exits.retry)
        : (Message("HomeFolder", "Home"), exits.home)
    )
  }
}
