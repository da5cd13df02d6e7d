import CGtk
import Synchronization
import Tug

@MainActor let feedbackProbes = [
  Probe(name: "haptic") { haptic($0) }
]

/// The events that the stand-in for feedbackd was asked for; its connection has a thread of its own.
private let requested = Mutex<[String]>([])

/// Notes a message of the bus, on the thread of its connection.
private let noteCall: GDBusMessageFilterFunction = { _, message, isIncoming, _ in
  guard isIncoming != 0, let message, let member = g_dbus_message_get_member(message),
    String(cString: member) == "TriggerFeedback", let body = g_dbus_message_get_body(message),
    let event = g_variant_get_child_value(body, 1)
  else { return message }
  requested.withLock { $0.append(String(cString: g_variant_get_string(event, nil))) }
  g_variant_unref(event)
  return message
}

/// Opens a connection to the session's bus that owns feedbackd's name and records its calls.
@MainActor private func openService() -> OpaquePointer? {
  guard let address = g_getenv("DBUS_SESSION_BUS_ADDRESS") else { return nil }
  let flags = GDBusConnectionFlags(
    rawValue: G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT.rawValue
      | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION.rawValue)
  guard let bus = g_dbus_connection_new_for_address_sync(address, flags, nil, nil, nil) else {
    return nil
  }
  g_dbus_connection_add_filter(bus, noteCall, nil, nil)
  g_bus_own_name_on_connection(
    bus, "org.sigxcpu.Feedback", G_BUS_NAME_OWNER_FLAGS_NONE,
    { _, _, _ in requested.withLock { $0.append("owned") } }, nil, nil, nil)
  return bus
}

/// A pull that arms is felt once, and one that a list without feedback has is not.
@MainActor private func haptic(_ report: Report) {
  let session = g_test_dbus_new(G_TEST_DBUS_NONE)
  g_test_dbus_up(session)
  let service = openService()
  report.expect(Loop.run { requested.withLock { $0 } == ["owned"] }, "service")
  requested.withLock { $0 = [] }
  for isHaptic in [false, true] {
    let test = TestWindow()
    test.list.header = RefreshHeader(.mj) {}
    test.list.hapticFeedback = isHaptic
    test.show()
    let input = SyntheticInput(on: test.list.widget)
    input.drag(x: 50, from: 100, to: 400)
    report.expect(test.list.refreshState == .pulling, "armed-\(isHaptic)")
    if isHaptic { Loop.run { requested.withLock { !$0.isEmpty } } }
    report.expect(
      requested.withLock { $0 }, is: isHaptic ? ["button-pressed"] : [], "felt-\(isHaptic)")
    input.touchEnd(x: 50, y: 400)
    expectHeaderClosed(test, report, "closed-\(isHaptic)")
    test.destroy()
  }
  report.expect(requested.withLock { $0 }, is: ["button-pressed"], "once")
  if let service { g_object_unref(UnsafeMutableRawPointer(service)) }
  g_test_dbus_stop(session)
}
