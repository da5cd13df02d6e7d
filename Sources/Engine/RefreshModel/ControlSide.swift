import ScrollModel

/// One of the two refresh controls of a list.
public enum ControlSide: String, CaseIterable, Sendable {
  /// The refresh header.
  case header
  /// The load-more footer.
  case footer

  /// The end of the content at which the control lies.
  @inlinable public var edge: InsetEdge { self == .header ? .top : .bottom }
  /// The owner of the control's entry in the inset ledger.
  @inlinable public var source: InsetSource { self == .header ? .header : .footer }
  /// The direction of a pull past the content along the axis: -1 before its start, 1 after its end.
  @inlinable public var outward: Double { self == .header ? -1 : 1 }
  /// The side of the other control.
  @inlinable public var opposite: ControlSide { self == .header ? .footer : .header }
}
