import TestSupport
import Testing

/// Combinations of features in which long random runs have found faults.
@Suite("Combinations of features")
struct FeatureCombinationTests {
  private func faults(_ text: String) throws -> [String] {
    let script = try ExpectingScript(text)
    return script.expectations.isEmpty ? ["the script expects nothing"] : try script.faults()
  }

  @Test("An open floor takes the space of a short list's footer")
  func roomBehindAFloor() throws {
    let faults = try faults(
      """
      viewport 320 400
      rows 3 44
      header mj floor-distance=120
      footer mj-back
      until 6
      0.1 begin-load
      #= 1 inset_bottom=312
      1.1 open-floor
      #= 1.1 inset_top=400 inset_bottom=44
      2.5 close-floor
      #= 2.5 inset_top=0 inset_bottom=312
      """)
    #expect(faults == [])
  }

  @Test("Pushing a floor closed in a short list loads nothing")
  func pushedFloorOfAShortList() throws {
    for footer in ["mj-back", "mj-auto", "sv", "cb"] {
      let faults = try faults(
        """
        viewport 320 400
        rows 3 44
        header mj floor-distance=120 floor-close-distance=70
        footer \(footer)
        rubber-band none
        until 6
        0.1 open-floor
        #= 2 header_state=floor
        2 pan 0 -120
        #= 2 footer_state=idle
        2.2 pan-end
        #= 2.2 header_state=idle
        #= load-more never
        """)
      #expect(faults == [], "\(footer)")
    }
  }

  @Test("A release that refreshes does not fire again by its glide")
  func releaseAndGlide() throws {
    let faults = try faults(
      """
      viewport 320 400
      header native fires-by-fling=on
      until 4
      0.1 pan 0 40
      0.11 pan 0 40
      0.12 pan 0 40
      0.125 pan-end
      #= 0.125 header_state=idle
      0.125 end-refresh
      #= refresh once
      """)
    #expect(faults == [])
  }

  @Test("Pushing a refresh away in a short list loads nothing")
  func pushedBackHeader() throws {
    let faults = try faults(
      """
      viewport 320 400
      rows 3 44
      header mj cancels-by-push-back=on
      footer mj-back
      rubber-band none
      until 4
      0.1 begin-refresh
      #= 1 offset=-54
      1.1 pan 0 -120
      1.3 pan-end
      #= 1.3 header_state=idle footer_state=idle
      #= refresh-ended once
      #= load-more never
      """)
    #expect(faults == [])
  }
}
