import CGtk
import RefreshModel
import SceneModel
import ScrollModel

/// The values, at one moment, of the properties that change without being set.
struct ObservedProperties: Equatable {
  var header = ControlStatus()
  var footer = ControlStatus()
  var headerIdentity: ObjectIdentifier?
  var footerIdentity: ObjectIdentifier?
  var headerChoice = PullableWidget.HeaderChoice.none
  var footerChoice = PullableWidget.FooterChoice.none
  /// The value of GtkOrientable's property, which is notified by its name.
  var orientation = Orientation.vertical
  var offset = 0.0
  var minimumOffset = 0.0
  var maximumOffset = 0.0
  var contentLength = 0.0
  var adjustedInset = EdgeInsets()
  var stickyInset = EdgeInsets()
  var fingerPosition: Double?
  var floorProgress = 0.0
  var isTracking = false
  var isDragging = false
  var isDecelerating = false
  var rowCount = 0
  var focusedRow: Int?

  init() {}

  @MainActor init(of peer: ListPeer) {
    self.init(of: peer.scene, peer.controls)
    rowCount = peer.scene.rowCount
    focusedRow = peer.scene.focusedRow
  }

  /// Reads the properties that lists and bins share.
  @MainActor init(of scene: Scene, _ controls: ControlHost) {
    headerIdentity = controls.header.map { ObjectIdentifier($0.identity) }
    footerIdentity = controls.footer.map { ObjectIdentifier($0.identity) }
    headerChoice = PullableWidget.HeaderChoice(controls.header)
    footerChoice = PullableWidget.FooterChoice(controls.footer)
    header = scene.status(of: .header)
    footer = scene.status(of: .footer)
    orientation = scene.axis.orientation
    let container = scene.container
    offset = scene.contentOffset
    minimumOffset = container.minimumOffset
    maximumOffset = container.maximumOffset
    contentLength = container.contentLength
    adjustedInset = container.contentInset
    stickyInset = scene.stickyInset
    fingerPosition = scene.userInput.position
    floorProgress = scene.floorProgress
    isTracking = container.isTracking
    isDragging = container.isDragging
    isDecelerating = container.isDecelerating
  }

  /// Returns whether only the offset differs from `former`, as in most frames.
  func differsByOffset(from former: ObservedProperties) -> Bool {
    guard offset != former.offset else { return false }
    var moved = former
    moved.offset = offset
    return self == moved
  }
}

extension ControlStatus {
  var isRefreshing: Bool { state.isRefreshing }
  var isFloorOpen: Bool { state == .floorOpen }
  var hasMore: Bool { state != .noMoreData }
}

extension PullPeer {
  /// Notifies each changed property of the widget and its controls once.
  func notifyProperties() {
    guard !isDisposed else { return }
    let (former, present) = (notifiedProperties, observedProperties)
    guard former != present else { return }
    notifiedProperties = present
    if present.differsByOffset(from: former) {
      return _tug_pullable_notify(OpaquePointer(widget), TUG_PULLABLE_PROPERTY_CONTENT_OFFSET)
    }
    if former.orientation != present.orientation {
      g_object_notify(widget.raw.of(GObject.self), "orientation")
    }
    for property in present.commonChanges(since: former) where !isDisposed {
      _tug_pullable_notify(OpaquePointer(widget), property)
    }
    notifyOwnProperties(present, since: former)
    notifyControl(.header, from: former.header, to: present.header)
    notifyControl(.footer, from: former.footer, to: present.footer)
  }

  private func notifyControl(
    _ side: ControlSide, from former: ControlStatus, to present: ControlStatus
  ) {
    guard former != present, let object = controls.objects[side] else { return }
    for property in present.changes(since: former) {
      _tug_refresh_control_notify(object, property)
    }
    switch side {
    case .header:
      for property in present.headerChanges(since: former) {
        _tug_refresh_header_notify(OpaquePointer(object), property)
      }
    case .footer:
      for property in present.footerChanges(since: former) {
        _tug_refresh_footer_notify(OpaquePointer(object), property)
      }
    }
  }
}
