import Testing

@testable import Tug
@testable import tug_demo

/// The inspector's data and texts, without its widgets.
@Suite("The inspector") struct InspectorTests {
  private func sample(_ time: Double, _ offset: Double = 0) -> MotionSample {
    MotionSample(time: time, offset: offset, rest: 0...100)
  }

  // MARK: Samples

  @Test("The last samples are kept in order, up to capacity")
  func ring() {
    var samples = MotionSamples()
    #expect(samples.last == nil && samples.visible(at: 0).isEmpty && samples.isLevel(at: 0))
    for number in 0..<(MotionSamples.capacity + 7) { samples.add(sample(Double(number))) }
    let times = samples.all.map(\.time)
    #expect(times.count == MotionSamples.capacity)
    #expect(times == (7..<(MotionSamples.capacity + 7)).map(Double.init))
    #expect(samples.last?.time == times.last)
    samples.add(sample(times[times.count - 1], 5))
    #expect(samples.all.count == times.count && samples.last?.offset == 5)
  }

  @Test("Samples of another list replace the old ones")
  func anew() {
    var samples = MotionSamples()
    samples.add(sample(7))
    samples.add(sample(1))
    #expect(samples.all.map(\.time) == [1])
  }

  @Test("The last five seconds are visible, with the sample before")
  func visible() {
    var samples = MotionSamples()
    for number in 0..<10 { samples.add(sample(Double(number))) }
    #expect(samples.visible(at: 9).map(\.time) == [4, 5, 6, 7, 8, 9])
    #expect(samples.visible(at: 100).map(\.time) == [9])
  }

  @Test("A plot without motion is level")
  func level() {
    var samples = MotionSamples()
    samples.add(sample(1, 0))
    samples.add(sample(2, 10))
    samples.add(sample(3, 10))
    #expect(!samples.isLevel(at: 3))
    #expect(!samples.isLevel(at: 6.9))
    #expect(samples.isLevel(at: 7.1))
  }

  // MARK: Scale

  @Test(
    "The range covers all values and ends at round numbers",
    arguments: [[0], [-53.7, 12], [1e6, 1e6 + 1], [-1e9, 1e9], [0.001], []] as [[Double]])
  func range(values: [Double]) {
    let scale = PlotScale(of: values)
    #expect(values.allSatisfy { (0.01...0.99).contains(scale.fraction(of: $0)) })
    let span = scale.range.upperBound - scale.range.lowerBound
    #expect(span >= PlotScale.minimumSpan)
    for end in [scale.range.lowerBound, scale.range.upperBound] {
      #expect((end / scale.step).rounded() * scale.step == end)
    }
    #expect((3...8).contains(scale.rounds.count))
  }

  @Test("The range includes near limits, not distant ones")
  func bounds() {
    let scale = PlotScale(of: [0, .nan, .infinity], bounds: [-54, 5000, .infinity, -.infinity])
    #expect(scale.range.contains(-54))
    #expect(scale.range.upperBound < 500)
  }

  @Test("A greater value is higher in the plot")
  func fraction() {
    let scale = PlotScale(of: [-100, 100])
    #expect(scale.fraction(of: scale.range.upperBound) == 0)
    #expect(scale.fraction(of: scale.range.lowerBound) == 1)
    #expect(scale.fraction(of: 50) < scale.fraction(of: -50))
  }

  // MARK: Frames and events

  @Test("The last frames are kept, and late ones counted")
  func frames() {
    var times = FrameTimes()
    #expect(times.longest == 0 && times.late(than: 0.016) == 0)
    for _ in 0..<FrameTimes.capacity { times.add(0.02) }
    times.add(0.03)
    times.add(-1)
    times.add(.nan)
    #expect(times.seconds.count == FrameTimes.capacity)
    #expect(times.longest == 0.03)
    #expect(times.late(than: 0.016) == FrameTimes.capacity - 2)
  }

  @Test("The log is bounded, with one line per event")
  func log() {
    var log = EventLog()
    for number in 0..<(EventLog.capacity + 3) {
      log.add(.scroll(.willBeginDragging), at: Double(number))
    }
    #expect(log.lines.count == EventLog.capacity)
    #expect(log.lines.first == "3.000  willBeginDragging")
    log.add(.announcement("Two\nlines\r\n"), at: 1)
    #expect(log.lines.last == "1.000  announcement “Two lines ”")
    #expect(log.lines.count == EventLog.capacity)
  }

  @Test("Events have their names in the API")
  func names() {
    #expect(
      EventLog.text(of: .stage(.header, from: .idle, to: .pulling))
        == "refreshStage idle → pulling")
    #expect(
      EventLog.text(of: .stage(.footer, from: .settling, to: .refreshing))
        == "loadStage settling → refreshing")
    #expect(
      EventLog.text(of: .scroll(.willEndDragging(velocity: -812.34, target: 0)))
        == "willEndDragging −812.3 pt/s → 0.0")
    #expect(
      EventLog.text(of: .scroll(.didEndDragging(willDecelerate: true)))
        == "didEndDragging(willDecelerate: true)")
    #expect(EventLog.text(of: .scroll(.didEndScrollingAnimation)) == "didEndScrollingAnimation")
  }

  @Test("Numbers are rounded; a missing one is a dash")
  func numbers() {
    #expect(NumberText.points(-0.04) == "0.0")
    #expect(NumberText.points(-1234.56) == "−1234.6")
    #expect(NumberText.seconds(1.0004) == "1.000")
    #expect(NumberText.percent(0.537) == "54 %")
    #expect(NumberText.milliseconds(0.016_667) == "16.7")
    #expect(NumberText.whole(-0.4) == "0")
    #expect(NumberText.points(.infinity) == "—" && NumberText.points(.nan) == "—")
    #expect(NumberText.points(1e300) == "—")
  }
}
