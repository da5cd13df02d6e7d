import Glibc

/// A picture to write to a file.
///
/// Files are either replaced completely or left unchanged.
struct PictureFile {
  private static let permissions: mode_t = 0o666
  /// The maximum number of symbolic links to follow.
  ///
  /// Source: path_resolution(7).
  private static let maximumLinks = 40
  /// The maximum number of names to try for a temporary file.
  ///
  /// Files left behind by earlier runs may use some names.
  private static let maximumNames = 100

  /// The path of the file.
  let path: String
  /// The bytes of the picture.
  let bytes: [UInt8]

  /// Writes all files, replacing existing ones.
  ///
  /// If a file cannot be written, no incomplete file remains.
  ///
  /// Symbolic links are kept, and their targets are replaced. If a target is not a regular file,
  /// such as a pipe or a device, the bytes are written to it.
  static func write(_ files: [PictureFile]) throws(ScreenshotFailure) {
    var unfinished: [(name: String, target: String, file: PictureFile)] = []
    defer { for picture in unfinished { unlink(picture.name) } }
    var receivers: [PictureFile] = []
    for file in files {
      let target = try file.target()
      if target.isReceiver {
        receivers.append(file)
        continue
      }
      guard let (name, output) = Self.create(nextTo: target.path, from: unfinished.count) else {
        throw file.failure
      }
      unfinished.append((name, target.path, file))
      guard file.write(to: output) else { throw file.failure }
    }
    for file in receivers {
      guard file.write(to: open(file.path, O_WRONLY | O_CLOEXEC)) else { throw file.failure }
    }
    while let picture = unfinished.first {
      guard rename(picture.name, picture.target) == 0 else { throw picture.file.failure }
      unfinished.removeFirst()
    }
  }

  private var failure: ScreenshotFailure {
    ScreenshotFailure("cannot write \(path): \(String(cString: strerror(errno)))")
  }

  /// Returns the file to which the path refers, and whether it is a pipe, device or similar file to
  /// write to.
  private func target() throws(ScreenshotFailure) -> (path: String, isReceiver: Bool) {
    var target = path
    for _ in 0...Self.maximumLinks {
      var status = stat()
      if stat(target, &status) == 0 {
        let kind = status.st_mode & S_IFMT
        if kind == S_IFDIR {
          errno = EISDIR
          throw failure
        }
        if kind != S_IFREG { return (target, true) }
      }
      guard let link = Self.link(at: target) else { return (target, false) }
      target = link
    }
    errno = ELOOP
    throw failure
  }

  /// Returns the target of the symbolic link at `path`, or `nil` if there is no link.
  private static func link(at path: String) -> String? {
    var name = [UInt8](repeating: 0, count: Int(PATH_MAX))
    let length = name.withUnsafeMutableBytes { bytes in
      bytes.withMemoryRebound(to: CChar.self) { text in
        text.baseAddress.map { readlink(path, $0, text.count) } ?? 0
      }
    }
    guard length > 0 else { return nil }
    let link = String(decoding: name[..<length], as: UTF8.self)
    guard !link.hasPrefix("/"), let slash = path.lastIndex(of: "/") else { return link }
    return path[...slash] + link
  }

  /// Creates and opens a temporary file in the folder of `path`.
  ///
  /// Returns `nil` if that fails.
  ///
  /// Numbers below `first` are already in use.
  private static func create(nextTo path: String, from first: Int) -> (name: String, file: Int32)? {
    let folder = path.lastIndex(of: "/").map { path[...$0] } ?? ""
    for number in first..<first + maximumNames {
      let name = "\(folder).tug-demo-\(getpid())-\(number)"
      let file = open(name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, permissions)
      if file >= 0 { return (name, file) }
      if errno != EEXIST { return nil }
    }
    return nil
  }

  /// Writes the bytes to an open file and closes it.
  ///
  /// Returns `false` if an error occurs.
  private func write(to file: Int32) -> Bool {
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
