import CGtk
import Translations

/// A line that says how a page is used, which is shown until the user has closed it once.
enum PageHint: String, CaseIterable {
  /// Pulling a list down, by kind of device.
  case touch, touchpad, mouse
  /// A list that begins at its bottom, and one that scrolls sideways.
  case reversed, sideways
  case gallery, around, endless, mixed
  case twoLevels = "two-levels"

  var message: Message {
    switch self {
    case .touch: Message("HintTouch", "Pull down with a finger to refresh.")
    case .touchpad: Message("HintTouchpad", "Two fingers down, or drag, to refresh.")
    case .mouse: Message("HintMouse", "Drag down to refresh.")
    case .reversed: Message("HintReversed", "Drag up from the newest message to look for more.")
    case .sideways: Message("HintSideways", "Drag sideways to refresh.")
    case .gallery: Message("HintGallery", "Pull the list or a card. Open one to change it.")
    case .around: Message("HintAround", "A touch or a touchpad pulls; the mouse selects text.")
    case .endless: Message("HintEndless", "Scroll up or down: the days have no end.")
    case .mixed: Message("HintMixed", "Enter a number to go to any of ten million rows.")
    case .twoLevels: Message("HintTwoLevels", "Pull farther to open the game behind the notes.")
    }
  }

  /// The hints that `list` names, separated by commas.
  static func closed(in list: String?) -> Set<PageHint> {
    Set((list ?? "").split(separator: ",").compactMap { PageHint(rawValue: String($0)) })
  }

  /// Returns the names of `hints` for ``closed(in:)``.
  static func list(of hints: Set<PageHint>) -> String {
    hints.map(\.rawValue).sorted().joined(separator: ",")
  }

  /// The hint about pulling a list down with the user's devices.
  ///
  /// Wayland does not distinguish a touchpad from a mouse.
  @MainActor static var pull: PageHint {
    guard let display = gdk_display_get_default(), let seat = gdk_display_get_default_seat(display)
    else { return .mouse }
    let pointers = gdk_seat_get_slaves(seat, GDK_SEAT_CAPABILITY_POINTER)
    defer { g_list_free(pointers) }
    var hasTouchpad = false
    var next = pointers
    while let device = next {
      let source = gdk_device_get_source(OpaquePointer(device.pointee.data))
      hasTouchpad = hasTouchpad || source == GDK_SOURCE_TOUCHPAD
      next = device.pointee.next
    }
    if hasTouchpad { return .touchpad }
    if gdk_seat_get_capabilities(seat).rawValue & GDK_SEAT_CAPABILITY_TOUCH.rawValue != 0 {
      return .touch
    }
    let isWayland = String(cString: gdk_display_get_name(display)).hasPrefix("wayland")
    return isWayland && pointers != nil ? .touchpad : .mouse
  }
}

extension Page {
  /// The hint of the page, or `nil` if there is nothing to say.
  @MainActor var hint: PageHint? {
    switch name {
    case Self.gallery: .gallery
    case "around": .around
    case "endless": .endless
    case "mixed": .mixed
    case "two-levels": .twoLevels
    default: isReversed ? .reversed : isSideways ? .sideways : refreshes ? .pull : nil
    }
  }
}
