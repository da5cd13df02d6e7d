/// What holds for a list whatever happens to it.
enum Invariant: String, CaseIterable, Error {
  /// Offset, velocity and insets are numbers.
  case finite
  /// A list that nobody holds and that does nothing is within its range.
  case restsInRange
  /// It has no velocity either.
  case restsWithoutVelocity
  /// An event that must not move the list does not.
  case continuousOffset
  /// An event that must not change the velocity does not.
  case continuousVelocity
  /// No tick moves farther than the curve that is ridden allows.
  case withinBound
  /// What moves has a phase that says so, and asks for frames.
  case motionHasPhase
  /// An event that is refused leaves all as it was.
  case refusalChangesNothing
  /// Each inset is what its owner asked for, and the effective one their sum.
  case ledger
  /// The rows are those that came less those that went, and the content is as long as they are.
  case rowCount
  /// No row is selected, focused or pressed that there is not.
  case marksInRange
  /// A control fires by the user alone, and once for each approach.
  case firesOnce
  /// Effects come in pairs and in order.
  case effects
  /// The end of a motion is told.
  case endIsTold
  /// One step leads where many lead.
  case stepIndependence
  /// The same events give the same states.
  case repeatable
  /// Everything closes and comes to rest in the end.
  case closesInTheEnd
}

/// A broken invariant, and how.
struct Violation: Error, Equatable {
  let invariant: Invariant
  let message: String
}
