import CairoDrawing
import TestSupport
import Testing

/// Features of the placement of controls.
@Suite struct PlacementFeatureTests {
  @Test("header-above: the header is above the content and moves with it")
  func headerAbove() throws {
    let script = try FeatureScript(
      """
      viewport 320 300
      header mj
      rubber-band none
      0.1 pan 0 40
      #= 0.1 offset=-40 header_bottom=40
      0.2 pan 0 14
      #= 0.2 offset=-54 header_bottom=54
      """)
    #expect(try script.faults() == [])
    let rest = try script.picture(at: 0)
    let (coming, pulled) = (try script.picture(at: 0.1), try script.picture(at: 0.2))
    #expect(pulled.band(54, 300) == rest.band(0, 246), "the rows are 54 points lower")
    #expect(pulled.band(0, 54).ink != nil, "the header is in the gap")
    #expect(coming.band(0, 40) == pulled.band(14, 54), "the header moves down with the rows")
  }

  @Test("back-footer: a release past the threshold beyond the end loads")
  func backFooter() throws {
    let faults = try FeatureScript.faults(
      """
      viewport 320 400
      rows 20 44
      footer mj-back
      rubber-band none
      until 4
      0.1 set-offset 480
      0.2 pan 0 -40
      0.4 pan-end
      #= 0.4 footer_state=idle
      3 pan 0 -50
      #= 3 offset=530 footer_state=pulling
      3.2 pan-end
      #= 3.2 footer_state=refreshing inset_bottom=44
      #= load-more once
      """)
    #expect(faults == [])
  }

  @Test("auto-footer: a footer inside the content loads when scrolled to")
  func autoFooter() throws {
    let faults = try FeatureScript.faults(
      """
      viewport 320 400
      rows 20 44
      footer mj-auto
      rubber-band none
      #= 0 inset_bottom=44 footer_place=880
      0.1 set-offset 400
      0.2 pan 0 -124
      #= load-more at 0.2
      #= load-more once
      0.6 end-load
      #= 0.7 inset_bottom=44 offset=524
      """)
    #expect(faults == [])
  }

  @Test("mirrored-header: a footer has the header's arrow and title, upside down")
  func mirroredHeader() throws {
    let header = try FeatureScript(
      """
      viewport 320 400
      header mj show-last-updated=off
      rubber-band none
      0.1 pan 0 50
      """)
    let footer = try FeatureScript(
      """
      viewport 320 400
      rows 20 44
      footer mj-back
      rubber-band none
      0 set-offset 480
      0.1 pan 0 -44
      #= 0.1 footer_top=356 footer_pull=1
      """)
    #expect(try footer.faults() == [])
    #expect(try isHeadBelow(try header.picture(at: 0.1).band(0, 50)) == true)
    #expect(try isHeadBelow(try footer.picture(at: 0.1).band(356, 400)) == false)
  }

  /// Returns whether the leftmost object, an arrow, is wider in its lower half, or `nil` for an
  /// empty image.
  private func isHeadBelow(_ band: Pixels) throws -> Bool? {
    guard let ink = band.ink else { return nil }
    let left = ink.columns.lowerBound
    let arrow = band.part(columns: left - 1..<left + 15, rows: 0..<band.height)
    guard let rows = arrow.ink?.rows else { return nil }
    let middle = (rows.lowerBound + rows.upperBound) / 2
    func crossLength(_ rows: Range<Int>) -> Int {
      arrow.band(rows.lowerBound, rows.upperBound).ink?.columns.count ?? 0
    }
    return crossLength(middle + 3..<rows.upperBound + 1) > crossLength(rows.lowerBound..<middle - 2)
  }

