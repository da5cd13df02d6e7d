import CGtk
import Translations
import Tug

/// The page "Variable row heights", which shows sample environment variables.
@MainActor final class EnvironmentPage: PageContent {
  let list: ListView
  var title: String { Message("PageEnvironment", "Variable row heights").words }
  var onTitleChanged: (@MainActor () -> Void)?
  var widget: UnsafeMutablePointer<GtkWidget> { list.widget }

  private let variables: RowStore<SampleVariable>

  init() {
    variables = RowStore(SampleVariable.all)
    list = ListView(rows: variables) {
      if $0.value.isEmpty {
        return Row(
          title: $0.name, subtitle: Message("EmptyVariable", "(empty)").words, wraps: true)
      }
      // Names and values are not translated, so a mark sets their direction to left to right.
      return Row(title: $0.name, subtitle: "\u{200E}\($0.value)", wraps: true)
    }
    Texts.observe(with: list.widget) { [variables] in variables.updateTexts() }
    list.estimatedRowHeight = Self.estimate
    list.selectionMode = .single
    list.maximumContentWidth = Page.contentWidth
    list.headerView = ContentBlock(length: Self.headerHeight) { [weak list] cairo, width, height in
      guard let list else { return }
      Self.drawHeader(on: cairo, width: width, height: height, in: list.widget)
    }
  }

  /// The estimated height in points of a row whose value has one line.
  private static let estimate = 60.0
  private static let headerHeight = 64.0
  /// The horizontal margin of the header's text in points, the same as in rows.
  private static let margin = 12.0

  var subtitle: String {
    Message("VariableCount", "{count} variables").words([
      "count": CountText.text(variables.count)
    ])
  }

  var refresh: RefreshHeader.Handler? {
    { [variables] in variables.replaceAll(SampleVariable.all) }
  }

  func start() {}

  private static func drawHeader(
    on cairo: OpaquePointer, width: Double, height: Double,
    in widget: UnsafeMutablePointer<GtkWidget>
  ) {
    let text = Message("EnvironmentHeading", "Environment variables").words
    let label = ThemedText(
      text, scale: ThemedText.heading, space: width - 2 * margin, in: widget)
    let x = ThemedText.isMirrored(in: widget) ? width - margin - label.width : margin
    label.draw(on: cairo, x: x, y: (height - label.height) / 2)
  }
}
