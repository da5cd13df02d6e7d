import CairoDrawing
import RefreshModel

/// The footer of a list, which loads more when the end is pulled up or reached: a style and a
/// policy, any with any.
///
/// ```swift
/// list.footer = LoadMoreFooter { try await files.loadNextPage() }
/// list.footer = LoadMoreFooter(.mjAuto) { try await files.loadNextPage() }
/// ```
/// The work is a task on the main actor, which returns whether there is more. When it throws, the
/// footer shows the failure first, and can be pulled again. A footer without it leaves the work to
/// the handlers of the list's signal `load-more`, which end it by
/// ``ListView/endLoading(hasMore:completion:)``.
public struct LoadMoreFooter: ListControl {
  /// The work of a load, which returns whether there is more.
  public typealias Handler = @MainActor () async throws -> Bool

  /// After a refresh that succeeds, a footer without more data can load again.
  ///
  /// A call of ``ListView/setNoMoreData()`` during that refresh keeps its effect.
  public var resetsAfterRefresh = true

  /// The work; nil leaves it to the list's signal `load-more`.
  ///
  /// Without either the list warns once, and the footer closes again.
  public var handler: Handler?

  /// What it has in common with a header: its properties are read and written on it itself.
  public var settings: ControlSettings
  private var look: NamedLook<FooterName>

  /// The footer of these looks and settings.
  public init(look: NamedLook<FooterName>, settings: ControlSettings, handler: Handler?) {
    self.look = look
    self.settings = settings
    self.handler = handler
  }

  /// The style.
  ///
  /// Another style brings its own titles, and leaves the policy as it is, whatever its height.
  public var style: any FooterStyle {
    get { look.style }
    set { look.replaceStyle(by: newValue) }
  }

  /// The system whose looks it has; nil for a style of the program's own.
  var name: FooterName? { look.name }

  /// Takes over the looks of a documented system, with its own titles.
  mutating func setStyle(_ name: FooterName) {
    look = NamedLook(name)
  }

  /// The titles by state.
  public var texts: ControlTexts {
    get { look.style.texts }
    set { look.style.texts = newValue }
  }
}
