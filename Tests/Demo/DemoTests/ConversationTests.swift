import Testing
import Translations

@testable import tug_demo

@Suite("The conversation") @MainActor struct ConversationTests {
  @Test("Pages have each message once, newest first")
  func pages() throws {
    let conversation = Conversation()
    var ids: [Int] = []
    var page = conversation.page(before: nil)
    ids += page.items.map(\.id)
    while let next = page.next {
      page = conversation.page(before: next)
      ids += page.items.map(\.id)
    }
    #expect(ids == Array((1...conversation.messages.count).reversed()))
  }

  @Test("An invalid cursor ends the conversation", arguments: [Int.min + 1, -1, 0, 1])
  func badCursor(cursor: Int) {
    let page = Conversation().page(before: cursor)
    #expect(page.items.isEmpty && page.next == nil)
  }

  @Test("A sent message is newest and gets an answer")
  func saying() {
    let conversation = Conversation()
    var senders: Set<String> = []
    for _ in 0..<3 {
      let said = conversation.say("Tug")
      #expect(said.sender == nil && said.words == "Tug" && said.id == conversation.messages.count)
      let answering = conversation.answering
      let answer = conversation.answer()
      #expect(answer.sender == answering && answer.id == said.id + 1)
      senders.insert(answering)
    }
    #expect(senders.count == 3)
    #expect(conversation.page(before: conversation.messages.count + 1).items.first?.sender != nil)
  }

  @Test("New messages are from today, with the current time and one heading")
  func today() {
    TimeOfDay.held = 1_893_506_700
    defer { TimeOfDay.held = nil }
    let conversation = Conversation()
    let count = conversation.messages.count
    _ = conversation.page(before: nil)
    _ = conversation.say("Tug")
    let today = conversation.messages[count...]
    #expect(today.map(\.firstOfDay) == [0, nil, nil])
    #expect(today.allSatisfy { $0.minute == 14 * 60 + 5 })
  }

  @Test("A turn begins with a new sender or day")
  func turns() {
    let messages = Conversation().messages
    #expect(messages.first?.firstOfDay == 13)
    #expect(messages.compactMap(\.firstOfDay) == Array((1...13).reversed()))
    for (before, message) in zip(messages, messages.dropFirst()) {
      #expect(message.beginsTurn == (message.sender != before.sender || message.firstOfDay != nil))
      #expect(message.firstOfDay != nil || message.minute > before.minute)
      #expect((0..<24 * 60).contains(message.minute))
    }
  }
}
