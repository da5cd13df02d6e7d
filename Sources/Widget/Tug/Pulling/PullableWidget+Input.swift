/// The factors for input devices.
extension PullableWidget {
  /// The factor for the scroll distance of each wheel notch.
  ///
  /// The default is 1. At factor 1 a notch scrolls min(p^(2/3), p/2) points in a viewport of p
  /// points, as in GTK. Setting a value that is not above 0 and at most 100 changes nothing.
  public var wheelFactor: Double {
    get { pullPeer?.input?.wheelFactor ?? 1 }
    set { pullPeer?.input?.wheelFactor = newValue }
  }

  /// The factor for the scroll distance of a touchpad.
  ///
  /// The default is 1: the content follows the fingers point for point. A scroll unit of the
  /// display server counts as 10 points on Wayland and 15 on X11. Setting a value that is not above
  /// 0 and at most 100 changes nothing. Source: GDK 3.24 and libinput.
  public var touchpadFactor: Double {
    get { pullPeer?.input?.touchpadFactor ?? 1 }
    set { pullPeer?.input?.touchpadFactor = newValue }
  }
}
