import CGtk
import ListModel
import RefreshModel
import ScrollModel

/// The properties of a list that change by themselves, as they were told last.
struct ObservedProperties: Equatable {
  /// The same for a header or a footer.
  struct Control: Equatable {
    var state = RefreshState.idle
    var stage = RefreshStage.idle
    var pull = 0.0
    var chosenAction = 0
    var lastUpdated: Double?

    init() {}

    init(_ side: ListScene.Side, of scene: ListScene) {
      guard let control = scene.control(side) else { return }
      state = control.state
      stage = control.stage
      pull = scene.pull(of: side)
      chosenAction = control.chosenAction
      lastUpdated = control.lastUpdated
    }

    var isRefreshing: Bool { state.isRefreshing }
    var isFloorOpen: Bool { state == .floorOpen }
  }

  var header = Control()
  var footer = Control()
  var headerIdentity: ObjectIdentifier?
  var footerIdentity: ObjectIdentifier?
  var headerChoice = ListView.HeaderChoice.none
  var footerChoice = ListView.FooterChoice.none
  var offset = 0.0
  var minimumOffset = 0.0
  var maximumOffset = 0.0
  var contentLength = 0.0
  var adjustedInset = EdgeInsets()
  var isTracking = false
  var isDragging = false
  var isDecelerating = false
  var rowCount = 0
  var focusedRow: Int?

  init() {}

  @MainActor init(of peer: ListViewPeer) {
    let scene = peer.scene
    headerIdentity = peer.header.map { ObjectIdentifier($0.identity) }
    footerIdentity = peer.footer.map { ObjectIdentifier($0.identity) }
    headerChoice = ListView.HeaderChoice(peer.header)
    footerChoice = ListView.FooterChoice(peer.footer)
    header = Control(.header, of: scene)
    footer = Control(.footer, of: scene)
    offset = scene.contentOffset
    minimumOffset = scene.container.minimumOffset
    maximumOffset = scene.container.maximumOffset
    contentLength = scene.contentLength
    adjustedInset = scene.container.contentInset
    isTracking = scene.container.isTracking
    isDragging = scene.container.isDragging
    isDecelerating = scene.container.isDecelerating
    rowCount = scene.rowCount
    focusedRow = scene.focusedRow
  }

  private struct Of<Owner, Property> {
    let property: Property
    let isEqual: (Owner, Owner) -> Bool

    init<Value: Equatable>(_ property: Property, _ path: KeyPath<Owner, Value>) {
      self.property = property
      isEqual = { $0[keyPath: path] == $1[keyPath: path] }
    }
  }

  @MainActor private static let ofList: [Of<ObservedProperties, TugListViewProperty>] = [
    Of(TUG_LIST_VIEW_PROPERTY_HEADER, \.headerIdentity),
    Of(TUG_LIST_VIEW_PROPERTY_FOOTER, \.footerIdentity),
    Of(TUG_LIST_VIEW_PROPERTY_HEADER_STYLE, \.headerChoice),
    Of(TUG_LIST_VIEW_PROPERTY_FOOTER_STYLE, \.footerChoice),
    Of(TUG_LIST_VIEW_PROPERTY_REFRESHING, \.header.isRefreshing),
    Of(TUG_LIST_VIEW_PROPERTY_LOADING, \.footer.isRefreshing),
    Of(TUG_LIST_VIEW_PROPERTY_REFRESH_STATE, \.header.state),
    Of(TUG_LIST_VIEW_PROPERTY_LOAD_STATE, \.footer.state),
    Of(TUG_LIST_VIEW_PROPERTY_REFRESH_PULLING_PERCENT, \.header.pull),
    Of(TUG_LIST_VIEW_PROPERTY_LOAD_PULLING_PERCENT, \.footer.pull),
    Of(TUG_LIST_VIEW_PROPERTY_SECOND_FLOOR_OPEN, \.header.isFloorOpen),
    Of(TUG_LIST_VIEW_PROPERTY_CONTENT_OFFSET, \.offset),
    Of(TUG_LIST_VIEW_PROPERTY_MINIMUM_CONTENT_OFFSET, \.minimumOffset),
    Of(TUG_LIST_VIEW_PROPERTY_MAXIMUM_CONTENT_OFFSET, \.maximumOffset),
    Of(TUG_LIST_VIEW_PROPERTY_CONTENT_LENGTH, \.contentLength),
    Of(TUG_LIST_VIEW_PROPERTY_ADJUSTED_CONTENT_INSET, \.adjustedInset),
    Of(TUG_LIST_VIEW_PROPERTY_TRACKING, \.isTracking),
    Of(TUG_LIST_VIEW_PROPERTY_DRAGGING, \.isDragging),
    Of(TUG_LIST_VIEW_PROPERTY_DECELERATING, \.isDecelerating),
    Of(TUG_LIST_VIEW_PROPERTY_N_ROWS, \.rowCount),
    Of(TUG_LIST_VIEW_PROPERTY_FOCUSED_ROW, \.focusedRow),
  ]

  @MainActor private static let ofControl: [Of<Control, TugRefreshControlProperty>] = [
    Of(TUG_REFRESH_CONTROL_PROPERTY_STATE, \.state),
    Of(TUG_REFRESH_CONTROL_PROPERTY_STAGE, \.stage),
    Of(TUG_REFRESH_CONTROL_PROPERTY_PULLING_PERCENT, \.pull),
  ]

  @MainActor private static let ofHeader: [Of<Control, TugRefreshHeaderProperty>] = [
    Of(TUG_REFRESH_HEADER_PROPERTY_CHOSEN_ACTION, \.chosenAction),
    Of(TUG_REFRESH_HEADER_PROPERTY_LAST_UPDATED, \.lastUpdated),
  ]

  /// The properties that are others than in `former`.
  @MainActor func changes(since former: ObservedProperties) -> [TugListViewProperty] {
    Self.ofList.filter { !$0.isEqual(self, former) }.map(\.property)
  }

  @MainActor static func changes(
    from former: Control, to present: Control
  ) -> (control: [TugRefreshControlProperty], header: [TugRefreshHeaderProperty]) {
    (
      ofControl.filter { !$0.isEqual(former, present) }.map(\.property),
      ofHeader.filter { !$0.isEqual(former, present) }.map(\.property)
    )
  }
}

extension ListViewPeer {
  /// Says which properties have become others, each once.
  func notifyProperties() {
    guard !isDisposed else { return }
    let (former, present) = (toldProperties, ObservedProperties(of: self))
    guard former != present else { return }
    toldProperties = present
    let list = widget.raw.of(TugListView.self)
    for property in present.changes(since: former) where !isDisposed {
      _tug_list_view_notify(list, property)
    }
    notifyControlObject(.header, from: former.header, to: present.header)
    notifyControlObject(.footer, from: former.footer, to: present.footer)
  }

  private func notifyControlObject(
    _ side: ListScene.Side, from former: ObservedProperties.Control,
    to present: ObservedProperties.Control
  ) {
    guard let object = controlObjects[side], former != present else { return }
    let (common, own) = ObservedProperties.changes(from: former, to: present)
    for property in common { _tug_refresh_control_notify(object.pointer, property) }
    guard side == .header else { return }
    for property in own { _tug_refresh_header_notify(OpaquePointer(object.pointer), property) }
  }
}
