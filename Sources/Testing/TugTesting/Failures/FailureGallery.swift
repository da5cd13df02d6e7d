import CairoDrawing
import Glibc

/// Writes failure images.
struct FailureGallery {
  private let destination: FailureDestination
  private let text: TextRenderer
  /// The temporary folder of this run, once it is created.
  private var ownFolder: String?

  private static let ending = "-failure" + GoldenFolder.pictureEnding

  /// Creates a gallery.
  ///
  /// Throws if the destination is inside the folder `goldens`, because the images would be mistaken
  /// for goldens.
  init(
    _ destination: FailureDestination, goldens: String, text: TextRenderer
  ) throws(GoldenError) {
    if case .folder(let path) = destination, Folder.contains(path, in: goldens) {
      throw GoldenError("\(path): the folder of failures must be outside the goldens")
    }
    self.destination = destination
    self.text = text
  }

  /// Writes the failure image of a difference, and stores its path or the error in `verdict`.
  ///
  /// If there is no difference, removes the image of an earlier run.
  mutating func hang(_ verdict: inout GoldenVerdict, actual: Pixels, golden: Pixels?) {
    if destination == .nowhere { return }
    let file = verdict.name + Self.ending
    guard !verdict.isSame else {
      if case .folder(let path) = destination { unlink("\(path)/\(file)") }
      return
    }
    var comparison: PictureComparison?
    if case .differs(let found) = verdict.outcome { comparison = found }
    let picture = FailurePicture(
      title: "\(verdict)", actual: actual, golden: golden, comparison: comparison)
    do {
      let path = try "\(folder())/\(file)"
      try Folder.make(path.parts(withoutLast: 1))
      try picture.canvas(text: text).writePNG(to: path)
      verdict.failurePicture = path
    } catch {
      verdict.failureFault = "\(error)"
    }
  }

  private mutating func folder() throws(GoldenError) -> String {
    if case .folder(let path) = destination { return path }
    if let ownFolder { return ownFolder }
    let made = try Folder.makeTemporary()
    ownFolder = made
    return made
  }
}
