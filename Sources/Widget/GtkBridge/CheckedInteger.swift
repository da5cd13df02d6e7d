extension FixedWidthInteger {
  /// The integer part of a number from outside; nil when it is not finite or does not fit.
  ///
  /// Compared as a Double first, because an integer conversion of 1e300 stops the process.
  @inlinable public init?(checked value: Double) {
    let truncated = value.rounded(.towardZero)
    // 2^(width − 1) or 2^width is exact as a Double, while Double(Self.max) may round up to it.
    let limit = Self.isSigned ? -Double(Self.min) : Double(Self.max / 2 + 1) * 2
    guard truncated.isFinite, truncated >= Double(Self.min), truncated < limit else { return nil }
    self.init(truncated)
  }
}
