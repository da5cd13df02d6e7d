import ScrollModel
import TestSupport
import Testing

@Suite("Scroll indicator")
struct IndicatorTests {
  @Test("The thumb's share of the track is the viewport's of the content")
  func proportion() throws {
    var list = ScrollContainer.list(content: 2560)
    var indicator = try #require(ScrollIndicator(of: list))
    #expect(indicator.trackStart == 3 && indicator.trackLength == 634)
    #expect(indicator.length == 634.0 / 4)
    #expect(indicator.start == 3)
    list.setContentOffset(list.maximumOffset)
    indicator = try #require(ScrollIndicator(of: list))
    #expect(indicator.start + indicator.length == 637)
    list.setContentOffset(list.maximumOffset / 2)
    indicator = try #require(ScrollIndicator(of: list))
    #expect(abs(indicator.start + indicator.length / 2 - 320) <= 1e-9)
  }

  @Test("The track excludes insets, and the thumb has a minimum length")
  func insets() throws {
    var list = ScrollContainer.list(
      content: 1e9, inset: EdgeInsets(top: 40, bottom: 20))
    var indicator = try #require(ScrollIndicator(of: list))
    #expect(indicator.trackStart == 43 && indicator.start == 43)
    #expect(indicator.trackLength == 574)
    #expect(indicator.length == ScrollIndicator.shortestThumb)
    list.setContentOffset(list.maximumOffset)
    indicator = try #require(ScrollIndicator(of: list))
    #expect(abs(indicator.start + indicator.length - 617) <= 1e-9)
  }

  @Test("A footer's inset counts as content, not as an inset")
  func footerInset() throws {
    var list = ScrollContainer.list(content: 2560, inset: EdgeInsets(bottom: 20))
    list.setInset(44, of: .footer, at: .bottom)
    list.advance(by: 3)
    var indicator = try #require(ScrollIndicator(of: list))
    #expect(indicator.trackStart == 3 && indicator.trackLength == 614)
    #expect(abs(indicator.length - 614.0 * 620 / 2604) <= 1e-9)
    list.setContentOffset(list.maximumOffset)
    indicator = try #require(ScrollIndicator(of: list))
    #expect(abs(indicator.start + indicator.length - 617) <= 1e-9)
  }

  @Test("Overscroll shrinks the thumb at its end of the track", arguments: [true, false])
  func stretched(isTop: Bool) throws {
    var list = ScrollContainer.list(content: 2560)
    let edge = isTop ? list.minimumOffset : list.maximumOffset
    list.setContentOffset(edge)
    let whole = try #require(ScrollIndicator(of: list))
    list.press(along: 0, across: 0)
    list.setContentOffset(edge + (isTop ? -50 : 50))
    let shrunk = try #require(ScrollIndicator(of: list))
    #expect(abs(shrunk.length - (whole.length - 50)) <= 1e-9)
    if isTop {
      #expect(shrunk.start == whole.start)
    } else {
      #expect(abs(shrunk.start + shrunk.length - (whole.start + whole.length)) <= 1e-9)
    }
    list.setContentOffset(edge + (isTop ? -600 : 600))
    #expect(ScrollIndicator(of: list)?.length == ScrollIndicator.shortestStretchedThumb)
  }

  @Test("Without room to scroll there is no indicator")
  func none() {
    #expect(ScrollIndicator(of: ScrollContainer.list(content: 640)) == nil)
    #expect(ScrollIndicator(of: ScrollContainer.list(content: 0)) == nil)
    #expect(ScrollIndicator(of: ScrollContainer.list(content: 500, viewport: 20)) == nil)
    #expect(ScrollIndicator(of: ScrollContainer()) == nil)
  }

  @Test("A dragged thumb follows the pointer, the list stays in range")
  func dragged() throws {
    var list = ScrollContainer.list(content: 6400)
    list.pullAndRelease(at: 1000, velocity: 3000)
    list.advance(by: 0.05)
    let before = try #require(ScrollIndicator(of: list))
    let offset = list.contentOffset
    _ = list.takeEvents()
    list.grabIndicator(along: before.start + 10)
    #expect(list.contentOffset == offset && list.phase == .dragging && list.isIndicatorHeld)
    for along in stride(from: 60.0, through: 500, by: 37) {
      list.moveIndicator(along: along)
      let thumb = try #require(ScrollIndicator(of: list))
      #expect(abs(thumb.start + 10 - along) <= 1e-9)
    }
    list.moveIndicator(along: 5000)
    #expect(list.contentOffset == list.maximumOffset)
    list.moveIndicator(along: -5000)
    #expect(list.contentOffset == list.minimumOffset)
    list.moveIndicator(along: 300)
    let end = list.releaseIndicator()
    #expect(end == .drag)
    #expect(list.phase == .idle && list.velocity == 0)
    let events = list.takeEvents()
    #expect(events.first == .didEndDecelerating && events.dropFirst().first == .willBeginDragging)
    #expect(events.last == .didEndDragging(willDecelerate: false))
  }

  @Test("Content that grows under a held thumb does not move")
  func grows() throws {
    var list = ScrollContainer.list(content: 6400)
    list.grabIndicator(along: 20)
    list.moveIndicator(along: 200)
    let offset = list.contentOffset
    list.setContentLength(9000)
    #expect(list.contentOffset == offset && list.isIndicatorHeld)
    list.insertContent(length: 500, at: 10)
    #expect(list.contentOffset == offset + 500)
    list.moveIndicator(along: 201)
    #expect(list.contentOffset > offset + 500 && list.contentOffset < offset + 600)
    list.moveIndicator(along: 640)
    #expect(list.contentOffset == list.maximumOffset)
    list.moveIndicator(along: 0)
    #expect(list.contentOffset == list.minimumOffset)
  }

  @Test("A held thumb follows the pointer while the content changes")
  func heldWhileLoading() throws {
    var list = ScrollContainer.list(content: 6400)
    let grabbed = try #require(ScrollIndicator(of: list))
    list.grabIndicator(along: grabbed.start + grabbed.length / 4)
    list.moveIndicator(along: 200)
    for (length, shift) in [(9000.0, 0.0), (9500, 500), (3000, 0), (20_000, 0), (20_100, 100)] {
      let offset = list.contentOffset
      list.changeContent(length: length, shift: shift)
      #expect(abs(list.contentOffset - offset - shift) <= 1e-9)
      let thumb = try #require(ScrollIndicator(of: list))
      #expect(abs(thumb.start + thumb.length / 4 - 200) <= 1e-9, "\(length)")
    }
    var last = list.contentOffset
    for along in stride(from: 201.0, through: 560, by: 7) {
      list.moveIndicator(along: along)
      let thumb = try #require(ScrollIndicator(of: list))
      #expect(abs(thumb.start + thumb.length / 4 - along) <= 1e-9)
      #expect(list.contentOffset > last)
      last = list.contentOffset
    }
    list.moveIndicator(along: 640)
    #expect(list.contentOffset == list.maximumOffset)
    list.moveIndicator(along: 0)
    #expect(list.contentOffset == list.minimumOffset)
  }

  @Test("The thumb's offset and the offset's thumb are inverse")
  func inverse() throws {
    var list = ScrollContainer.list(content: 12_345, inset: EdgeInsets(top: 7, bottom: 31))
    for offset in stride(from: list.minimumOffset, through: list.maximumOffset, by: 611) {
      list.setContentOffset(offset)
      let thumb = try #require(ScrollIndicator(of: list))
      #expect(abs(thumb.offset(forStart: thumb.start) - offset) <= 1e-6)
    }
  }
}
