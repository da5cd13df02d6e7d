extension FixedWidthInteger {
  /// Creates an integer from the integer part of `value`, or returns `nil` if it is not finite or
  /// out of range.
  ///
  /// The range is checked as a `Double`, because a direct conversion of 1e300 would crash.
  @inlinable package init?(checked value: Double) {
    let truncated = value.rounded(.towardZero)
    // 2^(width − 1) and 2^width are exact as a Double, while Double(Self.max) may be rounded up.
    let limit = Self.isSigned ? -Double(Self.min) : Double(Self.max / 2 + 1) * 2
    guard truncated.isFinite, truncated >= Double(Self.min), truncated < limit else { return nil }
    self.init(truncated)
  }
}
