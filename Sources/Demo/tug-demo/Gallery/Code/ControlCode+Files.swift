import CGtk
import Glibc
import Tug

/// The programs for all controls, as files for tests.
extension ControlCode {
  /// A program as a file.
  struct File: Equatable, Sendable {
    /// The file name, such as `header-mj.py`.
    let name: String
    let text: String
  }

  /// The failure to write a file.
  struct WriteFailure: Error, Equatable {
    let path: String
    let reason: String
  }

  /// Returns the programs for every control in every form.
  ///
  /// There are two programs for each control and form: one with the style's defaults, and one with
  /// all knobs changed, which has the suffix `-changed`.
  @MainActor static func all() -> [File] {
    var files: [File] = []
    for choice in GalleryChoice.all {
      for (setup, suffix) in [(ControlSetup(choice), ""), (changed(choice), "-changed")] {
        let code = ControlCode(setup)
        for form in Form.allCases {
          files.append(
            File(
              name: "\(code.side)-\(code.word)\(suffix).\(form.fileEnding)",
              text: code.text(as: form)))
        }
      }
    }
    return files
  }

  /// Writes the files of ``all()`` into `folder`, which is created if necessary.
  ///
  /// Existing files are replaced.
  @MainActor static func write(to folder: String) throws(WriteFailure) {
    guard g_mkdir_with_parents(folder, 0o755) == 0 else {
      throw WriteFailure(path: folder, reason: String(cString: g_strerror(errno)))
    }
    for file in all() {
      let path = "\(folder)/\(file.name)"
      var error: UnsafeMutablePointer<GError>?
      guard g_file_set_contents(path, file.text, -1, &error) == 0 else { continue }
      let reason = error.map { String(cString: $0.pointee.message) } ?? ""
      g_clear_error(&error)
      throw WriteFailure(path: path, reason: reason)
    }
  }

  /// Returns a control with all knobs changed, and with titles that need escaping.
  @MainActor static func changed(_ choice: GalleryChoice) -> ControlSetup {
    var setup = ControlSetup(choice)
    setup.policy.triggerDistance += 10
    setup.policy.heldInset += 5.5
    setup.policy.openingDuration = setup.policy.openingDuration == nil ? 0.5 : nil
    setup.policy.closingDuration = setup.policy.closingDuration == nil ? 0.25 : nil
    setup.policy.turnDuration += 0.25
    setup.policy.successDwell = 1
    setup.policy.failureDwell = setup.policy.failureDwell == nil ? 2 : nil
    setup.policy.springRate = 12.5
    setup.policy.placement = .behind
    setup.policy.wheelPulls = true
    if case .header = choice { setup.policy.cancelsByPushBack = true }
    for state in setup.statesWithTitles {
      setup.titles[state] = "“\(state)” <&> \"50 %\" \\(1)"
    }
    if !choice.isSideways { setup.direction = .upwards }
    return setup
  }
}
