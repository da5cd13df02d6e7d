import CGtk
import RefreshModel

/// An enumeration of C.
protocol CEnumeration {
  init(rawValue: UInt32)
  var rawValue: UInt32 { get }
}

/// An enumeration whose cases stand in the same order in C, where they count from 0.
protocol OrderedAsInC: CaseIterable, Equatable where AllCases == [Self] {
  associatedtype InC: CEnumeration
}

extension OrderedAsInC {
  /// The same case in C.
  var inC: InC {
    InC(rawValue: UInt32(clamping: Self.allCases.firstIndex(of: self) ?? 0))
  }

  /// The case of a value in C; nil for any other value.
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
