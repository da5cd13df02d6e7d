import CGtk
import Translations

/// A message of the conversation.
struct ChatMessage: Identifiable {
  /// What is said.
  enum Text {
    /// Words of the program's, in any language.
    case known(Message)
    /// What the user has typed.
    case typed(String)
  }

  /// Its number; later ones have greater numbers.
  let id: Int
  /// Who has sent it; nil for the user.
  let sender: String?
  let text: Text
  /// When it was sent, in minutes since midnight.
  let minute: Int
  /// The day that it is the first message of, from 1 on; nil for every other one.
  let firstOfDay: Int?
  /// The message before it is of somebody else, or of another day.
  let beginsTurn: Bool

  /// Its words in the present language.
  @MainActor var words: String {
    switch text {
    case .known(let message): message.words
    case .typed(let text): text
    }
  }

  /// The sender's name in the present language.
  @MainActor var name: String { sender ?? Message("ChatYou", "You").words }

  /// The time of day as the user writes it; empty for a minute that no day has.
  @MainActor var time: String {
    guard (0..<24 * 60).contains(minute),
      let time = g_date_time_new_utc(1970, 1, 1, gint(minute / 60), gint(minute % 60), 0)
    else { return "" }
    defer { g_date_time_unref(time) }
    return DateText.hours(of: time)
  }
}
