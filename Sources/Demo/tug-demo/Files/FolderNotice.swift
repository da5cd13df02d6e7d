import Translations
import Tug

/// What a list of files says in their place while it has none.
@MainActor final class FolderNotice {
  private weak var list: ListView?
  private var text: (@MainActor () -> String)?

  /// The notice of `list`, which says nothing yet.
  init(_ list: ListView) {
    self.list = list
    Words.follow { [weak self] in self?.show() }
  }

  /// The folder has been read: without files it is empty, or none has `filter` in its name.
  func folderIsRead(filter: String) {
    text = {
      if filter.isEmpty { return Message("EmptyFolder", "This folder is empty.").words }
      return Message("NothingFiltered", "No name has “{text}” in it.").words([
        "text": filter.shortened
      ])
    }
    show()
  }

  /// The folder could not be read.
  func folderFailed(_ error: any Error) {
    text = { FailureText.sentence(of: error) }
    show()
  }

  private func show() {
    list?.placeholder = text?()
  }
}
