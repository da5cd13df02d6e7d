import TestSupport
import Testing

/// Features of the triggers of controls.
@Suite struct TriggerFeatureTests {
  @Test("trigger-on-release: only a release past the threshold refreshes")
  func triggerOnRelease() throws {
    let faults = try FeatureScript.faults(
      """
      header mj
      rubber-band none
      until 3
      0.1 pan 0 54
      0.3 pan-end
      #= 0.3 header_state=idle
      1 pan 0 55
      #= 1..1.1 header_state=pulling
      1.2 pan-end
      #= 1.2 header_state=refreshing
      #= refresh once
      """)
    #expect(faults == [])
  }

  @Test("trigger-on-reach: a header can refresh when the pull reaches the threshold")
  func triggerOnReach() throws {
    let faults = try FeatureScript.faults(
      """
      header mj trigger=reach
      rubber-band none
      0.1 pan 0 50
      #= 0.1 header_state=idle
      0.2 pan 0 5
      #= 0.2 header_state=refreshing phase=dragging
      1.2 pan-end
      #= refresh once
      """)
    #expect(faults == [])
  }

  @Test("trigger-after-hold: a header can require a hold, and an earlier release cancels")
  func triggerAfterHold() throws {
    let faults = try FeatureScript.faults(
      """
      header mj trigger=hold hold-duration=0.5
      rubber-band none
      until 3
      0.1 pan 0 60
      0.5 pan-end
      #= 0.1..0.4 header_state=pulling
      #= 0.5..1 header_state=idle
      1.1 pan 0 60
      #= 1.1..1.5 header_state=pulling
      #= 1.6 header_state=refreshing phase=dragging
      2 pan-end
      #= refresh once
      """)
    #expect(faults == [])
  }

  @Test("trigger-distance: the distance that arms a header can be set")
  func triggerDistance() throws {
    let faults = try FeatureScript.faults(
      """
      header mj trigger-distance=100
      rubber-band none
      0.1 pan 0 100
      #= 0.1 header_state=idle header_pull=1
      0.2 pan 0 1
      #= 0.2 header_state=pulling header_pull=1.01
      """)
    #expect(faults == [])
  }

  @Test("drag-back-cancels: a pull that is dragged back does nothing")
  func dragBackCancels() throws {
    let faults = try FeatureScript.faults(
      """
      header mj
      rubber-band none
      until 2
      0.1 pan 0 60
      #= 0.1 header_state=pulling
      0.2 pan 0 -20
      #= 0.2 header_state=idle
      0.4 pan-end
      #= refresh never
      """)
    #expect(faults == [])
  }

  @Test("prefetch-percent: a footer can load before it is in view")
  func prefetchPercent() throws {
    let faults = try FeatureScript.faults(
      """
      viewport 320 400
      rows 20 44
      footer mj-auto approach-percent=-2
      rubber-band none
      0.1 set-offset 300
      0.2 pan 0 -91
      0.3 pan 0 -1
      #= 0.3 offset=392 footer_top=488
      #= load-more at 0.3
      """)
    #expect(faults == [])
  }

  @Test("times-per-drag: a drag loads at most the policy's number of times")
  func timesPerDrag() throws {
    func script(_ times: String) -> String {
      """
      viewport 320 400
      rows 20 44
      footer mj-auto approaches-per-drag=\(times)
      rubber-band none
      0.1 set-offset 400
      0.2 pan 0 -124
      0.3 end-load
      0.4 pan 0 100
      0.5 pan 0 -100
      0.6 end-load

      """
    }
    #expect(try FeatureScript.faults(script("1") + "#= load-more once") == [])
    #expect(try FeatureScript.faults(script("2") + "#= load-more twice") == [])
  }

  @Test("tap-to-load: only a tap loads a footer that is not automatic")
  func tapToLoad() throws {
    let faults = try FeatureScript.faults(
      """
      viewport 320 400
      rows 20 44
      footer mj-auto automatic=off
      0.1 set-offset 524
      0.2 pan 0 20
      0.3 pan 0 -20
      0.5 down 100 380
      0.6 up 100 380
      #= load-more at 0.6
      #= load-more once
      """)
    #expect(faults == [])
  }