  @Test("trailer: a horizontal list loads at its end and refreshes at its start")
  func trailer() throws {
    let faults = try FeatureScript.faults(
      """
      viewport 320 200
      orientation horizontal
      rows 20 44
      header mj
      footer mj-trailer
      rubber-band none
      until 4
      0.1 set-offset 560
      0.2 pan -70 0
      #= 0.2 offset=630 footer_state=pulling
      0.4 pan-end
      1 end-load
      #= load-more once
      2 set-offset 0
      2.1 pan 60 0
      2.3 pan-end
      #= 2.3 header_state=refreshing
      #= refresh once
      """)
    #expect(faults == [])
  }

  @Test("ignored-inset: a control extends into the inset that it ignores")
  func ignoredInset() throws {
    let faults = try FeatureScript.faults(
      """
      viewport 320 400
      rows 20 44
      inset top 64
      inset bottom 34
      header mj ignored-inset=64
      footer mj-back ignored-inset=34
      #= 0 offset=-64 header_bottom=0 footer_place=914
      """)
    #expect(faults == [])
  }

  @Test("second-floor: a longer pull opens a floor, and a push up closes it")
  func secondFloor() throws {
    let script = try FeatureScript(
      """
      viewport 320 400
      header mj floor-distance=120 floor-close-distance=70
      rubber-band none
      drag-threshold 0
      until 9
      0.1 pan 0 110
      #= 0.1 header_state=pulling
      0.2 pan 0 20
      #= 0.2 header_state=floor-armed
      0.4 pan-end
      #= 0.4 header_state=floor
      #= 2 offset=-400 inset_top=400
      2.1 pan 0 -50
      2.3 pan-end
      #= 3.5 header_state=floor offset=-400
      4 pan 0 -80
      4.2 pan-end
      #= 4.2 header_state=idle inset_top=0
      #= 6 offset=0
      #= refresh never
      """)
    #expect(try script.faults() == [])
    let fractions = try [0.1, 0.2, 2, 6].map { try script.run(to: $0).scene.floorFraction }
    #expect(fractions[2] == 1 && fractions[3] == 0)
    let progress = try [0.1, 0.2].map { try script.run(to: $0).scene.floorProgress }
    #expect(
      progress[0] > 0 && progress[0] < 1 && progress[1] == 1,
      "the floor's progress follows the pull")
    try expectShippedFloor()
  }

  /// Expects the titles and the floor of the built-in two-level header.
  private func expectShippedFloor() throws {
    func script(_ titles: String = "") throws -> FeatureScript {
      try FeatureScript(
        """
        viewport 320 700
        header two-level \(titles)
        rubber-band none
        until 5
        0.1 pan 0 150
        #= 0.1 header_state=pulling
        0.2 pan 0 50
        #= 0.9 header_state=floor-armed
        1 pan-end
        #= 1 header_state=floor
        #= 4 offset=-700
        """)
    }
    let shipped = try script()
    #expect(try shipped.faults() == [])
    for (key, words, time) in [
      ("floor-armed-title", "Release to open", 0.9),
      ("floor-title", "Second floor", 4),
    ] {
      let shown = try shipped.picture(at: time)
      #expect(try shown == script("\(key)=\"\(words)\"").picture(at: time), "\(words)")
      #expect(try shown != script("\(key)=\"Other words\"").picture(at: time), "the title is drawn")
    }
    let (rest, page) = (try shipped.picture(at: 0), try shipped.picture(at: 4))
    let corners = [(2, 2), (317, 2), (2, 697), (317, 697)].map { page.color(atX: $0, y: $1) }
    #expect(corners.allSatisfy { $0 == corners[0] }, "the floor is as large as the list")
    #expect(corners[0] != rest.color(atX: 317, y: 2), "the floor hides the rows")
  }

  @Test("overlay: an indicator lies over content that does not move")
  func overlay() throws {
    let script = try FeatureScript(
      """
      viewport 320 300
      header material
      rubber-band none
      until 4
      0.1 pan 0 200
      #= 0.1 offset=0 header_state=pulling
      0.3 pan-end
      #= 0.3..2 offset=0 inset_top=0
      #= 0.3 header_state=refreshing
      2.1 end-refresh
      #= refresh once
      """)
    #expect(try script.faults() == [])
    let (rest, open) = (try script.picture(at: 0), try script.picture(at: 1.5))
    #expect(open.band(150, 300) == rest.band(150, 300), "the rows do not move")
    #expect(open.band(0, 150) != rest.band(0, 150), "the indicator lies over the rows")
    #expect(try script.picture(at: 4) == rest)
  }

  @Test("locator: a header opens inside the list before its row")
  func locator() throws {
    let script = try FeatureScript(
      """
      viewport 320 300
      rows 20 44
      header mj placement=row placement-row=2
      rubber-band none
      0.1 begin-refresh
      #= 1 header_state=refreshing offset=-54
      """)
    #expect(try script.faults() == [])
    let (rest, open) = (try script.picture(at: 0), try script.picture(at: 1))
    #expect(open.band(0, 87) == rest.band(0, 87), "two rows stay")
    #expect(open.band(142, 300) == rest.band(88, 246), "the other rows make space")
    #expect(open.band(88, 142).ink != nil, "the header is in the space")
  }

  @Test("fixed-placements: a header can be behind, in front or stretched")
  func fixedPlacements() throws {
    func picture(_ placement: String, pull: Int) throws -> Pixels {
      try FeatureScript(
        """
        viewport 320 300
        header mj placement=\(placement)
        rubber-band none
        0.1 pan 0 \(pull)
        """
      ).picture(at: 0.1)
    }
    func scrolled(_ header: String) throws -> Pixels {
      let begin = header.isEmpty ? "" : "0.1 begin-refresh\n"
      let script = "viewport 320 300\n\(header)\n\(begin)0.6 set-offset 100"
      return try FeatureScript(script).picture(at: 0.6).band(0, 54)
    }
    let above = try picture("above", pull: 54)
    #expect(
      try picture("behind", pull: 54).band(0, 50) == above.band(0, 50),
      "the whole header is visible")
    let behind = try picture("behind", pull: 30)
    #expect(behind.band(0, 29) == above.band(0, 29), "its upper part is uncovered first")
    #expect(try picture("above", pull: 30).band(0, 29) != behind.band(0, 29))
    #expect(
      try scrolled("header mj placement=front") != scrolled(""), "the header is over the rows")
    #expect(
      try scrolled("header mj placement=behind") == scrolled(""), "the header is under the rows")
    let stretched = try #require(try picture("stretched", pull: 150).band(0, 149).ink).rows
    #expect(
      abs((stretched.lowerBound + stretched.upperBound) / 2 - 75) < 12,
      "the header is centred in the gap")
  }

  @Test("reversed-list: a list begins at the bottom, and added older rows move nothing")
  func reversedList() throws {
    let script = try FeatureScript(
      """
      viewport 320 300
      rows 20 44
      reversed on
      header mj
      footer mj-back
      rubber-band none
      until 5
      0.1 pan 0 -60
      #= 0.1 offset=-60 header_state=pulling
      0.3 pan-end
      #= 1 header_state=refreshing offset=-54
      1.2 end-refresh
      2 set-offset 580
      2.1 begin-load
      #= 2.9 footer_state=refreshing offset=624
      3 set-rows 40
      3 end-load
      #= 3 offset=624
      """)
    #expect(try script.faults() == [])
    let first = try script.run(to: 0).scene.frame(ofRow: 0)
    #expect(first.y == 256 && first.height == 44, "row 0 is at the bottom")
    let pulled = try script.picture(at: 0.1)
    #expect(pulled.band(241, 300).ink != nil, "the header is at the bottom")
    #expect(pulled.band(0, 100) != (try script.picture(at: 0)).band(0, 100))
    let (before, after) = (try script.run(to: 2.9).scene, try script.run(to: 3).scene)
    #expect(before.frame(ofRow: 19) == after.frame(ofRow: 19), "older rows move nothing")
  }
}
