import Translations

/// A message in the conversation.
struct ChatMessage: Identifiable {
  /// The text of a message.
  enum Text {
    /// A text of the program, which is translated.
    case known(Message)
    /// Text that the user has typed.
    case typed(String)
  }

  /// The number of the message.
  ///
  /// Later messages have larger numbers.
  let id: Int
  /// The name of the sender, or `nil` for the user.
  let sender: String?
  let text: Text
  /// The time at which the message was sent, in minutes since midnight.
  let minute: Int
  /// The number of days before today, if this is the first message of its day, or else `nil`.
  let firstOfDay: Int?
  /// Whether the previous message is from a different sender or day.
  let beginsTurn: Bool

  /// The text in the current language.
  @MainActor var words: String {
    switch text {
    case .known(let message): message.words
    case .typed(let text): text
    }
  }

  /// The name of the sender in the current language.
  @MainActor var name: String { sender ?? Message("ChatYou", "You").words }

  /// The time of day in the locale's format, or an empty string if ``minute`` is out of range.
  @MainActor var time: String { DateText.hours(ofMinute: minute) }
}
