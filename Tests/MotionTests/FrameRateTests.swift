import Motion
import Numerics
import Testing

@Suite("FrameRate") struct FrameRateTests {
  @Test(
    "reads whole numbers, decimals and fractions into lowest terms",
    arguments: [
      ("60", 60, 1), ("29.97", 2997, 100), ("30000/1001", 30000, 1001), ("23.976", 2997, 125),
      ("24.0", 24, 1), ("0.5", 1, 2), ("120/2", 60, 1), ("1000000", 1_000_000, 1),
      ("007", 7, 1), ("12.500000000000000000000000", 25, 2), ("1/3600", 1, 3600),
      ("59.94005994005994", 2_997_002_997_002_997, 50_000_000_000_000),
    ] as [(String, Int, Int)])
  func reading(text: String, numerator: Int, denominator: Int) throws {
    let rate = try FrameRate(text)
    #expect(rate.numerator == numerator && rate.denominator == denominator)
    #expect(try FrameRate(rate.description) == rate)
  }

  @Test(
    "refuses what is no rate, and says what to write",
    arguments: [
      ("", .notANumber("")), ("fast", .notANumber("fast")), ("nan", .notANumber("nan")),
      ("inf", .notANumber("inf")), ("1e3", .notANumber("1e3")), ("30.", .notANumber("30.")),
      (".5", .notANumber(".5")), ("1/2/3", .notANumber("1/2/3")),
      ("29.97/1", .notANumber("29.97/1")),
      ("+60", .notANumber("+60")), (" 60", .notANumber(" 60")), ("1.2.3", .notANumber("1.2.3")),
      ("٦٠", .notANumber("٦٠")), ("-", .notANumber("-")), ("/", .notANumber("/")),
      ("0", .zero("0")), ("0.0", .zero("0.0")), ("0/5", .zero("0/5")), ("5/0", .zero("5/0")),
      ("-0", .zero("-0")), ("-30", .negative("-30")), ("-30000/1001", .negative("-30000/1001")),
      ("1000001", .tooFast("1000001")), ("1000000.1", .tooFast("1000000.1")),
      ("99999999999999999999", .tooLong("99999999999999999999")),
      ("59.940059940059940059", .tooLong("59.940059940059940059")),
      ("0.0000000000000000001", .tooLong("0.0000000000000000001")),
      ("1/99999999999999999999", .tooLong("1/99999999999999999999")),
    ] as [(String, FrameRateError)])
  func refusing(text: String, error: FrameRateError) {
    #expect(throws: error) { try FrameRate(text) }
    #expect(error.description.contains("'\(text)'"))
  }

