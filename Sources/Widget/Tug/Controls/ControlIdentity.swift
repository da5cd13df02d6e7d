/// The identity of a header or footer, which its copies share, however they are changed.
final class ControlIdentity: Sendable {}
