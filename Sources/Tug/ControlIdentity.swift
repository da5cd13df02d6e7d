/// What the copies of one header or footer share, however they are changed.
final class ControlIdentity: Sendable {}
