import Motion
import Numerics
import Testing

@Suite("Seconds") struct SecondsTests {
  @Test("decimal microseconds come back as the whole number that was written")
  func wholeMicroseconds() {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<50_000 {
      let micros = Int(generator.next() >> 20)
      #expect((Double(micros) / 1e6).wholeMicroseconds == micros)
      #expect((-Double(micros) / 1e6).wholeMicroseconds == -micros)
    }
  }

  @Test("rounds to the nearest, ties away from zero")
  func rounding() {
    #expect(0.000_000_4.wholeMicroseconds == 0)
    #expect(0.000_000_6.wholeMicroseconds == 1)
    // Multiples of 2^-7 microseconds' fractions: 0.5 s / 2^k is a tie at 7 halvings.
    #expect((1.0 / 128).wholeMicroseconds == 7813)
    #expect((-1.0 / 128).wholeMicroseconds == -7813)
    #expect((1.0 / 128).nextDown.wholeMicroseconds == 7812)
  }

  @Test("extremes stay in range")
  func extremes() {
    #expect(Double.nan.wholeMicroseconds == 0)
    #expect(Double.infinity.wholeMicroseconds == .max)
    #expect((-1e300).wholeMicroseconds == .min)
    #expect(1e-300.wholeMicroseconds == 0)
    #expect(9e12.wholeMicroseconds == 9_000_000_000_000_000_000)
  }

  @Test("sums of decimal times come out as the decimal time that a person writes")
  func nanoseconds() {
    for (a, b, sum) in [(4.2, 0.4, 4.6), (3.4, 0.8, 4.2), (0.1, 0.2, 0.3), (1e6, 0.7, 1_000_000.7)]
    {
      #expect((a + b).roundedToNanosecond == sum)
    }
    #expect((1.0 / 3).roundedToNanosecond == 0.333333333)
    for time in [0, -0.25, 1e300, .infinity, -Double.infinity] {
      #expect(time.roundedToNanosecond == time)
    }
    #expect(Double.nan.roundedToNanosecond.isNaN)
  }
}
