import SceneModel

/// The FNV-1a hash of a sequence of states.
///
/// Machines that compute equal states compute equal hashes.
struct StateHash: Equatable {
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  mutating func add(_ now: Observation) {
    for number in [now.time, now.offset, now.velocity, now.inset.top, now.inset.bottom] {
      add(number.bitPattern)
    }
    add(now.phase.rawValue)
    add(now.header?.state.rawValue ?? "none")
    add(now.footer?.state.rawValue ?? "none")
  }

  mutating func add(_ effect: SceneEffect) { add(String(describing: effect)) }

  private mutating func add(_ text: String) {
    for byte in text.utf8 { add(UInt64(byte)) }
  }

  mutating func add(_ number: UInt64) {
    value = (value ^ number) &* 0x100_0000_01B3
  }
}
