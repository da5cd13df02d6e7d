import PageModel
import TestSupport
import Testing

/// Features of a control's life from begin to end.
@Suite struct LifecycleFeatureTests {
  @Test(
    "replacement: removing an open control removes its inset; it can return")
  func replacement() throws {
    let faults = try FeatureScript.faults(
      """
      viewport 320 400
      rows 20 44
      inset top 10
      header mj
      footer mj-auto
      until 4
      #= 0 inset_top=10 inset_bottom=44
      0.1 begin-refresh
      #= 0.9 inset_top=64 offset=-64
      1 set-header none
      #= 1 inset_top=10 header_state=none
      #= refresh-ended once
      #= refresh-closed once
      1.1 set-footer none
      #= 1.1 inset_bottom=0
      2 set-header mj
      2 set-footer mj-auto
      #= 2 inset_top=10 inset_bottom=44 header_state=idle
      #= 3 offset=-10
      3 begin-refresh
      #= 3.5 inset_top=64 offset=-64
      """)
    #expect(faults == [])
  }

  @Test("end-delay: an end can be delayed, and a refresh has a minimum duration")
  func endDelay() throws {
    let faults = try FeatureScript.faults(
      """
      header mj minimum-duration=1
      until 6
      0.1 begin-refresh
      0.5 end-refresh
      #= 0.5..1 header_state=refreshing
      #= refresh-ended at 1.1
      #= 1.1 header_state=idle
      2 begin-refresh
      4 end-refresh success after 0.5
      #= 4..4.4 header_state=refreshing
      #= 4.5 header_state=idle
      #= refresh-ended twice
      """)
    #expect(faults == [])
  }

  @Test("A pager keeps pages in order and asks for each once")
  func pagesInOrder() throws {
    var pager = Pager<Int, Int>()
    var rows: [Int] = []
    func answer(_ request: PageRequest<Int>) -> PageAnswer<Int, Int> {
      let page = request.cursor ?? 0
      // The last item of each page is the first of the next page.
      return PageAnswer(ids: Array(page * 10...page * 10 + 10), next: page < 2 ? page + 1 : nil)
    }
    while let request = pager.beginLoad() {
      #expect(pager.beginLoad() == nil, "there is one request at a time")
      let outcome = pager.take(answer(request), for: request)
      #expect(
        outcome != nil && pager.take(answer(request), for: request) == nil,
        "a request can be answered once")
      rows = pager.ids.compactMap(\.self)
    }
    #expect(rows == Array(0...30), "each item once, in order")
    #expect(!pager.hasMore)
  }

  @Test("restoration: a restored list keeps its row and continues its refresh")
  func restoration() throws {
    let former = try FeatureScript(
      """
      viewport 320 400
      header mj
      footer mj-auto
      0.1 begin-refresh
      0.5 set-offset 460
      """
    ).run(to: 1).scene
    let snapshot = former.snapshot
    #expect(snapshot.firstRow == 10 && snapshot.offsetInRow == 20 && snapshot.isRefreshing)
    var scene = try FeatureScript(
      """
      viewport 320 400
      header mj
      footer mj-auto
      """
    ).run(to: 0).scene
    _ = scene.takeEffects()
    try scene.handle(.restore(snapshot, callsHandler: false), at: 0.1)
    scene.advance(to: 1)
    #expect(scene.container.contentOffset == 460)
    #expect(scene.header?.state == .refreshing)
    let effects = scene.takeEffects()
    #expect(!effects.contains(.requested(.header)), "the handler is not called again")
    try scene.handle(.end(.header, .success), at: 2)
    scene.advance(to: 3)
    #expect(scene.takeEffects().contains(.closed(.header)))
  }
}
