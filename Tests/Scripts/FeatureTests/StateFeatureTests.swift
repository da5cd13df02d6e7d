import CairoDrawing
import RefreshModel
import SceneModel
import TestSupport
import Testing

/// Features of the states of controls.
@Suite struct StateFeatureTests {
  @Test("basic-states: a header is idle, pulling, refreshing and idle again")
  func basicStates() throws {
    let faults = try FeatureScript.faults(
      """
      header mj
      rubber-band none
      until 2
      0.1 pan 0 60
      #= 0.1 header_state=pulling
      0.3 pan-end
      #= 0.3..0.9 header_state=refreshing
      1 end-refresh
      #= 1 header_state=idle
      #= events header:idle>pulling;header:pulling>refreshing;refresh;header:refreshing>idle;refresh-ended;refresh-closed
      """)
    #expect(faults == [])
  }

  @Test("will-refresh: a begin in a hidden list starts when it shows")
  func willRefresh() throws {
    var driver = try SceneDriver(header: .mj, isShown: false)
    try driver.send(.begin(.header))
    #expect(driver.scene.header?.state == .willRefresh)
    #expect(!driver.effects.contains(.requested(.header)))
    try driver.send(.shown)
    #expect(driver.scene.header?.state == .refreshing)
    driver.advance(by: 1)
    #expect(driver.effects.count { $0 == .requested(.header) } == 1)
    #expect(driver.offset == -54)
  }

  @Test("no-more-data: an exhausted footer loads nothing until it is reset")
  func noMoreData() throws {
    let faults = try FeatureScript.faults(
      """
      viewport 320 400
      rows 20 44
      footer mj-back
      rubber-band none
      until 4
      0.1 set-offset 480
      0.2 begin-load
      0.6 end-load no-more
      #= 0.6 footer_state=no-more-data
      1.5 pan 0 -60
      1.7 pan-end
      #= 1.5..2.4 footer_state=no-more-data
      2.5 reset-no-more
      #= 2.5 footer_state=idle
      3 pan 0 -60
      3.2 pan-end
      #= load-more twice
      """)
    #expect(faults == [])
  }

  @Test("result-dwell: success and failure are shown for the policy's dwell time")
  func resultDwell() throws {
    let faults = try FeatureScript.faults(
      """
      header native success-dwell=0.5 failure-dwell=1
      until 5
      0.1 begin-refresh
      1 end-refresh
      #= 1..1.4 header_state=success inset_top=54
      #= 1.5 header_state=idle inset_top=0
      3 begin-refresh
      3.5 end-refresh failure
      #= 3.5..4.4 header_state=failure inset_top=54
      #= 4.5 header_state=idle inset_top=0
      """)
    #expect(faults == [])
    // The titles are shown equally long.
    func picture(_ titles: String, at time: Double) throws -> Pixels {
      try FeatureScript(
        """
        viewport 320 300
        header native success-dwell=0.9 failure-dwell=0.9 \(titles)
        until 6
        0.1 begin-refresh
        1 end-refresh
        3 begin-refresh
        4 end-refresh failure
        """
      ).picture(at: time).band(0, 54)
    }
    for (key, words, times) in [
      ("success-title", "Up to date", [1.5, 1.89]),
      ("failure-title", "Could not refresh", [4.5, 4.89]),
    ] {
      for time in times {
        let shown = try picture("", at: time)
        #expect(try shown == picture("\(key)=\"\(words)\"", at: time), "\(words) at \(time)")
        #expect(try shown != picture("\(key)=Other", at: time), "\(words) at \(time)")
      }
    }
  }

  @Test("settling-and-finishing: opening and closing have their own stages")
  func settlingAndFinishing() throws {
    let script = try FeatureScript(
      """
      header mj
      rubber-band none
      until 3
      0.1 pan 0 60
      0.3 pan-end
      1 end-refresh
      """)
    let stages = try [0, 0.2, 0.4, 0.8, 1.2, 2].map {
      try script.run(to: $0).scene.header?.stage
    }
    #expect(stages == [.idle, .pulling, .settling, .refreshing, .finishing, .idle])
  }
}
