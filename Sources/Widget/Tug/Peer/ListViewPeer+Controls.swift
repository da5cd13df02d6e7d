import Recording
import RefreshModel
import SceneModel

/// The list as the host of its header and footer.
extension ListViewPeer: PullPeer {
  func control(_ side: ControlSide) -> RefreshControl? { scene.control(side) }
  func isBarred(_ side: ControlSide) -> Bool { scene.isBarred(side) }
  func pull(of side: ControlSide) -> Double { scene.pull(of: side) }
  func isInView(_ side: ControlSide) -> Bool { scene.isInView(side) }
  var wallClock: Double { scene.wallClock }
  var pull: Scene { scene }
  var hasRows: Bool { true }
  func controlLength(of side: ControlSide) -> Double? { nil }
  var focusedSide: ControlSide? { scene.isOnFooter ? .footer : nil }

  func seenFrame(of side: ControlSide) -> Scene.Frame? {
    guard scene.isVisible, scene.isInView(side), !pull.isFooterHidden(side) else { return nil }
    let length = scene.container.viewportLength
    let own = pull.shownLength(of: side)
    let foot = side == .header ? pull.headerPlace.foot : length
    let (start, end) = (max(foot - own, 0), min(foot, length))
    guard end > start else { return nil }
    return scene.axis.frame(
      start: start, length: end - start, across: 0,
      breadth: scene.axis.breadth(of: scene.viewport), in: scene.viewport)
  }

  package var styleNodes: StyleNodes? { looks.styleNodes }
  var input: (any PullInput)? { pointer }
  func wantsFilling(_ side: ControlSide) -> Bool { scene.wantsFilling(side) }

  var sceneLines: [String] {
    ScriptRecorder.sceneLines(
      of: scene, header: controls.description(of: .header),
      footer: controls.description(of: .footer), language: translation.language)
  }

  var restingLines: [String] {
    ScriptRecorder.restingLines(
      of: scene, header: controls.description(of: .header),
      footer: controls.description(of: .footer), language: translation.language)
  }
}
