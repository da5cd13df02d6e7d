import Replay

/// A folder of replay scripts with their golden pictures beside them.
///
///     let folder = try GoldenFolder("Tests/Goldens")
///     for verdict in try folder.compare() { #expect(verdict.isSame, "\(verdict)") }
///
/// `GROUP/NAME.replay` has its pictures in `GROUP/NAME.png` and, for the variants that it asks for,
/// `GROUP/NAME-dark.png` and the like; scripts may stand in the folder itself, or deeper. Reading takes
/// all scripts at once; pictures are read when they are compared.
public struct GoldenFolder: Sendable {
  /// The folder's path, as it was given.
  public let path: String
  /// The scripts in the order of their names.
  public let scripts: [GoldenScript]
  /// The names of the existing pictures, without their extension.
  let pictures: Set<String>

  static let scriptEnding = ".replay"
  static let pictureEnding = ".png"

  /// The folder at `path` and the folders below it.
  ///
  /// Throws where it cannot be read or has no script; for the first fault of a script, with its
  /// line; and where two scripts ask for the same picture.
  public init(_ path: String) throws(GoldenError) {
    self.path = path
    let files = try Folder.files(below: path)
    var scripts: [GoldenScript] = []
    var owners: [String: String] = [:]
    let names = files.filter { $0.hasSuffix(Self.scriptEnding) }
      .map { String($0.dropLast(Self.scriptEnding.count)) }
    guard !names.isEmpty else {
      throw GoldenError("\(path): there is no script in it, no file NAME\(Self.scriptEnding)")
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
    do {
      return try GoldenScript(name: name, utf8: WholeFile.read(file))
    } catch let fault as ScriptError {
      throw GoldenError("\(file):\(fault.line): \(fault.reason)")
    } catch let failure as WholeFile.Failure {
      throw GoldenError(failure.message)
    } catch {
      throw GoldenError("\(file): \(error)")
    }
  }

  /// The path of the picture `name`, which need not exist.
  public func picturePath(_ name: String) -> String { "\(path)/\(name)\(Self.pictureEnding)" }

  /// The scripts with these `names`, each a group, a name, or both as `controls/header-ego`; all
  /// scripts without names.
  ///
  /// Throws for a name that no script has.
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

  /// The pictures that no script draws, in the order of their names.
  ///
  /// With `names` only former variants of the scripts with these names.
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
