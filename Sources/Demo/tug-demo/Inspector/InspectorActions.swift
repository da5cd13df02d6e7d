import CGtk
import GtkBridge
import Translations
import Tug

/// The buttons that record a list and export a picture of it, and a message about the result.
@MainActor final class InspectorActions {
  private static let recordingName = "recording.replay"
  private static let pictureName = "list.png"

  /// The list to act on.
  ///
  /// When it changes, a running recording ends.
  weak var list: PullableWidget? { didSet { if list !== oldValue { stop(oldValue) } } }

  let record: UnsafeMutablePointer<GtkWidget>
  let export: UnsafeMutablePointer<GtkWidget>
  /// A label with the result of the last action.
  var message: UnsafeMutablePointer<GtkWidget> { label.widget }

  private let label = GalleryLabel(.summary(lines: 2))
  private let choice = FileChoice()
  private var said: (words: Message, name: String)?
  private var isRecording = false

  init() {
    record = gtk_button_new_from_icon_name("media-record-symbolic", GTK_ICON_SIZE_BUTTON)
    export = gtk_button_new_from_icon_name("camera-photo-symbolic", GTK_ICON_SIZE_BUTTON)
    for button in [record, export] {
      gtk_button_set_relief(button.raw.of(GtkButton.self), GTK_RELIEF_NONE)
    }
    gtk_widget_set_no_show_all(label.widget, gboolean(true))
    SignalConnection.connect(record, "clicked") { [weak self] in self?.toggleRecording() }
    SignalConnection.connect(export, "clicked") { [weak self] in self?.choosePictureFile() }
    Texts.observe(with: record) { [weak self] in self?.showTexts() }
  }

  /// Ends a running recording.
  func stop() { stop(list) }

  private func toggleRecording() {
    guard !isRecording else { return stop(list) }
    choice.ask(
      Message("InspectorRecord", "Record").words, name: Self.recordingName, over: record
    ) { [weak self] in self?.start($0) }
  }

  private func start(_ path: String) {
    let name = Self.name(of: path)
    do {
      guard let recording = try list?.startRecording(to: path) else { return }
      isRecording = true
      say(Message("InspectorWaits", "Recording begins when the list rests"), name)
      recording.onBegun = { [weak self] in
        // This runs during the list's frame, so show the message after it.
        Task { self?.showBegun(name) }
      }
    } catch {
      say(Message("InspectorNotWritten", "Could not save {name}"), name)
    }
  }

  private func showBegun(_ name: String) {
    if isRecording { say(Message("InspectorRecording", "Recording {name}"), name) }
  }

  private func stop(_ list: PullableWidget?) {
    guard isRecording else { return }
    isRecording = false
    list?.stopRecording()
    say(Message("InspectorWritten", "Saved {name}"), said?.name ?? "")
  }

  private func choosePictureFile() {
    // Draw the picture now, before the dialog covers or changes the list.
    guard let list,
      let png = try? WidgetPicture.png(
        of: list.widget, scale: Int(gtk_widget_get_scale_factor(list.widget)))
    else { return }
    choice.ask(
      Message("InspectorExport", "Export picture").words, name: Self.pictureName, over: export
    ) { [weak self] path in
      do {
        try PictureFile.write([PictureFile(path: path, bytes: png)])
        self?.say(Message("InspectorWritten", "Saved {name}"), Self.name(of: path))
      } catch {
        self?.say(Message("InspectorNotWritten", "Could not save {name}"), Self.name(of: path))
      }
    }
  }

  // MARK: Texts

  private func say(_ words: Message, _ name: String) {
    said = (words, name)
    showTexts()
  }

  private func showTexts() {
    let tip =
      isRecording
      ? Message("InspectorStop", "Stop recording").words
      : Message("InspectorRecord", "Record").words
    let icon = isRecording ? "media-playback-stop-symbolic" : "media-record-symbolic"
    let image = gtk_image_new_from_icon_name(icon, GTK_ICON_SIZE_BUTTON)
    gtk_button_set_image(record.raw.of(GtkButton.self), image)
    Self.describe(tip, of: record)
    Self.describe(Message("InspectorExport", "Export picture").words, of: export)
    label.show(said.map { $0.words.words(["name": $0.name]) } ?? "")
    gtk_widget_set_visible(label.widget, gboolean(said != nil))
  }

  private static func describe(_ words: String, of button: UnsafeMutablePointer<GtkWidget>) {
    gtk_widget_set_tooltip_text(button, words)
    AccessibleName.set(words, of: button)
  }

  private static func name(of path: String) -> String {
    String(path[(path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex)...])
  }
}
