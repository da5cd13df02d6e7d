import Glibc
import ScrollModel
import ScrollPhysics
import TestSupport
import Testing

@Suite("Content and viewport changes")
struct ContentChangeTests {
  /// Returns a list with the largest offset `maximum`, flung from 0 at 2000 points per second.
  private func flung(maximum: Double) -> ScrollContainer {
    var list = ScrollContainer.list(content: maximum + 640)
    list.pullAndRelease(at: 0, velocity: 2000)
    return list
  }

  @Test("Growing and shrinking during motion matches the vectors")
  func vectors() throws {
    let table = try CSVTable.vectors("content_size_change")
    let decay = DecelerationRate.normal.decayPerSecond
    for row in table.rows {
      let name = try row.text("case")
      var list = flung(maximum: try row.number("old_max"))
      let start = list.time
      let isLater = name.hasPrefix("shrink_during_decel_+")
      // The crossing time is irrational, and rounded in the file.
      let crossing = -log(1 - decay * 600 / 2000) / decay
      let time = try row.number("t")
      let delays = [0.05, 0.1, 0.2].filter { abs(crossing + $0 - time) < 1e-5 }
      let exact = name == "grow_during_bounce" ? crossing + (try #require(delays.first)) : time
      list.advance(to: start + (isLater ? 0.4 : exact))
      if !isLater { try compare(list, row) }
      let (x, v) = (list.contentOffset, list.velocity)
      list.setContentLength(try row.number("new_max") + 640)
      #expect(list.contentOffset == x)
      let stays = abs(v) <= Deceleration.restSpeed && name == "grow_during_bounce"
      #expect(abs(list.velocity - (stays ? 0 : v)) <= 1e-6)
      if isLater {
        list.advance(to: start + time)
        try compare(list, row)
      }
      let bounces = name.hasPrefix("shrink")
      #expect(list.phase == (bounces ? .bouncing : stays ? .idle : .decelerating))
      list.advanceToRest()
      // Unlike in the table, a bounce keeps its destination, because rows inserted behind it do not
      // move the visible rows.
      let continues = name == "grow_during_bounce" && v < -Deceleration.restSpeed
      if continues {
        #expect(list.contentOffset == 600)
        continue
      }
      let end = try row.number("final_offset")
      // A glide ends at a speed of one point per second, 1/k short of the asymptote.
      #expect(abs(list.contentOffset - end) <= (bounces || stays ? 1e-4 : 1 / decay + 1e-4))
      if !bounces && !stays {
        #expect(abs(abs(list.contentOffset - end) - 1 / decay) <= 1e-4)
      }
    }
    #expect(table.rows.count == 7)
  }

  private func compare(_ list: ScrollContainer, _ row: CSVTable.Row) throws {
    #expect(abs(list.contentOffset - (try row.number("offset"))) <= 1e-4)
    #expect(abs(list.velocity - (try row.number("velocity"))) <= 1e-3)
  }

  @Test("A new content or viewport length keeps position and velocity")
  func continuity() {
    for (name, list) in PhasedList.all {
      for length in [0.0, 100, 1200, 4399, 9000] {
        var content = list
        content.setContentLength(length)
        check(content, from: list, "\(name), content \(length)")
        var viewport = list
        viewport.setViewportLength(length)
        check(viewport, from: list, "\(name), viewport \(length)")
      }
    }
  }

  private func check(_ changed: ScrollContainer, from list: ScrollContainer, _ name: Comment) {
    #expect(changed.contentOffset == list.contentOffset, name)
    guard !list.isTracking else { return }
    let stops = changed.phase == .idle
    #expect(stops || abs(changed.velocity - list.velocity) <= 1e-6, name)
    #expect(!stops || abs(list.velocity) <= Deceleration.restSpeed, name)
    var later = changed
    later.advanceToRest()
    #expect(later.phase == .idle && later.overscrolledEdge == nil, name)
  }

  @Test("Content inserted above the viewport does not move visible content")
  func prepend() {
    for (name, list) in PhasedList.all where list.contentOffset > 0 {
      var changed = list
      changed.insertContent(length: 500, at: 0)
      #expect(changed.contentOffset == list.contentOffset + 500, "\(name)")
      #expect(changed.contentLength == 4900)
      #expect(abs(changed.velocity - list.velocity) <= 1e-9, "\(name)")
      #expect(changed.phase == list.phase, "\(name)")
      var (moved, still) = (changed, list)
      moved.advance(by: 0.1)
      still.advance(by: 0.1)
      #expect(abs(moved.contentOffset - still.contentOffset - 500) <= 1e-6, "\(name)")
    }
  }

  @Test("Content inserted at or below the viewport's top keeps the offset")
  func insertBelow() {
    for position in [1000.0, 1200, 4400] {
      var list = ScrollContainer.list()
      list.setContentOffset(1000)
      list.insertContent(length: 500, at: position)
      #expect(list.contentOffset == 1000)
      #expect(list.contentLength == 4900)
    }
  }

  @Test("Content removed above the viewport does not move visible content")
  func removeAbove() {
    for (name, list) in PhasedList.all where list.contentOffset > 300 {
      var changed = list
      changed.removeContent(length: 200, at: 0)
      #expect(changed.contentOffset == list.contentOffset - 200, "\(name)")
      #expect(abs(changed.velocity - list.velocity) <= 1e-9, "\(name)")
      #expect(changed.phase == list.phase, "\(name)")
    }
  }

  @Test("Removing content across the viewport's top moves to its start")
  func removeAcross() {
    var list = ScrollContainer.list()
    list.setContentOffset(1000)
    list.removeContent(length: 300, at: 900)
    #expect(list.contentOffset == 900)
    #expect(list.contentLength == 4100)
  }

  @Test("Content inserted above moves the anchor of a drag")
  func prependUnderFinger() {
    var list = ScrollContainer.list()
    list.setContentOffset(1000)
    list.press(along: 300, across: 0)
    list.movePress(along: 282, across: 0)
    list.insertContent(length: 440, at: 0)
    #expect(list.contentOffset == 1450)
    list.movePress(along: 272, across: 0)
    #expect(list.contentOffset == 1460)
  }

  @Test("A list that loses all content returns to its top")
  func emptied() {
    var list = ScrollContainer.list(inset: EdgeInsets(top: 8))
    list.setContentOffset(3000)
    list.removeContent(length: 4400, at: 0)
    list.advanceToRest()
    #expect(list.contentOffset == -8)
    #expect(list.contentLength == 0)
  }
}