  @Test("refuses terms that make no rate")
  func refusingTerms() {
    #expect(throws: FrameRateError.zero("0")) { try FrameRate(0, over: 1) }
    #expect(throws: FrameRateError.zero("1/0")) { try FrameRate(1, over: 0) }
    #expect(throws: FrameRateError.negative("60/-1")) { try FrameRate(60, over: -1) }
    #expect(throws: FrameRateError.tooFast("9223372036854775807")) { try FrameRate(.max, over: 1) }
    #expect(throws: FrameRateError.negative("-9223372036854775808/-9223372036854775808")) {
      try FrameRate(.min, over: .min)
    }
    #expect(throws: Never.self) { try FrameRate(.max, over: .max - 1) }
  }

  @Test(
    "counts frames by rounding up exactly",
    arguments: [
      (2.02, "24", 49), (10, "30000/1001", 300), (10, "29.97", 300), (0.7, "15", 11),
      (0.001, "60", 1), (1, "60", 60), (0.1, "10", 1), (0.3, "10", 3), (1.1, "10", 11),
      (1001, "30000/1001", 30000), (0, "60", 0), (-1, "60", 0), (.nan, "60", 0),
      (0.000_000_4, "60", 0), (0.000_000_6, "60", 1), (3600, "29.97", 107_892),
    ] as [(Seconds, String, Int)])
  func counting(duration: Seconds, rate: String, count: Int) throws {
    let rate = try FrameRate(rate)
    #expect(rate.frameCount(duration: duration) == count)
    #expect(rate.frames(from: 0, to: duration) == 0..<count)
  }

  @Test("any number of hundredths of a second gives what whole numbers give")
  func noDrift() throws {
    for text in ["24", "25", "29.97", "30000/1001", "60", "59.94"] {
      let rate = try FrameRate(text)
      for hundredths in 0..<20_000 {
        let product = hundredths * rate.numerator
        let divisor = 100 * rate.denominator
        let expected = product / divisor + (product % divisor > 0 ? 1 : 0)
        #expect(rate.frameCount(duration: Double(hundredths) / 100) == expected)
      }
    }
  }

  @Test("a frame's time is the fraction itself, rounded once")
  func times() throws {
    let rate = try FrameRate("30000/1001")
    #expect(rate.time(ofFrame: 299_700) == 9999.99)
    #expect(rate.time(ofFrame: 0) == 0)
    #expect(rate.time(ofFrame: 30000) == 1001)
    #expect(rate.time(ofFrame: -30000) == -1001)
    for frame in 0..<10_000 {
      // Both terms are whole below 2^53, so the processor's division rounds them once too.
      #expect(rate.time(ofFrame: frame) == Double(frame * 1001) / 30000)
    }
  }

  @Test("times of frames with long terms lie within half an ulp")
  func longTimes() throws {
    let rate = try FrameRate(9_007_199_254_740_993_001, over: 900_719_925_474_099_301)
    for frame in [1, 3, 12_345_678_901, 1 << 53 + 1, .max] {
      let time = rate.time(ofFrame: frame)
      // |time · numerator - frame · denominator| ≤ half an ulp · numerator, in whole numbers.
      let scale = time.ulp.exponent - 1
      guard scale < 0 else {
        #expect(time > 1e15)
        continue
      }
      let halfUlps = UInt128(time / time.ulp) * 2
      let product = UInt128(frame) * UInt128(rate.denominator)
      let up = Int(-scale)
      guard product.leadingZeroBitCount > up else { continue }
      let exact = (product << up) / UInt128(rate.numerator)
      let distance = exact > halfUlps ? exact - halfUlps : halfUlps - exact
      #expect(distance <= 1, "frame \(frame)")
    }
  }

  @Test("spans that meet share no frame and miss none")
  func spans() throws {
    var generator = SeededGenerator(seed: 1)
    for text in ["24", "30000/1001", "60", "12.5"] {
      let rate = try FrameRate(text)
      for _ in 0..<200 {
        let cuts = (0..<5).map { _ in generator.next(in: 0..<20) }.sorted()
        var next = rate.frames(from: 0, to: cuts[0]).upperBound
        for (from, to) in zip(cuts, cuts.dropFirst()) {
          let span = rate.frames(from: from, to: to)
          #expect(span.isEmpty || span.lowerBound == next)
          next = max(next, span.upperBound)
        }
        #expect(next == rate.frameCount(duration: cuts[4]))
      }
    }
  }

  @Test("a span takes the frame that begins at its start and leaves the one at its end")
  func halfOpen() throws {
    let rate: FrameRate = 10
    #expect(rate.frames(from: 0.1, to: 0.3) == 1..<3)
    #expect(rate.frames(from: 0.100_001, to: 0.300_001) == 2..<4)
    #expect(rate.frames(from: 0.3, to: 0.1) == 3..<3)
    #expect(rate.frames(from: -5, to: 0.1) == 0..<1)
    #expect(rate.frames(from: .nan, to: .nan) == 0..<0)
  }

  @Test("absurd durations end at once")
  func absurd() throws {
    #expect(try FrameRate("1000000").frameCount(duration: .infinity) == .max)
    #expect(try FrameRate("0.000001").frameCount(duration: 1e300) > 0)
    #expect(FrameRate(integerLiteral: 60).frameCount(duration: -.infinity) == 0)
  }
}
