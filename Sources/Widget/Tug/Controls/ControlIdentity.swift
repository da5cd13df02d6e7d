/// The identity of a header or footer.
///
/// All copies of the control share it, however they are changed.
final class ControlIdentity: Sendable {}
