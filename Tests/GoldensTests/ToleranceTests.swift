import Flipbook
import Goldens
import Imaging
import TestSupport
import Testing

@Suite("Tolerance")
struct ToleranceTests {
  private func compare(
    _ a: Bitmap, _ b: Bitmap, perPixel: Double = 0.1, mean: Double = 2
  ) -> ToleratedDifference {
    ToleratedDifference(
      expected: a, actual: b,
      tolerance: Tolerance(perPixel: perPixel, mean: mean, because: "a test"))
  }

  /// What lies to the left of a line is black, by areas.
  ///
  /// The line goes through (`x`, 0), and by `slope` to the right for each row down.
  private func edge(at x: Double, slope: Double = 0, isFlipped: Bool = false) -> Bitmap {
    var picture = Bitmap(width: 40, height: 40, fill: .white)
    for row in 0..<40 {
      for column in 0..<40 {
        // Exact along the row, and by 64 lines down it.
        var inside = 0.0
        for j in 0..<64 {
          let border = x + slope * (Double(row) + (Double(j) + 0.5) / 64)
          inside += min(max(border - Double(column), 0), 1) / 64
        }
        let level = UInt8(255 - (255 * inside).rounded())
        let pixel = RGBA8(red: level, green: level, blue: level, alpha: 255)
        if isFlipped { picture[row, column] = pixel } else { picture[column, row] = pixel }
      }
    }
    return picture
  }

  @Test("an edge that moves by a pixel is a difference; by a twentieth or a quarter it is not")
  func edges() {
    for isFlipped in [false, true] {
      for slope in [0, 0.31, 1, -0.7] {
        for start in [20, 20.25, 20.5, 20.8] {
          let a = edge(at: start, slope: slope / 4, isFlipped: isFlipped)
          func moved(by step: Double) -> ToleratedDifference {
            compare(a, edge(at: start + step, slope: slope / 4, isFlipped: isFlipped), mean: 20)
          }
          #expect(!moved(by: 1).isWithin && !moved(by: -1).isWithin, "\(slope) \(start)")
          #expect(moved(by: 0.05).isWithin && moved(by: -0.05).isWithin, "\(slope) \(start)")
        }
        // From within a pixel to within the same pixel, beyond the bound for pixels.
        let a = edge(at: 20.3, slope: slope / 100, isFlipped: isFlipped)
        let result = compare(
          a, edge(at: 20.55, slope: slope / 100, isFlipped: isFlipped), mean: 20)
        #expect(result.isWithin && result.antialiasedCount > 30, "\(result.summary)")
      }
    }
  }

  @Test("no anti-aliasing excuses a line of one pixel that moves")
  func hairline() {
    var (a, b) = (Bitmap(width: 20, height: 20, fill: .white), Bitmap(width: 20, height: 20))
    b = a
    for y in 0..<20 {
      a[10, y] = .black
      b[11, y] = .black
    }
    let result = compare(a, b, mean: 255)
    #expect(result.pixelCount == 40 && !result.isWithin)
  }

  @Test("a faint change everywhere is within the bound for pixels and fails that of the mean")
  func faint() {
    let a = Bitmap(width: 64, height: 64, fill: RGBA8(red: 90, green: 90, blue: 90, alpha: 255))
    let b = Bitmap(width: 64, height: 64, fill: RGBA8(red: 90, green: 91, blue: 90, alpha: 255))
    let result = compare(a, b, mean: 0.5)
    #expect(result.pixelCount == 0 && result.exact.meanDifference == 1 && !result.isWithin)
    #expect(
      result.summary.hasPrefix("the mean difference of 1 levels is beyond 0.5; 4096 pixels differ"))
    #expect(compare(a, b, mean: 1).isWithin)
  }

  @Test("black, white and colours against nothing are the largest differences there are")
  func againstNothing() {
    let clear = Bitmap(width: 4, height: 4)
    for color in [RGBA8.black, .white] {
      let result = compare(clear, Bitmap(width: 4, height: 4, fill: color))
      #expect(result.pixelCount == 16 && result.largestDistance > 0.96)
    }
  }

  @Test("a bound of 0 lets no pixel differ, by whatever byte, without anti-aliasing's excuse")
  func zero() {
    let pixels: [UInt32] = [0, 0xff00_0000, 0x8040_2010, 0xffff_ffff, 0x0100_0000]
    for pixel in pixels {
      for byte: UInt32 in [0, 8, 16, 24] {
        let a = Bitmap(width: 5, height: 5, fill: RGBA8(packed: pixel))
        let b = Bitmap(width: 5, height: 5, fill: RGBA8(packed: pixel ^ (1 << byte)))
        #expect(compare(a, b, perPixel: 0, mean: 255).pixelCount == 25)
      }
    }
  }

  @Test("greys differ by their levels, as the documentation says")
  func greys() {
    func distance(_ levels: UInt8) -> Double {
      let grey = RGBA8(red: levels, green: levels, blue: levels, alpha: 255)
      return compare(
        Bitmap(width: 1, height: 1, fill: .black), Bitmap(width: 1, height: 1, fill: grey)
      )
      .largestDistance
    }
    #expect((distance(10) * 1000).rounded() == 38)
    #expect((distance(26) * 100).rounded() == 10)
  }

  @Test("bounds out of range are moved into it, and NaN allows nothing")
  func bounds() {
    let wide = Tolerance(perPixel: 7, mean: 1e9, because: "")
    #expect(wide.perPixel == 1 && wide.mean == 255)
    let none = Tolerance(perPixel: .nan, mean: -.infinity, because: "")
    #expect(none.perPixel == 0 && none.mean == 0)
  }

  @Test("another size is beyond any tolerance")
  func size() {
    let result = compare(
      Bitmap(width: 3, height: 3), Bitmap(width: 3, height: 4), perPixel: 1, mean: 255)
    #expect(!result.isWithin && result.summary.contains("3 × 4"))
  }

  @Test(
    "a film's tolerance lets its pictures pass, says so with its reason, and updates leave them")
  func film() throws {
    let folder = try TemporaryFolder()
    var check = GoldenCheck(folder)
    check.isUpdating = true
    _ = check.run([Squares()], areAll: true)
    let before = try folder.snapshot()
    var film = Squares(changed: [3])
    film.tolerance = Tolerance(perPixel: 1, mean: 255, because: "colours are not settled")
    let report = check.run([film], areAll: true)
    #expect(report.isPassed && report.results.allSatisfy { !$0.isFailure })
    #expect(report.results[3].description.contains("(colours are not settled): 36 pixels differ"))
    #expect(try folder.snapshot() == before)
    film.tolerance = Tolerance(perPixel: 0.1, mean: 255, because: "colours are not settled")
    check.isUpdating = false
    let strict = check.run([film], areAll: true)
    #expect(strict.results.filter(\.isFailure).map(\.moment.name) == ["m3"])
    #expect(strict.results[3].description.contains("36 pixels are beyond the tolerance of 0.1"))
  }
}
