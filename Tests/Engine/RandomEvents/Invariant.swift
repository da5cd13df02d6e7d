/// A property of a list that holds whatever happens to it.
enum Invariant: String, CaseIterable, Error {
  /// Offset, velocity and insets are numbers.
  case finite
  /// An idle list that nobody holds is within its range.
  case restsInRange
  /// An idle list has no velocity.
  case restsWithoutVelocity
  /// An event that must not move the list does not.
  case continuousOffset
  /// An event that must not change the velocity does not.
  case continuousVelocity
  /// No tick moves farther than the present curve allows.
  case withinBound
  /// A list that moves has a phase for it, and asks for frames.
  case motionHasPhase
  /// A refused event changes nothing.
  case refusalChangesNothing
  /// Each inset is the one that its owner asked for, and the effective inset is their sum.
  case ledger
  /// The number of rows follows from insertions and removals, and the content is as long as the
  /// rows.
  case rowCount
  /// Only existing rows are selected, focused or pressed, and headings neither selected nor focused.
  case marksInRange
  /// A control fires only by the user, and once for each approach.
  case firesOnce
  /// Effects come in pairs and in order.
  case effects
  /// The end of a motion is reported.
  case endIsTold
  /// One step leads to the same state as many.
  case stepIndependence
  /// The same events give the same states.
  case repeatable
  /// Everything closes and comes to rest in the end.
  case closesInTheEnd
}

/// A broken invariant with its details.
struct Violation: Error, Equatable {
  let invariant: Invariant
  let message: String
}
