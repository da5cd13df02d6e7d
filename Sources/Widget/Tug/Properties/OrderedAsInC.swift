import CGtk
import RefreshModel

/// A C enumeration.
protocol CEnumeration {
  init(rawValue: UInt32)
  var rawValue: UInt32 { get }
}

/// An enumeration with the same order of cases as its C enumeration, which counts from 0.
protocol OrderedAsInC: CaseIterable, Equatable where AllCases == [Self] {
  associatedtype InC: CEnumeration
}

extension OrderedAsInC {
  /// The C value of this case.
  var inC: InC {
    InC(rawValue: UInt32(clamping: Self.allCases.firstIndex(of: self) ?? 0))
  }

  /// Creates the case for a C value, or returns `nil` for an unknown value.
  init?(_ value: InC) {
    let index = Int(value.rawValue)
    guard Self.allCases.indices.contains(index) else { return nil }
    self = Self.allCases[index]
  }
}

extension TugRefreshState: CEnumeration {}
extension TugRefreshResult: CEnumeration {}

extension RefreshState: OrderedAsInC {
  typealias InC = TugRefreshState
}

extension RefreshResult: OrderedAsInC {
  typealias InC = TugRefreshResult
}
