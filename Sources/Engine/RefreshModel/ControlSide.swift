import ScrollModel

/// One of the two refresh controls of a list.
public enum ControlSide: String, CaseIterable, Sendable {
  /// The refresh header.
  case header
  /// The load-more footer.
  case footer

  /// The end of the content at which it lies.
  public var edge: InsetEdge { self == .header ? .top : .bottom }
  /// Its entry in the ledger of insets.
  public var source: InsetSource { self == .header ? .header : .footer }
  /// The other control's side.
  public var opposite: ControlSide { self == .header ? .footer : .header }
}
