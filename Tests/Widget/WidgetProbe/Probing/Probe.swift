/// A test on real widgets, in a process of its own whose main thread runs GTK.
@MainActor struct Probe {
  /// The exit code without a display.
  nonisolated static let noDisplay: Int32 = 77

  /// The word on the command line.
  let name: String
  /// The test.
  let run: (Report) -> Void

  /// All probes.
  static let all =
    lifetimeProbes + binProbes + inputProbes + badInputProbes + handlerProbes + loopProbes
    + reentrancyProbes + keyProbes + pointerProbes + touchpadProbes + ghostFingerProbes
    + nestedProbes
    + adjustmentProbes + callbackProbes + scrollingProbes + controlProbes
    + controlInputProbes + controlChangeProbes + noMoreDataProbes + ownStyleProbes
    + lastUpdatedProbes + lastUpdatedStoreProbes + clockProbes + languageProbes
    + playbackProbes + pagerProbes + controlLifeProbes
    + controlPlaceProbes + recordingProbes + featureProbes + environmentProbes + feedbackProbes
    + redrawingProbes
    + pagerListProbes
    + endingProbes
    + styleProbes + controlStyleProbes + controlNameProbes + firstUseProbes + rowPartsProbes
    + textScaleProbes + themeProbes + cellProbes + inspectionProbes

  /// The probe called `name`.
  static func named(_ name: String) -> Probe? {
    all.first { $0.name == name }
  }
}
