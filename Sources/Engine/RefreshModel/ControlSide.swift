import ScrollModel

/// One of the two refresh controls of a list.
public enum ControlSide: String, CaseIterable, Sendable {
  /// The refresh header.
  case header
  /// The load-more footer.
  case footer

  /// The end of the content at which it lies.
  @inlinable public var edge: InsetEdge { self == .header ? .top : .bottom }
  /// Its entry in the ledger of insets.
  @inlinable public var source: InsetSource { self == .header ? .header : .footer }
  /// The direction along the axis in which a pull leads out of the content: -1 before its start, 1 after its
  /// end.
  @inlinable public var outward: Double { self == .header ? -1 : 1 }
  /// The other control's side.
  @inlinable public var opposite: ControlSide { self == .header ? .footer : .header }
}
