/// A property of a list that every event preserves.
enum Invariant: String, CaseIterable, Error {
  /// Offset, velocity and insets are finite numbers.
  case finite
  /// An idle list is within its range unless the user holds it.
  case restsInRange
  /// An idle list has no velocity.
  case restsWithoutVelocity
  /// The offset is continuous through an event that must not move the list.
  case continuousOffset
  /// A row that stays is drawn where it was when others are inserted or removed.
  case drawnRowsStay
  /// The velocity is continuous through an event that must not change it.
  case continuousVelocity
  /// Each tick moves the list at most as far as the current curve allows.
  case withinBound
  /// A moving list has a phase of motion and asks for frames.
  case motionHasPhase
  /// A refused event changes nothing.
  case refusalChangesNothing
  /// Each inset has the value that its owner set, and the effective inset is their sum.
  case ledger
  /// Insertions and removals determine the number of rows, and the rows determine the content's
  /// length.
  case rowCount
  /// Only existing rows are selected, focused or pressed; headings are neither selected nor
  /// focused.
  case marksInRange
  /// Only the user fires a control, once for each approach.
  case firesOnce
  /// Effects come in pairs and in order.
  case effects
  /// The end of a motion is reported.
  case endIsReported
  /// One long step leads to the same state as many short steps.
  case stepIndependence
  /// Equal events lead to equal states.
  case repeatable
  /// In the end every control closes and the list rests.
  case closesInTheEnd
}

/// A broken invariant with its details.
struct Violation: Error, Equatable {
  let invariant: Invariant
  let message: String
}
