import CairoDrawing
import SceneModel
import TestSupport
import Testing

/// Features of the motion of lists.
@Suite struct PhysicsFeatureTests {
  @Test("springs-and-durations: opening and closing follow the policy's durations and spring")
  func springsAndDurations() throws {
    let faults = try FeatureScript.faults(
      """
      header mj opening-duration=1 closing-duration=2
      until 5
      0.1 begin-refresh
      #= 0.2..1 phase=animating
      #= refresh at 1.1
      #= 1.1 offset=-54
      2 end-refresh
      #= 2.1..3.9 phase=animating
      #= refresh-closed at 4
      #= 4 offset=0
      """)
    #expect(faults == [])
    let stiff = try FeatureScript.faults(
      """
      header mj spring-rate=40
      rubber-band none
      0.1 pan 0 50
      0.3 pan-end
      #= 0.4 phase=bouncing
      #= 0.7 phase=idle offset=0
      """)
    #expect(stiff == [], "the spring back is as stiff as the policy says")
  }

  @Test("animations-off: motions complete immediately and are still reported")
  func animationsOff() throws {
    let faults = try FeatureScript.faults(
      """
      animations off
      header mj
      0.1 begin-refresh
      #= 0.1 offset=-54 phase=idle
      #= refresh at 0.1
      0.5 end-refresh
      #= 0.5 offset=0 phase=idle
      #= refresh-closed at 0.5
      0.6 set-offset 300 animated
      #= 0.6 offset=300 phase=idle
      """)
    #expect(faults == [])
  }

  @Test("pure-overscroll: a short list without controls overscrolls and returns")
  func pureOverscroll() throws {
    let faults = try FeatureScript.faults(
      """
      viewport 320 400
      rows 3 44
      rubber-band none
      until 3
      0.1 pan 0 50
      #= 0.1 offset=-50
      0.3 pan-end
      #= 2..3 offset=0 phase=idle
      """)
    #expect(faults == [])
  }

  @Test("rows-keep-place: visible rows stay in place when rows change above")
  func rowsKeepPlace() throws {
    let script = try FeatureScript(
      """
      viewport 320 400
      rows 100 44
      footer mj-back
      0.1 set-offset 454
      0.2 insert-rows 0 5
      #= 0.2 offset=674
      0.3 remove-rows 0 5
      #= 0.3 offset=454
      0.4 begin-load
      0.8 set-rows 120
      0.8 end-load
      #= 0.8 content_height=5280
      """)
    #expect(try script.faults() == [])
    let before = try script.run(to: 0.7).scene
    let after = try script.run(to: 1.7).scene
    #expect(before.container.contentOffset == after.container.contentOffset)
  }

  @Test("reanchoring: a refresh that ends during a drag does not move the list")
  func reanchoring() throws {
    let script = try FeatureScript(
      """
      header mj
      drag-threshold 0
      until 3
      0.1 begin-refresh
      1 down 100 100
      1.1 move 100 180
      1.3 end-refresh
      1.5 move 100 181
      """)
    let offsets = try [1.2, 1.3, 1.5].map {
      try script.run(to: $0).scene.container.contentOffset
    }
    #expect(offsets[0] < -54)
    #expect(offsets[1] == offsets[0], "the end does not move the list")
    #expect(
      (0..<1).contains(offsets[1] - offsets[2]),
      "a point of the finger moves the list by at most one point")
  }

  @Test(
    "inset-follows-scroll: the sticky inset shrinks as the header scrolls away")
  func insetFollowsScroll() throws {
    let faults = try FeatureScript.faults(
      """
      header mj
      0.1 begin-refresh
      #= 0.5 sticky_top=54
      0.6 set-offset -30
      #= 0.6 sticky_top=30 inset_top=54
      0.7 set-offset 100
      #= 0.7 sticky_top=0 inset_top=54
      """)
    #expect(faults == [])
    // In the drawing, the heading begins below the visible part of the header.
    func picture(_ events: String) throws -> Pixels {
      try FeatureScript("viewport 320 300\nrows 30 44\nsections 0 8\n\(events)").picture(at: 1)
    }
    let heading = try picture("1 set-offset 0").band(0, 40)
    let begin = "header mj\n0.1 begin-refresh\n"
    #expect(try picture(begin + "1 set-offset -30").band(30, 70) == heading)
    #expect(try picture(begin + "1 set-offset 100").band(0, 40) == heading)
  }

  @Test("blocked-content: content can refuse input during a refresh")
  func blockedContent() throws {
    func script(_ blocks: String) -> String {
      """
      viewport 320 400
      header mj blocks-content=\(blocks)
      rubber-band none
      drag-threshold 0
      until 4
      0.1 begin-refresh
      1 pan 0 -100
      1.2 pan-end
      2 down 100 200
      2.1 up 100 200
      2.2 end-refresh
      3.5 down 100 200
      3.6 up 100 200

      """
    }
    #expect(try FeatureScript.faults(script("off") + "#= 1 offset=46") == [])
    let blocked = script("on") + "#= 1..2.1 offset=-54\n#= row-activated:4 once"
    #expect(try FeatureScript.faults(blocked) == [])
  }

  @Test("drag-rate: a drag rate scales the pull at the control's edge only")
  func dragRate() throws {
    let faults = try FeatureScript.faults(
      """
      viewport 320 400
      rows 20 44
      header mj drag-rate=0.5
      rubber-band none
      0.1 pan 0 100
      #= 0.1 offset=-50
      0.2 pan 0 -100
      #= 0.2 offset=0
      0.3 pan 0 -580
      #= 0.3 offset=580
      """)
    #expect(faults == [])
  }

  @Test("maximum-drag: a pull stops at the policy's maximum")
  func maximumDrag() throws {
    let faults = try FeatureScript.faults(
      """
      viewport 320 400
      header mj maximum-drag=80
      rubber-band none
      0.1 pan 0 70
      #= 0.1 offset=-70
      0.2 pan 0 300
      #= 0.2 offset=-80 header_state=pulling
      """)
    #expect(faults == [])
  }
}
