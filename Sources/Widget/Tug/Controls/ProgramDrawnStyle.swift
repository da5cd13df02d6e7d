import CGtk
import CairoDrawing
import GtkBridge
import RefreshModel

/// The style of a header or footer that the program draws in the signal `draw` of its object.
struct ProgramDrawnStyle: HeaderStyle, FooterStyle {
  /// The sender of the object's signals to the program.
  ///
  /// It is a class, because all copies of the style share it.
  @MainActor final class SignalSender {
    private weak var peer: ControlPeer?

    init(_ peer: ControlPeer) { self.peer = peer }

    func draw(_ appearance: ControlAppearance, on cairo: OpaquePointer) {
      guard let peer else { return }
      let former = peer.drawnAppearance
      peer.drawnAppearance = appearance
      defer { peer.drawnAppearance = former }
      _tug_refresh_control_emit_draw(
        peer.object, cairo, appearance.area.width, appearance.area.height, appearance.state.inC,
        appearance.pull)
    }

    func drawFloor(_ page: Rect, _ appearance: ControlAppearance, on cairo: OpaquePointer) {
      guard let peer else { return }
      _tug_refresh_header_emit_draw_floor(
        OpaquePointer(peer.object), cairo, page.width, page.height, appearance.floor)
    }
  }

  /// Returns a function that draws the page behind a header with the program's signal `draw-floor`.
  @MainActor static func floor(of peer: ControlPeer) -> SecondFloorHeaderStyle.PageDrawing {
    let sender = SignalSender(peer)
    return { page, appearance, canvas, _ in
      nonisolated(unsafe) let canvas = canvas
      assumeMainActor {
        canvas.lend(page) { sender.drawFloor(page, appearance, on: $0) }
      }
    }
  }

  private let sender: SignalSender
  let height: Double

  @MainActor init(_ peer: ControlPeer) {
    sender = SignalSender(peer)
    height = peer.policy.heldInset
  }

  func draw(_ appearance: ControlAppearance, on canvas: Canvas, text: TextRenderer) {
    // The list draws styles on the thread that runs GTK.
    nonisolated(unsafe) let canvas = canvas
    assumeMainActor {
      canvas.lend(appearance.area) { sender.draw(appearance, on: $0) }
    }
  }
}
