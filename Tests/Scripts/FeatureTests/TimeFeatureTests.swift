import CairoDrawing
import RefreshModel
import TestSupport
import Testing

/// Features of the time of the last refresh.
@Suite struct TimeFeatureTests {
  @Test("last-updated: a header shows when the list was last refreshed")
  func lastUpdated() throws {
    let script = try FeatureScript(
      """
      viewport 320 300
      header mj idle-title="" pulling-title=""
      rubber-band none
      until 5
      0.1 pan 0 50
      0.3 pan-end
      1 begin-refresh
      2 end-refresh
      4 pan 0 50
      """)
    func words(at time: Double) throws -> String? {
      ControlAppearance(
        .header, of: try script.run(to: time).scene, height: 54, texts: .mjHeader,
        palette: .light
      )?.lastUpdatedText
    }
    #expect(try words(at: 0.1) == "Last update: No record")
    #expect(try words(at: 4) == "Last update: Today 12:00")
    // The drawing has the minute of the time.
    func drawn(_ clock: String) throws -> Pixels {
      try FeatureScript(
        """
        viewport 320 300
        header mj idle-title="" pulling-title=""
        rubber-band none
        clock 2026-01-01T\(clock)Z
        until 5
        1 begin-refresh
        2 end-refresh
        4 pan 0 50
        """
      ).picture(at: 4).band(0, 50)
    }
    let before = try script.picture(at: 0.1).band(0, 50)
    let noon = try drawn("12:00:00")
    #expect(try script.picture(at: 4).band(0, 50) == noon)
    #expect(before.ink != nil && noon.ink != nil && before != noon)
    #expect(try drawn("12:00:40") == noon)
    #expect(try drawn("12:01:40") != noon)
  }

  @Test("expiry: data expires by the policy's time, or without a record")
  func expiry() throws {
    let script = try FeatureScript(
      """
      header mj expiry=10
      until 20
      1 begin-refresh
      2 end-refresh
      """)
    let isOld = try [0.5, 3, 11, 13].map { try script.run(to: $0).scene.isExpired }
    #expect(isOld == [true, false, false, true])
  }
}
