import CGtk
import GtkBridge
import RefreshModel
import SceneModel
import ScrollModel

/// Insets in points at the start and the end of scrolled content.
public typealias EdgeInsets = ScrollModel.EdgeInsets

/// A widget that is pulled down to refresh and pulled up to load more: the base class of
/// ``ListView`` and ``RefreshBin``.
///
/// The GTK widget owns everything. A program may release this object while the widget stays in its
/// window. After the widget is destroyed, every property reads as empty and every method does
/// nothing.
@MainActor public class PullableWidget {
  private let reference: GObjectRef<UnsafeMutablePointer<GtkWidget>>

  init(_ reference: GObjectRef<UnsafeMutablePointer<GtkWidget>>) {
    self.reference = reference
  }

  /// The peer of the widget, or `nil` once the widget is destroyed.
  var pullPeer: PullPeer? { nil }

  /// The GTK widget to add to a container.
  ///
  /// It lives as long as this object or its parent keeps it.
  public var widget: UnsafeMutablePointer<GtkWidget> { reference.pointer }

  /// The header at the start of the list, or `nil` if there is none.
  ///
  /// Setting a new header ends a running refresh and cancels its task. Changing a property of the
  /// current header does not.
  public var header: RefreshHeader? {
    get { pullPeer?.controls.header }
    set { pullPeer?.controls.header = newValue }
  }

  /// The footer at the end of the list, or `nil` if there is none.
  ///
  /// Setting a new footer ends a running load and cancels its task. Changing a property of the
  /// current footer does not.
  public var footer: LoadMoreFooter? {
    get { pullPeer?.controls.footer }
    set { pullPeer?.controls.footer = newValue }
  }

  /// Called with an error that the handler of a header or footer threw.
  ///
  /// If it is `nil`, the error is logged as a warning.
  public var onError: (@MainActor (any Error) -> Void)? {
    get { pullPeer?.handlers.onError }
    set { pullPeer?.handlers.onError = newValue }
  }

  // MARK: Scrolling

  /// The scroll offset in points: 0 if the first row is at the top, and negative when the content
  /// is pulled down.
  ///
  /// A header that lies over the content can be pulled without changing the offset. Setting the
  /// offset stops any motion. An offset out of range is applied, and the list springs back; an
  /// animated offset is clamped instead. Setting a number that is not finite, or beyond 2^53,
  /// changes nothing.
  public var contentOffset: Double {
    get { pullPeer?.scene.contentOffset ?? 0 }
    set { setContentOffset(newValue, animated: false) }
  }

  /// Scrolls to `offset` points, within 0.3 seconds if `animated`.
  ///
  /// Does nothing if `offset` is not finite.
  public func setContentOffset(_ offset: Double, animated: Bool) {
    pullPeer?.send(.setOffset(offset, animated: animated))
  }
}
