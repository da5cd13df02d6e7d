import ScrollModel
import TestSupport

/// A list in each of its phases, for tests of events that may happen at any moment.
enum PhasedList {
  static let all: [(name: String, list: ScrollContainer)] = [
    ("idle", make { $0.setContentOffset(1000) }),
    ("idle at the top", make { _ in }),
    (
      "tracking",
      make {
        $0.setContentOffset(1000)
        $0.press(along: 300, across: 0)
      }
    ),
    (
      "dragging",
      make {
        $0.press(along: 300, across: 0)
        $0.advance(by: 0.01)
        $0.movePress(along: 400, across: 0)
      }
    ),
    (
      "decelerating",
      make {
        $0.pullAndRelease(at: 500, velocity: -2000)
        $0.advance(by: 0.05)
      }
    ),
    ("bouncing", make { $0.pullAndRelease(at: -120, velocity: -300) }),
    ("bouncing at the bottom", make { $0.pullAndRelease(at: 3900, velocity: 100) }),
    (
      "animating",
      make {
        $0.setContentOffset(900, animated: true)
        $0.advance(by: 0.1)
      }
    ),
    (
      "by the wheel",
      make {
        $0.setContentOffset(1000)
        $0.wheel(notches: 3)
        $0.advance(by: 0.05)
      }
    ),
  ]

  private static func make(_ prepare: (inout ScrollContainer) -> Void) -> ScrollContainer {
    var list = ScrollContainer.list()
    prepare(&list)
    _ = list.takeEvents()
    return list
  }
}
