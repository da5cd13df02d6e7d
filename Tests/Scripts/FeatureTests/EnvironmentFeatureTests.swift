import TestSupport
import Testing

/// Features of a list's environment.
@Suite struct EnvironmentFeatureTests {
  @Test("adjusted-inset: a pull counts from the rest, with any inset")
  func adjustedInset() throws {
    let faults = try FeatureScript.faults(
      """
      inset top 64
      header mj
      rubber-band none
      until 4
      #= 0 offset=-64 header_pull=0
      0.1 pan 0 54
      #= 0.1 header_state=idle header_pull=1
      0.2 pan 0 1
      #= 0.2 header_state=pulling
      0.4 pan-end
      #= 1 offset=-118 inset_top=118
      1.1 set-inset top 20
      #= 4 offset=-74 inset_top=74
      """)
    #expect(faults == [])
  }

  @Test("resizing: a resize during a refresh applies immediately and keeps it open")
  func resizing() throws {
    let faults = try FeatureScript.faults(
      """
      viewport 320 400
      rows 3 44
      header mj
      footer mj-back
      until 4
      0.1 begin-refresh
      1 resize 600 200
      #= 1 viewport_height=200
      #= 1 offset=-54 inset_top=54 footer_place=146
      2 end-refresh
      #= 3 offset=0 inset_top=0
      """)
    #expect(faults == [])
    // The end of the content follows the new size.
    let turned = try FeatureScript.faults(
      """
      viewport 320 400
      rows 20 44
      header mj
      until 4
      0.1 begin-refresh
      1 resize 600 200
      1.1 set-offset 5000
      #= 1.1 offset=5000
      #= 3 offset=680 inset_top=54
      3.1 end-refresh
      #= 4 offset=680 inset_top=0
      """)
    #expect(turned == [])
  }

  @Test("wheel-and-touchpad: both pull and fire, and leave nothing half open")
  func wheelAndTouchpad() throws {
    let faults = try FeatureScript.faults(
      """
      viewport 320 400
      header mj wheel-pulls=on
      rubber-band none
      until 9
      0.1 wheel -0.5
      #= 0.1 header_state=idle phase=dragging
      #= 1.9 offset=0 phase=idle
      2 wheel -1
      2.1 wheel -0.5
      #= 2.1 header_state=pulling
      #= 2.4 header_state=refreshing
      3 end-refresh
      #= 4 offset=0 phase=idle
      5 pan 0 60
      5.2 pan-end
      #= 5.2 header_state=refreshing
      #= refresh twice
      """)
    #expect(faults == [])
  }
}
