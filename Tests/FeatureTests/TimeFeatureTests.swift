import TestSupport
import Testing

/// Features of the time of the last refresh.
@Suite struct TimeFeatureTests {
  @Test("last-updated: a header tells when the list was last refreshed")
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
    let before = try script.picture(at: 0.1).band(0, 50)
    let after = try script.picture(at: 4).band(0, 50)
    #expect(before.ink != nil && after.ink != nil)
    #expect(before != after, "no record, and then a time")
  }

  @Test("expiry: data is old after as long as the policy says, and where there is no record of it")
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
