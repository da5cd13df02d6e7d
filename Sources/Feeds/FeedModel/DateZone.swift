import CJSON
import Synchronization

/// A time zone as dates name it.
enum DateZone {
  /// A zone with this offset from UTC, in seconds.
  case offset(Int64)
  /// A zone of the IANA database, such as `Europe/Berlin`.
  case place(String)

  static let utc = DateZone.offset(0)

  /// The names of the zones that are never released.
  ///
  /// GLib reads the file of a zone again unless the zone is in use, which takes 0.6 ms for each date.
  private static let kept = Mutex<Set<String>>([])
  private static let maximumKept = 32

  /// The offsets of zone names in minutes, from RFC 2822, section 4.3, RFC 822, section 5.1, and feeds.
  private static let minutes: [String: Int64] = [
    "": 0, "z": 0, "ut": 0, "utc": 0, "gmt": 0, "wet": 0, "a": -60, "m": -720, "n": 60, "y": 720,
    "est": -300, "edt": -240, "et": -300, "cst": -360, "cdt": -300, "ct": -360,
    "mst": -420, "mdt": -360, "mt": -420, "pst": -480, "pdt": -420, "pt": -480,
    "ast": -240, "adt": -180, "at": -240, "nst": -210, "ndt": -150,
    "akst": -540, "akdt": -480, "hst": -600, "brt": -180, "art": -180, "clt": -240,
    "bst": 60, "west": 60, "cet": 60, "met": 60, "mez": 60, "cest": 120, "mest": 120, "mesz": 120,
    "eet": 120, "sast": 120, "eest": 180, "msk": 180, "msd": 240, "pkt": 300, "ist": 330,
    "wib": 420, "ict": 420, "hkt": 480, "sgt": 480, "pht": 480, "awst": 480, "jst": 540, "kst": 540,
    "acst": 570, "acdt": 630, "aest": 600, "aedt": 660, "nzst": 720, "nzdt": 780,
  ]

  /// Returns the zone with a name in lowercase, or `nil` if the name is unknown.
  static func named(_ name: String) -> DateZone? {
    minutes[name].map { .offset($0 * 60) }
  }

  /// Returns the offset from UTC in seconds at a local time, in seconds since 1970, or `nil` if the zone
  /// is unknown.
  func offset(at time: Int64) -> Int64? {
    switch self {
    case .offset(let seconds): return seconds
    case .place(let name):
      guard let zone = g_time_zone_new_identifier(name) else { return nil }
      defer { g_time_zone_unref(zone) }
      Self.kept.withLock { kept in
        guard kept.count < Self.maximumKept, kept.insert(name).inserted else { return }
        g_time_zone_ref(zone)
      }
      let interval = g_time_zone_find_interval(zone, G_TIME_TYPE_STANDARD, gint64(time))
      return interval < 0 ? nil : Int64(g_time_zone_get_offset(zone, interval))
    }
  }
}

extension DateScanner {
  /// Reads a zone, or returns `nil` if it is invalid.
  ///
  /// Unless `isStrict` is set, an unknown name means UTC, as in RFC 2822, section 4.3.
  mutating func takeZone(isStrict: Bool) -> DateZone? {
    takeBlanks()
    let name = takeLetters()
    let place = takePlace()
    if name == "etc" || place.isEmpty {
      let short = place.isEmpty ? name : String(place.dropFirst()).lowercased()
      guard let zone = DateZone.named(short) ?? (isStrict ? nil : .utc) else { return nil }
      return takeOffset().map { zone.adding($0) }
    }
    // Without letters before it, the place would be a path in the file system, which GLib opens.
    return name.isEmpty ? nil : .place(Self.capitalized(name) + place)
  }

  /// Reads an offset such as `+05:30` and returns it in seconds.
  ///
  /// Returns 0 if there is no sign, and `nil` if the offset is invalid.
  mutating func takeOffset() -> Int64? {
    guard let sign = take(anyOf: "+-") else { return 0 }
    guard let hours = takeNumber(digits: 1...4), hours.digits != 3 else { return nil }
    var (hour, minute) = (hours.value, Int64(0))
    if hours.digits == 4 {
      (hour, minute) = (hours.value / 100, hours.value % 100)
    } else if take(anyOf: ":") != nil {
      guard let found = takeNumber(digits: 2...2)?.value else { return nil }
      minute = found
    }
    guard hour < 24, minute < 60 else { return nil }
    return (sign == UInt8(ascii: "-") ? -60 : 60) * (hour * 60 + minute)
  }

  private static func capitalized(_ name: String) -> String {
    name.prefix(1).uppercased() + name.dropFirst()
  }
}

extension DateZone {
  /// Returns a zone that is `seconds` ahead of this zone.
  fileprivate func adding(_ seconds: Int64) -> DateZone {
    switch self {
    case .offset(let own): .offset(own + seconds)
    case .place: self
    }
  }
}
