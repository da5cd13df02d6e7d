import CGtk

/// Exactly one strong reference to a GObject, released on the main actor at its end.
@MainActor public final class GObjectRef<Pointer: ObjectPointer> {
  /// The object, valid as long as this reference is.
  public let pointer: Pointer

  /// Takes over the caller's reference: what `*_new` returns, floating or not.
  public init(adopting pointer: Pointer) {
    if g_object_is_floating(pointer.raw).isTrue { g_object_ref_sink(pointer.raw) }
    self.pointer = pointer
  }

  /// Adds a reference to an object that someone else owns.
  public init(retaining pointer: Pointer) {
    g_object_ref(pointer.raw)
    self.pointer = pointer
  }

  isolated deinit {
    g_object_unref(pointer.raw)
  }
}
