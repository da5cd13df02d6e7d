import Replay

/// A folder of replay scripts with their golden images next to them.
///
///     let folder = try GoldenFolder("Tests/Goldens")
///     for verdict in try folder.compare() { #expect(verdict.isSame, "\(verdict)") }
///
/// The images of `GROUP/NAME.replay` are `GROUP/NAME.png` and, for each of its variants, for
/// example `GROUP/NAME-dark.png`. Scripts can also be in the folder itself, or deeper. The
/// initializer reads all scripts; images are read when they are compared.
public struct GoldenFolder: Sendable {
  /// The path of the folder, as passed to the initializer.
  public let path: String
  /// The scripts, sorted by name.
  public let scripts: [GoldenScript]
  /// The names of the existing images, without extension.
  let pictures: Set<String>

  static let scriptEnding = ".replay"
  static let pictureEnding = ".png"

  /// Reads the scripts in the folder at `path` and in folders below it.
  ///
  /// Throws if the folder cannot be read or contains no script, if a script has an error, with its
  /// line, or if two scripts draw one image.
  public init(_ path: String) throws(GoldenError) {
    self.path = path
    let files = try Folder.files(below: path)
    var scripts: [GoldenScript] = []
    var owners: [String: String] = [:]
    let names = files.filter { $0.hasSuffix(Self.scriptEnding) }
      .map { String($0.dropLast(Self.scriptEnding.count)) }
    guard !names.isEmpty else {
      throw GoldenError("\(path): the folder contains no script (NAME\(Self.scriptEnding))")
    }
    for name in names.sorted() {
      let script = try Self.script(name, in: path)
      for variant in script.variants {
        let name = script.name(of: variant)
        if let owner = owners.updateValue(script.name, forKey: name) {
          throw GoldenError("\(path): \(owner) and \(script.name) both draw \(name)")
        }
      }
      scripts.append(script)
    }
    self.scripts = scripts
    pictures = Set(
      files.filter { $0.hasSuffix(Self.pictureEnding) }
        .map { String($0.dropLast(Self.pictureEnding.count)) })
  }

  private static func script(_ name: String, in folder: String) throws(GoldenError) -> GoldenScript
  {
    let file = "\(folder)/\(name)\(scriptEnding)"
    return try GoldenError.naming(file) {
      do {
        return try GoldenScript(name: name, utf8: WholeFile.read(file))
      } catch let fault as ScriptError {
        throw GoldenError("\(file):\(fault.line): \(fault.reason)")
      }
    }
  }

  /// Returns the path of the image `name`, which need not exist.
  public func picturePath(_ name: String) -> String { "\(path)/\(name)\(Self.pictureEnding)" }

  /// Returns the scripts that match `names`, or all scripts if `names` is empty.
  ///
  /// A name is a group, a script name, or both, for example `controls/header-ego`. Throws for a
  /// name that matches no script.
  public func scripts(named names: [String]) throws(GoldenError) -> [GoldenScript] {
    if names.isEmpty { return scripts }
    var found: Set<String> = []
    for name in names {
      let meant = scripts.map(\.name).filter {
        $0 == name || $0.hasPrefix(name + "/") || $0.hasSuffix("/" + name)
      }
      guard !meant.isEmpty else { throw GoldenError("\(path) has no script \(name)") }
      found.formUnion(meant)
    }
    return scripts.filter { found.contains($0.name) }
  }

  /// Returns the images that no script draws, sorted by name.
  ///
  /// If `names` is not empty, only images that were variants of the scripts with these names.
  func orphans(named names: [String]) throws(GoldenError) -> [String] {
    let drawn = scripts.flatMap { script in script.variants.map { script.name(of: $0) } }
    let orphans = pictures.subtracting(drawn).sorted()
    if names.isEmpty { return orphans }
    let meant = try scripts(named: names)
    return orphans.filter { orphan in
      meant.contains {
        orphan.hasPrefix($0.name + "-")
          && GoldenVariant(orphan.dropFirst($0.name.count + 1)) != nil
      }
    }
  }
}
