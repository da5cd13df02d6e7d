/// The kinds of triggers and placements without their numbers, for setting them as properties.
extension RefreshPolicy {
  /// Whether the handler is called only after the opening.
  package var callsAfterOpening: Bool {
    get { work.handlerTiming == .afterOpening }
    set { work.handlerTiming = newValue ? .afterOpening : .atOnce }
  }

  /// Whether a glide may fire the control: by its approach if it has one, otherwise by a pull.
  package var isFiredByFling: Bool {
    get { approach?.firesByFling ?? firing.firesByFling }
    set {
      if approach == nil {
        firing.firesByFling = newValue
      } else {
        approach?.firesByFling = newValue
      }
    }
  }

  /// The pull that opens the page behind the header, in points, or `nil` if there is no page.
  ///
  /// Setting a distance adds a page with default settings if there is none; setting `nil` removes
  /// the page.
  package var floorDistance: Double? {
    get { layout.secondFloor?.distance }
    set {
      guard let newValue else { return layout.secondFloor = nil }
      var floor = layout.secondFloor ?? SecondFloor(distance: newValue)
      floor.distance = newValue
      layout.secondFloor = floor
    }
  }

  /// The page behind the header, or a default one if there is none.
  ///
  /// Setting it has an effect only if there is a page.
  package var floor: SecondFloor {
    get { layout.secondFloor ?? SecondFloor(distance: firing.triggerDistance) }
    set { if layout.secondFloor != nil { layout.secondFloor = newValue } }
  }
}

extension RefreshPolicy.Trigger {
  /// A kind of trigger, without its numbers.
  package enum Kind: CaseIterable, Sendable {
    case release, reach, hold, approach
  }

  /// The default time for which a pull must be held, in seconds.
  ///
  /// Source: refresh controls reference, 1.12.
  private static let defaultHold = 0.5

  /// The kind of this trigger.
  ///
  /// Setting a different kind resets the numbers to that kind's defaults.
  package var kind: Kind {
    get {
      switch self {
      case .release: .release
      case .reach: .reach
      case .hold: .hold
      case .approach: .approach
      }
    }
    set {
      guard newValue != kind else { return }
      switch newValue {
      case .release: self = .release
      case .reach: self = .reach
      case .hold: self = .hold(Self.defaultHold)
      case .approach: self = .approach(RefreshPolicy.Approach())
      }
    }
  }

  /// The time for which a pull must be held in seconds, or 0 for another kind of trigger.
  ///
  /// Setting it above 0 turns the trigger into a hold.
  package var holdDuration: Double {
    get { if case .hold(let seconds) = self { seconds } else { 0 } }
    set { if newValue > 0 || kind == .hold { self = .hold(newValue) } }
  }

  /// The approach settings, or the default ones for another kind of trigger.
  ///
  /// Setting them turns the trigger into an approach.
  package var approach: RefreshPolicy.Approach {
    get { if case .approach(let approach) = self { approach } else { RefreshPolicy.Approach() } }
    set { if newValue != approach { self = .approach(newValue) } }
  }
}

extension RefreshPolicy.Placement {
  /// A kind of placement, without its row.
  package enum Kind: CaseIterable, Sendable {
    case above, behind, front, stretched, overlay, row
  }

  /// The kind of this placement.
  ///
  /// Setting `row` keeps the row.
  package var kind: Kind {
    get {
      switch self {
      case .above: .above
      case .behind: .behind
      case .front: .front
      case .stretched: .stretched
      case .overlay: .overlay
      case .locator: .row
      }
    }
    set {
      switch newValue {
      case .above: self = .above
      case .behind: self = .behind
      case .front: self = .front
      case .stretched: self = .stretched
      case .overlay: self = .overlay
      case .row: self = .locator(row: row)
      }
    }
  }

  /// The row that the control lies before, or 0 for another kind of placement.
  ///
  /// Setting a different row makes the control lie before it.
  package var row: Int {
    get { if case .locator(let row) = self { row } else { 0 } }
    set { if newValue != row { self = .locator(row: newValue) } }
  }
}
