/// A pair of values, one for each end of the scrolled axis.
@usableFromInline struct EdgePair<Value> {
  /// The value at the start of the content.
  @usableFromInline var top: Value
  /// The value at the end of the content.
  @usableFromInline var bottom: Value

  subscript(edge: InsetEdge) -> Value {
    get { edge == .top ? top : bottom }
    set { if edge == .top { top = newValue } else { bottom = newValue } }
  }
}

extension EdgePair: Sendable where Value: Sendable {}
