import Translations
import Tug

/// The messages of a conversation: a prepared script, the user's messages and replies to them.
@MainActor final class Conversation {
  /// All messages, oldest first.
  private(set) var messages: [ChatMessage] = []
  /// The numbers of lines used so far from ``script`` and from ``answers``, which repeat.
  private var (nextLine, nextAnswer) = (0, 0)
  private var hasMessagesOfToday = false

  /// The messages of a day with their senders.
  ///
  /// `nil` stands for the user.
  private static let script: [(sender: String?, line: Message)] = [
    ("Ada", Message("ChatTide", "Good morning! The tide turns at six.")),
    ("Ben", Message("ChatLeave", "Then we leave at half past five?")),
    (
      nil,
      Message(
        "ChatRope",
        "Half past five is fine. I bring the long rope, and the lamps if they are dry by then.")
    ),
    (
      "Cleo",
      Message(
        "ChatFog",
        "Fog until noon, says the radio. I would wait for the pilot before we go near the barges.")
    ),
    ("Cleo", Message("ChatRadio", "Channel 12, as always.")),
    (nil, Message("ChatAgreed", "Agreed.")),
    ("Ben", Message("ChatKey", "Who has the spare key?")),
    (nil, Message("ChatHook", "It hangs where it always hangs.")),
    ("Ben", Message("ChatFound", "Found it!")),
    (
      "Ada",
      Message(
        "ChatCrane",
        "The crane comes on Monday, so the second boat has to be out of the water by Sunday evening."
      )
    ),
    ("Ben", Message("ChatSaturday", "I can be there on Saturday.")),
    (nil, Message("ChatThanks", "Thanks, all. See you at the harbour.")),
  ]
  private static let answers: [(sender: String, line: Message)] = [
    ("Ada", Message("ChatAnswerNoted", "Noted, thank you!")),
    ("Ben", Message("ChatAnswerCome", "Sounds good. I will come by later.")),
    ("Cleo", Message("ChatAnswerAsk", "Let me ask the harbour master, I will tell you.")),
  ]

  /// The number of days before today that the script fills.
  private static let days = 13
  private static let messagesOfAPage = 30
  private static let newMessages = 2
  /// The time of the first message of a day, and the interval between messages, in minutes.
  private static let (morning, pause) = (7 * 60 + 40, 53)

  init() {
    for _ in 0..<Self.days * Self.script.count { addLine() }
  }

  /// The name of the person who replies next.
  var answering: String { Self.answers[nextAnswer % Self.answers.count].sender }

  /// Returns the page of messages before message number `id`, newest first.
  ///
  /// If `id` is `nil`, adds the next lines of ``script`` and returns the newest page.
  func page(before id: Int?) -> FetchedPage<ChatMessage, Int> {
    if id == nil {
      for _ in 0..<Self.newMessages { addLine() }
    }
    let end = min(max((id ?? messages.count + 1) - 1, 0), messages.count)
    let start = max(end - Self.messagesOfAPage, 0)
    return FetchedPage(messages[start..<end].reversed(), next: start > 0 ? start + 1 : nil)
  }

  /// Adds a message of the user with the current time, and returns it.
  func say(_ text: String) -> ChatMessage { addNow(nil, .typed(text)) }

  /// Adds the next reply with the current time, and returns it.
  func answer() -> ChatMessage {
    let (sender, line) = Self.answers[nextAnswer % Self.answers.count]
    nextAnswer += 1
    return addNow(sender, .known(line))
  }

  private func addLine() {
    let place = nextLine % Self.script.count
    let (sender, line) = Self.script[place]
    let daysAgo = Self.days - nextLine / Self.script.count
    nextLine += 1
    guard daysAgo > 0 else { return _ = addNow(sender, .known(line)) }
    _ = add(
      sender, .known(line), at: Self.morning + place * Self.pause,
      firstOfDay: place == 0 ? daysAgo : nil)
  }

  /// Adds a message of today with the current time.
  private func addNow(_ sender: String?, _ text: ChatMessage.Text) -> ChatMessage {
    defer { hasMessagesOfToday = true }
    return add(sender, text, at: TimeOfDay.minute, firstOfDay: hasMessagesOfToday ? nil : 0)
  }

  private func add(
    _ sender: String?, _ text: ChatMessage.Text, at minute: Int, firstOfDay: Int? = nil
  ) -> ChatMessage {
    let isOther = messages.last.map { $0.sender != sender } ?? true
    let message = ChatMessage(
      id: messages.count + 1, sender: sender, text: text, minute: minute, firstOfDay: firstOfDay,
      beginsTurn: isOther || firstOfDay != nil)
    messages.append(message)
    return message
  }
}
