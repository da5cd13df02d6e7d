import Testing

@testable import tug_demo

/// The gallery's texts about headers and footers, and their order.
@Suite("The gallery") @MainActor struct GalleryTests {
  @Test("Each header and footer is in one group, and no group is empty")
  func groups() {
    let shown = ControlGroup.allCases.map(\.choices)
    #expect(shown.allSatisfy { !$0.isEmpty })
    #expect(Set(shown.joined()) == Set(GalleryChoice.all))
    #expect(shown.joined().count == GalleryChoice.all.count)
  }

  @Test("Historic controls are last")
  func order() {
    let flags = ControlGroup.allCases.map(\.isHistoric)
    #expect(flags == [false, false, true, true, true, true, true])
  }

  @Test("Names are unique, and summaries are one short sentence")
  func titles() {
    let titles = GalleryChoice.all.map(\.title)
    #expect(Set(titles.map(\.name)).count == titles.count)
    #expect(Set(titles.map(\.name.english)).count == titles.count)
    for title in titles {
      let sentence = title.summary.english
      #expect(sentence.hasSuffix(".") && sentence.count <= 60, "\(sentence)")
    }
  }

  @Test("Titles exist only for possible states")
  func states() {
    #expect(ControlSetup(.header(.material)).statesWithTitles.isEmpty)
    #expect(!ControlSetup(.header(.mj)).statesWithTitles.contains(.floorOpen))
    #expect(ControlSetup(.header(.twoLevel)).statesWithTitles.contains(.floorArmed))
    #expect(ControlSetup(.footer(.mjBack)).statesWithTitles.contains(.noMoreData))
    #expect(!ControlSetup(.footer(.mjAuto)).statesWithTitles.contains(.pulling))
  }

  @Test("Titles are the default until one is changed")
  func words() {
    var setup = ControlSetup(.header(.mj))
    #expect(setup.texts == setup.defaultTexts)
    setup.titles[.idle] = "Ahoy"
    #expect(setup.texts[.idle] == "Ahoy")
    #expect(setup.texts[.pulling] == setup.defaultTexts[.pulling])
  }

  @Test("A title is seen in the state that shows it")
  func heldStates() {
    #expect(HeldState(title: .idle) == .pulled)
    #expect(HeldState(title: .pulling) == .armed)
    #expect(HeldState(title: .refreshing) == .working)
    #expect(HeldState(title: .noMoreData) == .done)
    #expect(HeldState(.idle, isPulled: false) == .idle)
  }

  @Test("A result is held only by controls that show it")
  func heldResults() {
    var setup = ControlSetup(.header(.native))
    #expect(!setup.shows(.done) && setup.shows(.failed))
    setup.policy.work.successDwell = 0.5
    setup.policy.work.failureDwell = 0
    #expect(setup.shows(.done) && !setup.shows(.failed))
    #expect(ControlSetup(.footer(.mjAuto)).shows(.done))
    #expect(!ControlSetup(.footer(.mjBack)).shows(.done))
    #expect(setup.held.policy.isUsable && setup.held.policy.work.successDwell > 3600)
  }

  @Test("The outcome of the work decides on rows and errors")
  func outcomes() async throws {
    let rows = GalleryRows(count: 3, oldest: 0, limit: 3)
    try await rows.refresh()
    #expect(rows.store.count == 3)
    rows.outcome = .nothingNew
    #expect(try await !rows.loadMore())
    rows.outcome = .failure
    await #expect(throws: SampleFailure.self) { try await rows.refresh() }
  }
}
