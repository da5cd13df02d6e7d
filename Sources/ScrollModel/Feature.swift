/// The rows of the table of features that refresh controls have, by group.
///
/// The raw value is the row's name in `docs/features.md` and for `scripts/features --break`. In a debug
/// build the environment's `TUG_BREAK` takes one of them away, so that a test can be seen to fail
/// without it; a release build has no such switch. Source: refresh controls reference, section 2.
public enum Feature: String, CaseIterable, Sendable {
  // MARK: Placement

  /// Header above content (content moves).
  case headerAbove = "header-above"
  /// Overlay indicator (content stays / clamping).
  case overlay
  /// Pull-up-and-release footer (back footer).
  case backFooter = "back-footer"
  /// Auto (infinite) footer inside content.
  case autoFooter = "auto-footer"
  /// Pull from bottom with arrow/title (mirrored header).
  case mirroredHeader = "mirrored-header"
  /// Horizontal trailer / left-right refresh.
  case trailer
  /// Indicator inside list at chosen place (locator).
  case locator
  /// Spinner styles behind / front / fill layout.
  case fixedPlacements = "fixed-placements"
  /// Second floor (two-level) page.
  case secondFloor = "second-floor"
  /// Reversed lists (chat).
  case reversedList = "reversed-list"
  /// Ignore part of inset when placing (top/bottom/right).
  case ignoredInset = "ignored-inset"

  // MARK: States

  /// Idle / pulling / refreshing.
  case basicStates = "basic-states"
  /// Will-refresh (asked before visible).
  case willRefresh = "will-refresh"
  /// No-more-data + reset.
  case noMoreData = "no-more-data"
  /// Success / failed result shown, dwell time.
  case resultDwell = "result-dwell"
  /// Separate "released, settling" and "finishing" states.
  case settlingAndFinishing = "settling-and-finishing"
  /// Public state change callback.
  case stateCallback = "state-callback"

  // MARK: Trigger

  /// Trigger on release past threshold.
  case triggerOnRelease = "trigger-on-release"
  /// Trigger on reach, finger still down.
  case triggerOnReach = "trigger-on-reach"
  /// Trigger after hold delay (back-out window).
  case triggerAfterHold = "trigger-after-hold"
  /// Configurable trigger distance / rate.
  case triggerDistance = "trigger-distance"
  /// Drag back cancels before release.
  case dragBackCancels = "drag-back-cancels"
  /// Auto-trigger percent / prefetch distance.
  case prefetchPercent = "prefetch-percent"
  /// Limit auto triggers per drag (autoTriggerTimes / onlyRefreshPerDrag).
  case timesPerDrag = "times-per-drag"
  /// Tap footer to load.
  case tapToLoad = "tap-to-load"
  /// Load when content shorter than view.
  case shortContentLoad = "short-content-load"
  /// Trigger during deceleration (switchable).
  case flingTrigger = "fling-trigger"
  /// Programmatic begin with reveal animation.
  case programmaticBegin = "programmatic-begin"
  /// Animation-only begin (no callback).
  case animationOnlyBegin = "animation-only-begin"
  /// Refresh on start / auto if data expired.
  case refreshOnStart = "refresh-on-start"
  /// Keyboard refresh key.
  case refreshKey = "refresh-key"
  /// Header and footer mutually exclusive or simultaneous (option).
  case exclusiveControls = "exclusive-controls"

  // MARK: Progress

  /// pullingPercent exposed.
  case pullShare = "pull-share"
  /// Alpha follows pull.
  case opacityFollowsPull = "opacity-follows-pull"
  /// Image sequence follows pull.
  case imageSequence = "image-sequence"
  /// Horizontal finger position passed.
  case fingerPosition = "finger-position"

  // MARK: Physics

  /// Drag rate / friction knob.
  case dragRate = "drag-rate"
  /// Max drag distance.
  case maximumDrag = "maximum-drag"
  /// Custom spring / interpolator / durations.
  case springsAndDurations = "springs-and-durations"
  /// Disable all animations.
  case animationsOff = "animations-off"
  /// Pure over-scroll mode (bounce without refresh).
  case pureOverscroll = "pure-overscroll"
  /// Block content interaction while refreshing.
  case blockedContent = "blocked-content"
  /// Nested scrolling.
  case nestedScrolling = "nested-scrolling"
  /// Keeps position of new rows after load.
  case rowsKeepPlace = "rows-keep-place"
  /// Stops deceleration / re-anchors finger at end.
  case reanchoring
  /// Inset follows scroll while refreshing (sticky headers ok).
  case insetFollowsScroll = "inset-follows-scroll"

  // MARK: Look

  /// Arrow + spinner + title.
  case arrowSpinnerTitle = "arrow-spinner-title"
  /// Subtitle line.
  case subtitle
  /// Titles settable per state.
  case titlesPerState = "titles-per-state"
  /// Custom view per state / subclass.
  case ownDrawing = "own-drawing"
  /// Gif / image per state with duration.
  case imagesPerState = "images-per-state"
  /// Colours / font settable.
  case coloursAndFont = "colours-and-font"
  /// Hide title, hide time, hide spinner separately.
  case hiddenParts = "hidden-parts"
  /// Many ready styles (bezier, wave, game, ...).
  case readyStyles = "ready-styles"

  // MARK: Time

  /// Last-updated time shown.
  case lastUpdated = "last-updated"
  /// Keyed persistent storage.
  case keyedStorage = "keyed-storage"
  /// Custom time text.
  case ownTimeText = "own-time-text"
  /// Expiry interval.
  case expiry

  // MARK: i18n

  /// Built-in languages.
  case languages
  /// Live language switch.
  case liveLanguage = "live-language"
  /// App-supplied string files.
  case suppliedStrings = "supplied-strings"
  /// RTL / mirrored layout.
  case mirroredLayout = "mirrored-layout"

  // MARK: Lifecycle

  /// Begin / end completion callbacks.
  case completions
  /// End-animation-begin callback.
  case endAnimationCallback = "end-animation-callback"
  /// End with delay / minimum show time.
  case endDelay = "end-delay"
  /// Restore refreshing after re-creation.
  case restoration
  /// Show/hide control at runtime keeps insets right.
  case replacement
  /// Global default builders / config.
  case globalDefaults = "global-defaults"
  /// Page bookkeeping helper.
  case pager

  // MARK: Env

  /// Haptic at threshold.
  case haptic
  /// Safe area / adjusted inset aware.
  case adjustedInset = "adjusted-inset"
  /// Rotation / resize while refreshing handled.
  case resizing
  /// Mouse wheel / touchpad pull.
  case wheelAndTouchpad = "wheel-and-touchpad"
  /// Accessibility announcement / action.
  case announcements
  /// Reduced-motion preference.
  case reducedMotion = "reduced-motion"
  /// Dark mode / theme colours.
  case themeColours = "theme-colours"

  // MARK: Switch

  /// Whether the engine has it: always, but for the one that a debug build was told to go without.
  @inline(__always) package var isOn: Bool {
    #if DEBUG
      self != Self.broken
    #else
      true
    #endif
  }
}

#if DEBUG
  import Glibc

  extension Feature {
    /// The feature that the environment takes away; nil for none.
    static let broken: Feature? =
      getenv("TUG_BREAK").flatMap { Feature(rawValue: String(cString: $0)) }
  }
#endif
