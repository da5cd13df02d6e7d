import CairoDrawing
import Recording
import RefreshModel

/// The program's header or footer, for code that treats both alike.
enum HeaderOrFooter {
  case header(RefreshHeader)
  case footer(LoadMoreFooter)

  /// Returns the native control of `side`.
  @MainActor static func native(_ side: ControlSide) -> HeaderOrFooter {
    switch side {
    case .header: .header(RefreshHeader(.native))
    case .footer: .footer(LoadMoreFooter(.native))
    }
  }

  /// Returns the program's default control of `side`.
  @MainActor static func usual(_ side: ControlSide) -> HeaderOrFooter {
    switch side {
    case .header: .header(RefreshHeader())
    case .footer: .footer(LoadMoreFooter())
    }
  }

  /// The side that the control is on.
  var side: ControlSide {
    switch self {
    case .header: .header
    case .footer: .footer
    }
  }

  /// The policy and the callbacks of the control.
  var settings: ControlSettings {
    get {
      switch self {
      case .header(let header): header.settings
      case .footer(let footer): footer.settings
      }
    }
    set {
      change {
        $0.settings = newValue
      } footer: {
        $0.settings = newValue
      }
    }
  }

  /// The title of each state.
  var texts: ControlTexts {
    get { style.texts }
    set {
      change {
        $0.texts = newValue
      } footer: {
        $0.texts = newValue
      }
    }
  }

  /// The visible parts of the control, with their colours, fonts and images.
  var parts: ControlParts {
    get { style.parts }
    set {
      change {
        $0.style.parts = newValue
      } footer: {
        $0.style.parts = newValue
      }
    }
  }

  var style: any ControlStyle {
    switch self {
    case .header(let header): header.style
    case .footer(let footer): footer.style
    }
  }

  /// The titles of the system whose style the control has, or `nil` if the style is the program's.
  var systemTexts: ControlTexts? {
    switch self {
    case .header(let header): header.name?.style.texts
    case .footer(let footer): footer.name?.style.texts
    }
  }

  /// The description of the control for a recording.
  var description: ControlDescription {
    switch self {
    case .header(let header): header.description
    case .footer(let footer): footer.description
    }
  }

  private mutating func change(
    header changeHeader: (inout RefreshHeader) -> Void,
    footer changeFooter: (inout LoadMoreFooter) -> Void
  ) {
    switch self {
    case .header(var header):
      changeHeader(&header)
      self = .header(header)
    case .footer(var footer):
      changeFooter(&footer)
      self = .footer(footer)
    }
  }
}