  @Test(
    "short-content-load: a footer after a few rows can load", arguments: ["mj-back", "mj-auto"])
  func shortContentLoad(footer: String) throws {
    let faults = try FeatureScript.faults(
      """
      viewport 320 400
      rows 3 44
      footer \(footer)
      rubber-band none
      until 2
      #= 0 offset=0
      0.1 pan 0 -60
      0.3 pan-end
      #= 0.3 footer_state=refreshing
      #= load-more once
      """)
    #expect(faults == [])
  }

  @Test("programmatic-begin: a program's refresh scrolls to the header")
  func programmaticBegin() throws {
    let faults = try FeatureScript.faults(
      """
      header mj
      0.1 set-offset 400
      0.5 begin-refresh
      #= 0.5 header_state=refreshing offset=400
      #= 0.75..1 offset=-54
      #= refresh once
      """)
    #expect(faults == [])
  }

  @Test("fling-trigger: a bounce past the threshold refreshes only by policy")
  func flingTrigger() throws {
    func script(_ fling: String) -> String {
      """
      viewport 320 400
      header mj fires-by-fling=\(fling)
      rubber-band 1
      until 3
      0.1 set-offset 200
      0.2 pan 0 60
      0.21 pan 0 60
      0.22 pan 0 60
      0.23 pan-end
      #= 0.23 header_state=idle

      """
    }
    #expect(try FeatureScript.faults(script("off") + "#= refresh never") == [])
    #expect(try FeatureScript.faults(script("on") + "#= refresh once") == [])
  }

  @Test("animation-only-begin: a program can show a refresh without calling the handler")
  func animationOnlyBegin() throws {
    let faults = try FeatureScript.faults(
      """
      header mj
      until 3
      0.1 begin-refresh quietly
      #= 1 header_state=refreshing offset=-54
      #= refresh never
      1.5 end-refresh
      #= 3 header_state=idle offset=0
      #= refresh-ended once
      """)
    #expect(faults == [])
  }

  @Test(
    "refresh-on-start: a list refreshes when first shown, always or if expired")
  func refreshOnStart() throws {
    for start in ["always", "if-expired"] {
      let faults = try FeatureScript.faults(
        """
        header mj start=\(start) expiry=60
        until 3
        #= 0 header_state=refreshing
        #= 0.5 offset=-54
        1 end-refresh
        1.5 hide
        2 show
        #= refresh once
        """)
      #expect(faults == [], "\(start)")
    }
    #expect(try FeatureScript.faults("header mj\n#= refresh never") == [])
    // The script begins at 2026-01-01 12:00 UTC. The data is 10 and 100 seconds older.
    func start(_ start: String, updated: Int) -> String {
      "header mj start=\(start) expiry=60\nlast-updated \(updated)\nuntil 3\n0.5 end-refresh\n"
    }
    let (fresh, old) = (1_767_268_790, 1_767_268_700)
    let never = "#= 0..3 header_state=idle offset=0\n#= refresh never"
    #expect(try FeatureScript.faults(start("if-expired", updated: fresh) + never) == [])
    #expect(try FeatureScript.faults(start("never", updated: old) + never) == [])
    let once = "#= 0 header_state=refreshing\n#= refresh once"
    #expect(try FeatureScript.faults(start("if-expired", updated: old) + once) == [])
    #expect(try FeatureScript.faults(start("always", updated: fresh) + once) == [])
  }

  @Test(
    "refresh-key: F5 and Control+R refresh a list that has a header",
    arguments: ["F5", "Control+r"])
  func refreshKey(key: String) throws {
    let faults = try FeatureScript.faults(
      """
      header mj
      until 3
      0.1 key \(key)
      #= 0.1 header_state=refreshing
      0.5 key \(key)
      #= 0.5 offset=-54
      1 end-refresh
      #= refresh once
      """)
    #expect(faults == [])
  }

  @Test("exclusive-controls: header and footer work together, or one at a time")
  func exclusiveControls() throws {
    func script(_ simultaneous: String) -> String {
      """
      viewport 320 400
      rows 3 44
      header mj
      footer mj-back
      simultaneous \(simultaneous)
      rubber-band none
      until 4
      0.1 begin-load
      1 pan 0 200
      1.2 pan-end
      1.3 begin-refresh

      """
    }
    let together = script("on") + "#= 1.2..4 header_state=refreshing footer_state=refreshing"
    let apart =
      script("off") + "#= 1..4 header_state=idle footer_state=refreshing\n#= refresh never"
    #expect(try FeatureScript.faults(together) == [])
    #expect(try FeatureScript.faults(apart) == [])
  }
}
