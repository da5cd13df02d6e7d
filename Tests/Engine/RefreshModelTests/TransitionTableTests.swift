import RefreshModel
import Testing

@Suite("Transition table")
struct TransitionTableTests {
  private typealias Cell = (to: RefreshState, actions: [RefreshAction])

  /// Every cell that changes something.
  ///
  /// No other cell may change anything.
  private static let expected: [RefreshState: [RefreshEvent: Cell]] = [
    .idle: [
      .armed: (.pulling, []),
      .fired: (.refreshing, [.open]),
      .begun: (.refreshing, [.reveal]),
      .begunHidden: (.willRefresh, []),
      .exhausted: (.noMoreData, []),
      .floorOpened: (.floorOpen, [.openFloor]),
    ],
    .pulling: [
      .disarmed: (.idle, []),
      .dropped: (.idle, []),
      .fired: (.refreshing, [.open]),
      .begun: (.refreshing, [.open]),
      .begunHidden: (.willRefresh, []),
      .exhausted: (.noMoreData, []),
      .floorArmed: (.floorArmed, []),
      .floorOpened: (.floorOpen, [.openFloor]),
    ],
    .floorArmed: [
      .floorDisarmed: (.pulling, []),
      .disarmed: (.idle, []),
      .dropped: (.idle, []),
      .begun: (.refreshing, [.open]),
      .begunHidden: (.willRefresh, []),
      .floorOpened: (.floorOpen, [.openFloor]),
    ],
    .floorOpen: [
      .floorClosed: (.idle, [.close])
    ],
    .willRefresh: [
      .begun: (.refreshing, [.reveal]),
      .shown: (.refreshing, [.reveal]),
      .ended: (.idle, []),
      .endedInSuccess: (.idle, []),
      .endedInFailure: (.idle, []),
      .exhausted: (.noMoreData, []),
    ],
    .refreshing: [
      .ended: (.idle, [.finish, .close]),
      .endedInSuccess: (.success, [.finish]),
      .endedInFailure: (.failure, [.finish]),
      .exhausted: (.noMoreData, [.finish, .close]),
    ],
    .success: [
      .armed: (.pulling, [.close]),
      .fired: (.refreshing, [.open]),
      .begun: (.refreshing, [.open]),
      .exhausted: (.noMoreData, [.close]),
      .dwellOver: (.idle, [.close]),
      .floorOpened: (.floorOpen, [.openFloor]),
    ],
    .failure: [
      .armed: (.pulling, [.close]),
      .fired: (.refreshing, [.open]),
      .begun: (.refreshing, [.open]),
      .exhausted: (.noMoreData, [.close]),
      .dwellOver: (.idle, [.close]),
      .floorOpened: (.floorOpen, [.openFloor]),
      .reset: (.idle, [.close]),
    ],
    .noMoreData: [
      .begun: (.refreshing, [.reveal]),
      .begunHidden: (.willRefresh, []),
      .reset: (.idle, []),
    ],
  ]

  @Test("Each state and event leads where the table says", arguments: RefreshState.allCases)
  func cells(state: RefreshState) {
    for event in RefreshEvent.allCases {
      let found = RefreshTransition.from(state, on: event)
      let cell = Self.expected[state]?[event]
      #expect(found?.state == cell?.to, "\(state) on \(event)")
      #expect(found?.actions == cell?.actions, "\(state) on \(event)")
    }
  }

  @Test("The engine's table has only the states and events of this test")
  func size() {
    #expect(RefreshState.allCases.count == 9)
    #expect(RefreshEvent.allCases.count == 17)
    #expect(Self.expected.values.map(\.count).reduce(0, +) == 47)
  }

  @Test("Only an end leaves a refresh, and none begins twice")
  func leaving() {
    for event in RefreshEvent.allCases {
      let isEnd = [.ended, .endedInSuccess, .endedInFailure, .exhausted].contains(event)
      #expect((RefreshTransition.from(.refreshing, on: event) != nil) == isEnd)
    }
  }

  @Test("A control closes exactly when its state stops holding an inset")
  func closing() {
    for state in RefreshState.allCases {
      for event in RefreshEvent.allCases {
        guard let found = RefreshTransition.from(state, on: event) else { continue }
        let held: Set<RefreshState> = [.refreshing, .success, .failure, .floorOpen]
        let gives = held.contains(state) && !held.contains(found.state)
        #expect(found.actions.contains(.close) == gives, "\(state) on \(event)")
        let opens = found.state == .refreshing
        #expect(found.actions.contains { $0 == .open || $0 == .reveal } == opens)
        #expect(found.actions.contains(.openFloor) == (found.state == .floorOpen))
      }
    }
  }
}
