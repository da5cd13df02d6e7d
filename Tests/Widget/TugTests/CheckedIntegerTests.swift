import GtkBridge
import Testing

struct CheckedIntegerTests {
  @Test(
    "A number out of range gives nil",
    arguments: [
      Double.nan, .infinity, -.infinity, 1e300, -1e300, 2_147_483_648, -2_147_483_649,
    ])
  func whatDoesNotFitIsNil(_ value: Double) {
    #expect(Int32(checked: value) == nil)
  }

  @Test("The whole range is converted")
  func theWholeRangeFits() {
    #expect(Int32(checked: 2_147_483_647.9) == .max)
    #expect(Int32(checked: -2_147_483_648.9) == .min)
    #expect(Int(checked: 9_223_372_036_854_774_784) == 9_223_372_036_854_774_784)
    #expect(Int(checked: 9_223_372_036_854_775_808) == nil)
    #expect(Int(checked: -9_223_372_036_854_775_808) == .min)
    #expect(UInt8(checked: 255.5) == 255)
    #expect(UInt8(checked: 256) == nil)
    #expect(UInt8(checked: -0.5) == 0)
    #expect(UInt8(checked: -1) == nil)
    #expect(Int32(checked: -3.7) == -3)
  }
}
