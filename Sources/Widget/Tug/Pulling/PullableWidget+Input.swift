/// The input devices.
extension PullableWidget {
  /// The factor of a wheel's notches, 1 by default.
  ///
  /// A notch is min(p^(2/3), p/2) points in a viewport of p points, as in GTK. Above 0 and up to
  /// 100; anything else changes nothing.
  public var wheelFactor: Double {
    get { puller?.input?.wheelFactor ?? 1 }
    set { puller?.input?.wheelFactor = newValue }
  }

  /// The factor of the travel of fingers on a touchpad, 1 by default: point for point.
  ///
  /// A display server's steps count 10 points on Wayland and 15 on X11. Above 0 and up to 100;
  /// anything else changes nothing. Source: GDK 3.24 and libinput.
  public var touchpadFactor: Double {
    get { puller?.input?.touchpadFactor ?? 1 }
    set { puller?.input?.touchpadFactor = newValue }
  }
}
