import ScrollPhysics
import TestSupport
import Testing

@Suite("Rubber band")
struct RubberBandTests {
  @Test("The band, its slope and its inverse match the vectors")
  func vectors() throws {
    let table = try CSVTable.vectors("rubberband")
    for row in table.rows {
      let band = RubberBand(dimension: try row.number("viewport"))
      let pull = try row.number("overpull_x")
      let shown = try row.number("displayed_y_c055")
      #expect(abs(band.displacement(forPull: pull) - shown) <= 1e-4)
      if pull > 0 {
        #expect(abs(band.slope(atPull: pull) - (try row.number("slope_dy_dx"))) <= 1e-6)
      }
      let back = band.pull(forDisplacement: band.displacement(forPull: pull))
      #expect(abs(back - (try row.number("inverse_x_of_y"))) <= 1e-4)
    }
    #expect(table.rows.count == 75)
  }

  @Test("The slope just past the edge is the coefficient, inside 1")
  func slopeAtTheEdge() {
    let band = RubberBand(dimension: 640)
    #expect(abs(band.slope(atPull: 1e-9) - 0.55) <= 1e-9)
    #expect(band.slope(atPull: 0) == 1)
    #expect(band.slope(atPull: -5) == 1)
  }

  @Test("The inverse returns the pull of a shown displacement")
  func inverse() throws {
    let table = try CSVTable.vectors("rubberband_inverse")
    for row in table.rows {
      let band = RubberBand(dimension: try row.number("viewport"))
      let shown = try row.number("displayed_y")
      let pull = band.pull(forDisplacement: shown)
      #expect(abs(pull - (try row.number("raw_x"))) <= 1e-4)
      if shown > 0 {
        #expect(abs(band.slope(atPull: pull) - (try row.number("slope_at_x"))) <= 1e-6)
      }
    }
    #expect(table.rows.count == 45)
  }

  @Test("A viewport of 960 points shows the published displacements")
  func publishedTable() {
    let band = RubberBand(dimension: 960)
    for (pull, shown) in [(100.0, 52.02), (400, 178.98), (960, 340.65)] {
      #expect(abs(band.displacement(forPull: pull) - shown) < 0.01)
    }
  }

  @Test("A viewport of 568 points needs the reference's travel")
  func fingerTravel() {
    let band = RubberBand(dimension: 568)
    let table = [
      (30.0, 57.59), (44, 86.72), (54, 108.5), (60, 121.98), (65, 133.45), (100, 220.67),
    ]
    for (shown, pull) in table {
      #expect(abs(band.pull(forDisplacement: shown) - pull) < 0.01)
    }
  }

  @Test("A release scales velocity by the slope, as in the vectors")
  func releaseVelocity() throws {
    let table = try CSVTable.vectors("release_velocity_scaling")
    for row in table.rows {
      let band = RubberBand(dimension: try row.number("viewport"))
      let pull = try row.number("raw_overpull")
      let shown = band.displacement(forPull: pull)
      #expect(abs(shown - (try row.number("displayed"))) <= 1e-4)
      #expect(abs(band.slope(atPull: pull) - (try row.number("slope"))) <= 1e-6)
      let velocity = try row.number("finger_velocity") * band.slope(atPull: pull)
      #expect(abs(velocity - (try row.number("displayed_velocity_C1"))) <= 1e-3)
      let spring = Spring(from: shown, velocity: velocity, to: 0)
      let top = try row.number("peak_w10_scaled")
      #expect(abs(spring.position(at: try row.number("t_peak_w10")) - top) <= 1e-4)
      #expect(abs(spring.extremePosition - top) <= 1e-4)
    }
    #expect(table.rows.count == 36)
  }

  @Test("Without a coefficient the content follows 1:1")
  func off() {
    let band = RubberBand(coefficient: nil, dimension: 640)
    #expect(band.displacement(forPull: 1000) == 1000)
    #expect(band.pull(forDisplacement: 1000) == 1000)
    #expect(band.slope(atPull: 1000) == 1)
  }

  @Test("A viewport without length shows no overscroll")
  func noLength() {
    for dimension in [0.0, -10] {
      let band = RubberBand(dimension: dimension)
      #expect(band.displacement(forPull: 100) == 0)
      #expect(band.pull(forDisplacement: 100) == 0)
      #expect(band.slope(atPull: 100) == 0)
    }
  }

  @Test("A displacement beyond the band has a finite pull")
  func beyondTheBand() {
    let band = RubberBand(dimension: 640)
    for shown in [640.0, 641, 1e9] {
      #expect(band.pull(forDisplacement: shown).isFinite)
      #expect(abs(band.displacement(forPull: band.pull(forDisplacement: shown)) - 640) < 1e-4)
    }
  }
}
