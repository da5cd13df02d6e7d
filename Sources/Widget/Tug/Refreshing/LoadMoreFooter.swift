import CairoDrawing
import RefreshModel

/// The footer of a list, which loads more rows when the user pulls the end or reaches it.
///
/// Any style works with any policy.
///
/// ```swift
/// list.footer = LoadMoreFooter { try await files.loadNextPage() }
/// list.footer = LoadMoreFooter(.mjAuto) { try await files.loadNextPage() }
/// ```
/// The work is a task on the main actor, which returns whether there is more data. If it throws,
/// the footer shows a failure, and can then be pulled again. Without a handler the list emits its
/// signal `load-more`, whose handlers do the work and end it with
/// ``ListView/endLoading(hasMore:completion:)``.
public struct LoadMoreFooter: ListControl {
  /// The work of a load, which returns whether there is more data.
  public typealias Handler = @MainActor () async throws -> Bool

  /// Whether a successful refresh removes the mark that there is no more data.
  ///
  /// A call of ``ListView/setNoMoreData()`` during that refresh keeps its effect.
  public var resetsAfterRefresh = true

  /// The work, or `nil` to emit the list's signal `load-more` instead.
  ///
  /// If the signal has no handlers either, the list logs one warning, and the footer closes again.
  public var handler: Handler?

  /// The settings that footers share with headers.
  ///
  /// Read and write them on the footer itself.
  public var settings: ControlSettings
  private var namedStyle: NamedStyle<FooterName>

  /// Creates a footer with `namedStyle` and `settings`.
  public init(namedStyle: NamedStyle<FooterName>, settings: ControlSettings, handler: Handler?) {
    self.namedStyle = namedStyle
    self.settings = settings
    self.handler = handler
  }

  /// The style.
  ///
  /// Setting a style replaces the titles with the style's titles. It keeps the policy, whatever the
  /// style's height is.
  public var style: any FooterStyle {
    get { namedStyle.style }
    set { namedStyle.replaceStyle(by: newValue) }
  }

  /// The documented system of the style, or `nil` for the program's own style.
  var name: FooterName? { namedStyle.name }

  /// Sets the style of a documented system, with its titles.
  mutating func setStyle(_ name: FooterName) {
    namedStyle = NamedStyle(name)
  }

  /// The title of each state.
  public var texts: ControlTexts {
    get { namedStyle.style.texts }
    set { namedStyle.style.texts = newValue }
  }
}
