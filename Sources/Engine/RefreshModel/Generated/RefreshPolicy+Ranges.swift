// Written by scripts/generate-api from Sources/Widget/CGtk/properties.toml.

extension RefreshPolicy {
  /// A description of the first number that is out of range, or `nil` if all are in range.
  package var numberOutOfRange: String? {
    guard (0...1e6).contains(self.firing.trigger.holdDuration) else {
      return "hold duration \(self.firing.trigger.holdDuration)"
    }
    guard (-1e6...1e6).contains(self.firing.trigger.approach.percent) else {
      return "approach percent \(self.firing.trigger.approach.percent)"
    }
    if let number = self.firing.trigger.approach.timesPerDrag, !(number >= 0) {
      return "approaches per drag \(number)"
    }
    guard self.firing.triggerDistance > 0, self.firing.triggerDistance <= 1e6 else {
      return "trigger distance \(self.firing.triggerDistance)"
    }
    guard (0...1e6).contains(self.layout.heldInset) else {
      return "held inset \(self.layout.heldInset)"
    }
    guard (0...1e6).contains(self.layout.restingInset) else {
      return "resting inset \(self.layout.restingInset)"
    }
    guard (-1e6...1e6).contains(self.layout.ignoredInset) else {
      return "ignored inset \(self.layout.ignoredInset)"
    }
    if let number = self.motion.openingDuration, !((0...1e6).contains(number)) {
      return "opening duration \(number)"
    }
    if let number = self.motion.closingDuration, !((0...1e6).contains(number)) {
      return "closing duration \(number)"
    }
    guard self.layout.placement.row >= 0 else {
      return "placement row \(self.layout.placement.row)"
    }
    guard (0...1e6).contains(self.motion.turnDuration) else {
      return "turn duration \(self.motion.turnDuration)"
    }
    guard (0...1e6).contains(self.work.successDwell) else {
      return "success dwell \(self.work.successDwell)"
    }
    if let number = self.work.failureDwell, !((0...1e6).contains(number)) {
      return "failure dwell \(number)"
    }
    guard (0...1e6).contains(self.work.minimumDuration) else {
      return "minimum duration \(self.work.minimumDuration)"
    }
    if let number = self.work.watchdog, !(number > 0 && number <= 1e6) {
      return "watchdog \(number)"
    }
    guard self.motion.dragRate > 0, self.motion.dragRate <= 10 else {
      return "drag rate \(self.motion.dragRate)"
    }
    guard self.motion.pullTravel > 0, self.motion.pullTravel <= 1 else {
      return "pull travel \(self.motion.pullTravel)"
    }
    if let number = self.motion.maximumDrag, !(number > 0 && number <= 1e6) {
      return "maximum drag \(number)"
    }
    guard (1...100).contains(self.motion.springRate) else {
      return "spring rate \(self.motion.springRate)"
    }
    if let number = self.work.expiry, !((0...1e12).contains(number)) { return "expiry \(number)" }
    if let number = self.floorDistance, !(number > 0 && number <= 1e6) {
      return "floor distance \(number)"
    }
    guard self.floor.closeDistance > 0, self.floor.closeDistance <= 1e6 else {
      return "floor close distance \(self.floor.closeDistance)"
    }
    if let number = self.floor.duration, !((0...1e6).contains(number)) {
      return "floor duration \(number)"
    }
    guard (1...8).contains(self.firing.actionCount) else {
      return "number of actions \(self.firing.actionCount)"
    }
    return nil
  }
}
