import Glibc

/// A picture on its way to a file: the whole of it gets there, or nothing.
struct PictureFile {
  private static let permissions: mode_t = 0o666

  /// Where it goes.
  let path: String
  /// What it is.
  let bytes: [UInt8]

  /// Writes all of `files`, each in place of what is there; when one cannot be written none of them is
  /// left half done.
  static func write(_ files: [PictureFile]) throws(ScreenshotFailure) {
    var unfinished: [(from: String, to: String)] = []
    defer { for name in unfinished { unlink(name.from) } }
    for file in files {
      let name = "\(file.path).\(getpid())"
      unfinished.append((name, file.path))
      guard file.write(to: name) else { throw file.failure }
    }
    while let name = unfinished.first {
      guard rename(name.from, name.to) == 0 else {
        throw PictureFile(path: name.to, bytes: []).failure
      }
      unfinished.removeFirst()
    }
  }

  private var failure: ScreenshotFailure {
    ScreenshotFailure("cannot write \(path): \(String(cString: strerror(errno)))")
  }

  private func write(to name: String) -> Bool {
    let file = open(name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, Self.permissions)
    guard file >= 0 else { return false }
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
      if count < 0 {
        if errno == EINTR { continue }
        let reason = errno
        close(file)
        errno = reason
        return false
      }
      rest = rest.dropFirst(count)
    }
    return close(file) == 0
  }
}
