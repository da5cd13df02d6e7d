"""A stand-in for feedbackd: prints "ready", then each request in a line."""

from gi.repository import Gio, GLib

INTERFACE = """
<node>
  <interface name="org.sigxcpu.Feedback">
    <method name="TriggerFeedback">
      <arg direction="in" name="app_id" type="s"/>
      <arg direction="in" name="event" type="s"/>
      <arg direction="in" name="hints" type="a{sv}"/>
      <arg direction="in" name="timeout" type="i"/>
      <arg direction="out" name="id" type="u"/>
    </method>
  </interface>
</node>
"""


def called(_connection, _sender, _path, _interface, method, values, invocation):
    print(method, *values.unpack(), flush=True)
    invocation.return_value(GLib.Variant("(u)", (1,)))


def main():
    connection = Gio.bus_get_sync(Gio.BusType.SESSION)
    description = Gio.DBusNodeInfo.new_for_xml(INTERFACE).interfaces[0]
    connection.register_object("/org/sigxcpu/Feedback", description, called, None, None)
    Gio.bus_own_name_on_connection(
        connection, "org.sigxcpu.Feedback", Gio.BusNameOwnerFlags.NONE,
        lambda *_: print("ready", flush=True), None,
    )  # fmt: skip
    GLib.MainLoop().run()


if __name__ == "__main__":
    main()
