import CairoDrawing
import RefreshModel
import SceneModel
import Translations

/// The announcements of the controls for assistive technology.
extension ControlHost {
  /// Returns the announcement of `effect`, or `nil` if there is nothing to announce.
  func announcement(of effect: SceneEffect) -> String? {
    guard livePeer != nil else { return nil }
    let parts: [String?]
    switch effect {
    case .stateChanged(let side, let from, let to):
      parts = [title(of: side, from: from, to: to), resultDetail(on: side, from: from, to: to)]
    case .actionChanged(let action):
      let actions = header?.actions ?? []
      parts = [actions.indices.contains(action) ? actions[action].title : nil]
    default: parts = []
    }
    let said = parts.compactMap(\.self).filter { !$0.isEmpty }
    return said.isEmpty ? nil : said.joined(separator: ", ")
  }

  /// Returns the current title of the control on `side`, or `nil` if there is no control.
  func title(of side: ControlSide) -> String? {
    livePeer?.scene.control(side).flatMap { title(of: side, in: $0.state) }
  }

  /// Counts rows that were inserted while the control on `side` works.
  ///
  /// The announcement of its end contains their number.
  func noteNewRows(_ count: Int, by side: ControlSide) {
    sides[side].newRows = min(sides[side].newRows + count, RowHeights.largestCount)
  }

  private func texts(of side: ControlSide) -> ControlTexts? {
    guard case .header(let header) = self[side] else { return self[side]?.texts }
    return header.style(forFailure: sides.header.work.failureMessage).texts
  }

  /// Returns the title of the control on `side` in `state`.
  ///
  /// A control without titles uses the default titles.
  private func title(of side: ControlSide, in state: RefreshState) -> String? {
    guard let peer = livePeer, let texts = texts(of: side) else { return nil }
    let own = texts.title(
      for: state, in: peer.scene.axis.orientation, translation: peer.translation)
    let isLacking = state == .failure && texts[.failure] == nil
    guard isLacking || own.isEmpty && state != .idle else { return own }
    let usual: ControlTexts = side == .header ? .svPull : .svPullFooter
    return usual.title(for: state, in: peer.scene.axis.orientation, translation: peer.translation)
  }

  private func title(of side: ControlSide, from: RefreshState, to: RefreshState) -> String? {
    switch to {
    case .pulling, .floorArmed, .floorOpen, .refreshing, .success, .failure, .noMoreData:
      return title(of: side, in: to)
    // Waiting work is announced when the control becomes visible.
    case .willRefresh: return nil
    case .idle:
      guard from == .refreshing else { return from == .pulling ? title(of: side, in: .idle) : nil }
      // The style shows no result, but the result is still announced. Cancellation is not: the user
      // caused it.
      let texts = texts(of: side)
      switch livePeer?.scene.control(side)?.lastResult {
      case .success: return texts?[.success].flatMap { _ in title(of: side, in: .success) }
      case .failure: return title(of: side, in: .failure)
      case .noMore, .cancelled, nil: return nil
      }
    }
  }

  /// Returns the number of new rows or the reason of a failure after work on `side`, or `nil` if
  /// there is nothing to announce.
  private func resultDetail(on side: ControlSide, from: RefreshState, to: RefreshState) -> String? {
    guard from == .refreshing, let peer = livePeer,
      let result = peer.scene.control(side)?.lastResult
    else { return nil }
    switch result {
    case .failure:
      let reason = sides[side].work.reason
      return reason == title(of: side, in: .failure) ? nil : reason
    case .success, .noMore:
      let count = sides[side].newRows
      return count > 0 ? peer.translation(.newRows, count) : nil
    case .cancelled: return nil
    }
  }
}

extension PluralMessage {
  fileprivate static let newRows = PluralMessage("NewRows", "%s new row", "%s new rows")
}
