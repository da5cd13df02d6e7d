import CairoDrawing
import Glibc

/// A folder that takes the pictures of differences.
struct FailureGallery {
  private let folder: String
  private let text: TextRenderer

  /// The folder `folder`; nil is `tug-goldens` in the folder of temporary files.
  init(folder: String?, text: TextRenderer) {
    self.folder = folder ?? "\(Folder.temporary)/tug-goldens"
    self.text = text
  }

  /// Writes the picture of a difference and notes its path; removes one of an earlier run where
  /// there is no difference.
  func hang(_ verdict: inout GoldenVerdict, actual: Pixels, golden: Pixels?) {
    let name = verdict.name.map { $0 == "/" ? "-" : String($0) }.joined()
    let path = "\(folder)/\(name)\(GoldenFolder.pictureEnding)"
    guard !verdict.isSame else {
      unlink(path)
      return
    }
    var comparison: PictureComparison?
    if case .differs(let found) = verdict.outcome { comparison = found }
    let picture = FailurePicture(
      title: "\(verdict)", actual: actual, golden: golden, comparison: comparison)
    guard Folder.make(folder), let canvas = try? picture.canvas(text: text),
      (try? canvas.writePNG(to: path)) != nil
    else { return }
    verdict.failurePicture = path
  }
}
