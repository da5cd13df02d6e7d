import Translations
import Tug

/// The text that a list of files shows while it has no rows.
@MainActor final class FolderNotice {
  private weak var list: ListView?
  private var text: (@MainActor () -> String)?

  /// Creates the notice of `list`, without a text.
  init(_ list: ListView) {
    self.list = list
    Texts.observe { [weak self] in self?.show() }
  }

  /// Sets the text after the folder was read: the folder is empty, or no file name contains
  /// `filter`.
  func folderIsRead(filter: String) {
    text = {
      if filter.isEmpty { return Message("EmptyFolder", "This folder is empty.").words }
      return Message("NothingFiltered", "No name contains “{text}”.").words([
        "text": filter.shortened
      ])
    }
    show()
  }

  /// Sets the text after reading the folder failed.
  func folderFailed(_ error: any Error) {
    text = { FailureText.sentence(of: error) }
    show()
  }

  private func show() {
    list?.placeholder = text?()
  }
}
