import CairoDrawing
import Testing

@Suite struct ContactSheetTests {
  private let red = Color(red: 1, green: 0, blue: 0)

  private func frames(_ count: Int, width: Double = 40, height: Double = 30) -> [ContactSheet.Frame]
  {
    (0..<count).map { number in
      ContactSheet.Frame(time: Double(number) / 4, width: width, height: height) {
        $0.fill(Rect(x: -500, y: -500, width: 1000, height: 1000), red)
      }
    }
  }

  @Test func framesAreInRowsWithinTheirCells() throws {
    let text = try TextRenderer()
    let pixels = try ContactSheet(columns: 3).picture(of: frames(5), text: text).pixels()
    #expect(pixels.width == 16 + 3 * 56)
    #expect(pixels.height == 16 + 2 * (30 + 24 + 16))
    #expect(pixels.count(of: 255, 0, 0) == 5 * 40 * 30)
    for column in 0..<3 { #expect(pixels[16 + 56 * column, 16]?.green == 0) }
    #expect(pixels[16 + 56 * 2, 16 + 70]?.green != 0, "the sixth cell is empty")
  }

  @Test func zoomAndScaleMultiply() throws {
    var sheet = ContactSheet(columns: 2, scale: 2)
    sheet.zoom = 0.5
    let pixels = try sheet.picture(of: frames(2), text: TextRenderer()).pixels()
    #expect(pixels.count(of: 255, 0, 0) == 2 * 40 * 30)
    #expect(pixels.width == 2 * (16 + 2 * 36))
  }

  @Test func framesAreDrawnOnceInOrder() throws {
    var order: [Double] = []
    let frames = [0.5, 0.25, 2].map { time in
      ContactSheet.Frame(time: time, width: 10, height: 10) { _ in order.append(time) }
    }
    _ = try ContactSheet(columns: 8).picture(of: frames, text: TextRenderer())
    #expect(order == [0.5, 0.25, 2])
  }

  @Test func invalidSheetsAreRefused() throws {
    let text = try TextRenderer()
    #expect(throws: CanvasError.self) { try ContactSheet(columns: 3).picture(of: [], text: text) }
    #expect(throws: CanvasError.self) {
      try ContactSheet(columns: 1).picture(of: frames(1, width: .nan), text: text)
    }
    #expect(throws: CanvasError.self) {
      try ContactSheet(columns: 1).picture(of: frames(600), text: text)
    }
    var sheet = ContactSheet(columns: -4)
    #expect(sheet.columns == 1)
    sheet.columns = 0
    #expect(try sheet.picture(of: frames(2), text: text).pixels().width == 16 + 56)
    sheet.zoom = 0
    #expect(throws: CanvasError.self) { try sheet.picture(of: frames(1), text: text) }
  }

  @Test func captionsHaveThreeDecimals() {
    #expect(ContactSheet.caption(0) == "0.000 s")
    #expect(ContactSheet.caption(1.0 / 3) == "0.333 s")
    #expect(
      ContactSheet.caption(12.0405) == "12.041 s" || ContactSheet.caption(12.0405) == "12.040 s")
    #expect(ContactSheet.caption(0.9996) == "1.000 s")
    #expect(ContactSheet.caption(-0.25) == "-0.250 s")
    #expect(ContactSheet.caption(.infinity) == "–")
    #expect(ContactSheet.caption(1e300) == "–")
  }
}
