import CGtk

/// Owns exactly one strong reference to a GObject, and releases it on the main actor.
@MainActor package final class GObjectRef<Pointer: ObjectPointer> {
  /// The object, valid for the lifetime of this reference.
  package let pointer: Pointer

  /// Takes ownership of the caller's reference, for example the result of `*_new`, floating or not.
  package init(adopting pointer: Pointer) {
    if g_object_is_floating(pointer.raw).isTrue { g_object_ref_sink(pointer.raw) }
    self.pointer = pointer
  }

  /// Adds a reference to an object.
  package init(retaining pointer: Pointer) {
    g_object_ref(pointer.raw)
    self.pointer = pointer
  }

  isolated deinit {
    g_object_unref(pointer.raw)
  }
}
