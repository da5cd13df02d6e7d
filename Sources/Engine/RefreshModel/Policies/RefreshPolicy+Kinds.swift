/// The kinds of triggers and placements, without their numbers, as properties set them.
extension RefreshPolicy {
  /// The handler is called only when the opening is over.
  package var callsAfterOpening: Bool {
    get { work.handlerTiming == .afterOpening }
    set { work.handlerTiming = newValue ? .afterOpening : .atOnce }
  }

  /// A glide may fire it: a setting of its approach where it has one, otherwise of its pull.
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

  /// The pull that opens the page behind the header; setting one gives a header without such a page
  /// one, and nil takes it away.
  package var floorDistance: Double? {
    get { room.secondFloor?.distance }
    set {
      guard let newValue else { return room.secondFloor = nil }
      var floor = room.secondFloor ?? SecondFloor(distance: newValue)
      floor.distance = newValue
      room.secondFloor = floor
    }
  }

  /// The page behind the header, the usual one where there is none; setting it changes one that is
  /// there.
  package var floor: SecondFloor {
    get { room.secondFloor ?? SecondFloor(distance: firing.triggerDistance) }
    set { if room.secondFloor != nil { room.secondFloor = newValue } }
  }
}

extension RefreshPolicy.Trigger {
  /// The kind of a trigger, without its numbers.
  package enum Kind: CaseIterable, Sendable {
    case release, reach, hold, approach
  }

  /// The default hold of a pull in seconds.
  ///
  /// Source: refresh controls reference, 1.12.
  private static let usualHold = 0.5

  /// The kind of trigger; setting another one gives it the usual numbers.
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
      case .hold: self = .hold(Self.usualHold)
      case .approach: self = .approach(RefreshPolicy.Approach())
      }
    }
  }

  /// Seconds that a pull is held, 0 with another trigger; setting more than 0 makes it a hold.
  package var holdDuration: Double {
    get { if case .hold(let seconds) = self { seconds } else { 0 } }
    set { if newValue > 0 || kind == .hold { self = .hold(newValue) } }
  }

  /// An approach's numbers, the usual ones with another trigger; setting them makes it an approach.
  package var approach: RefreshPolicy.Approach {
    get { if case .approach(let approach) = self { approach } else { RefreshPolicy.Approach() } }
    set { if newValue != approach { self = .approach(newValue) } }
  }
}

extension RefreshPolicy.Placement {
  /// The kind of a placement, without its row.
  package enum Kind: CaseIterable, Sendable {
    case above, behind, front, stretched, overlay, row
  }

  /// The kind of placement; setting `row` keeps the row.
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

  /// The row that it lies before, 0 elsewhere; setting it makes it lie there.
  package var row: Int {
    get { if case .locator(let row) = self { row } else { 0 } }
    set { if newValue != row { self = .locator(row: newValue) } }
  }
}
