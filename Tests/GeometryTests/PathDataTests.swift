import Geometry
import Numerics
import Testing

@Suite("SVG path data")
struct PathDataTests {
  /// The path in the letters of its description, so that expectations can be read.
  private func read(_ data: String) throws -> String {
    try Path(svg: data).description.replacing(".0", with: "")
  }

  @Test(
    "every command is read, absolute and relative",
    arguments: [
      ("M 10 20", "M 10,20"),
      ("m 10 20", "M 10,20"),
      ("M 10 20 l 1 2", "M 10,20 L 11,22"),
      ("M 10 20 H 5 h 2 V 3 v -4", "M 10,20 L 5,20 L 7,20 L 7,3 L 7,-1"),
      ("M 1 1 C 2 3 4 5 6 7 c 1 1 2 2 3 3", "M 1,1 C 2,3 4,5 6,7 C 7,8 8,9 9,10"),
      ("M 1 1 Q 2 3 4 5 q 1 1 2 2", "M 1,1 Q 2,3 4,5 Q 5,6 6,7"),
      ("M 0 0 C 0 0 2 3 4 4 S 9 9 8 8", "M 0,0 C 0,0 2,3 4,4 C 6,5 9,9 8,8"),
      ("M 0 0 C 0 0 2 3 4 4 s 5 5 4 4", "M 0,0 C 0,0 2,3 4,4 C 6,5 9,9 8,8"),
      ("M 0 0 Q 1 3 4 4 T 8 8 t 1 1", "M 0,0 Q 1,3 4,4 Q 7,5 8,8 Q 9,11 9,9"),
      ("M 5 5 S 9 9 8 8", "M 5,5 C 5,5 9,9 8,8"),
      ("M 5 5 C 1 1 2 2 3 3 T 9 9", "M 5,5 C 1,1 2,2 3,3 Q 3,3 9,9"),
      ("M 5 5 Q 1 1 2 2 S 8 8 9 9", "M 5,5 Q 1,1 2,2 C 2,2 8,8 9,9"),
      ("M 1 2 L 3 4 Z L 5 6", "M 1,2 L 3,4 Z M 1,2 L 5,6"),
      ("M 1 2 l 3 4 z l 5 6", "M 1,2 L 4,6 Z M 1,2 L 6,8"),
      ("M 1 2 L 3 4 z m 5 6 l 1 1", "M 1,2 L 3,4 Z M 6,8 L 7,9"),
      ("M 0 0 A 0 5 0 0 1 9 9", "M 0,0 L 9,9"),
      ("M 1 1 A 5 5 0 0 1 1 1 L 2 2", "M 1,1 L 2,2"),
    ])
  func commands(data: String, expected: String) throws {
    #expect(try read(data) == expected)
  }

  @Test(
    "what may be left out between commands and numbers may be left out",
    arguments: [
      ("M10 20 30 40-5.5.5", "M 10,20 L 30,40 L -5.5,0.5"),
      ("m10 20 30 40-5.5.5", "M 10,20 L 40,60 L 34.5,60.5"),
      ("M1-2.5.5 6L3.-4", "M 1,-2.5 L 0.5,6 L 3,-4"),
      ("M1e1+2E+1L1e-1.5e1", "M 10,20 L 0.1,5"),
      ("  \t\r\n\u{0C}M\u{0C}1,2,3 ,4", "M 1,2 L 3,4"),
      ("M1.2.3.4.5", "M 1.2,0.3 L 0.4,0.5"),
      ("M0 0L1 1 2 2z", "M 0,0 L 1,1 L 2,2 Z"),
      ("M0,0zm1,1z", "M 0,0 Z M 1,1 Z"),
      ("", ""), (" \n", ""),
    ])
  func separators(data: String, expected: String) throws {
    #expect(try read(data) == expected)
  }

  @Test("an arc's flags need nothing around them")
  func flags() throws {
    let plain = try Path(svg: "M 20 60 A 30 25 0 0 1 80 60 A 30 25 10 1 0 20 60")
    #expect(try Path(svg: "M20 60A30 25 0 0180 60 30 25 10 1020 60") == plain)
    #expect(try Path(svg: "M20 60a30 25 0 0160 0 30 25 10 10-60 0") == plain)
    #expect(try Path(svg: "M20,60a30,25,0,0,1,60,0,30,25,10,1,0,-60,0") == plain)
    #expect(try Path(svg: "M20 60a-30-25 0 0160 0-30 25 10 10-60 0") == plain)
  }

  @Test(
    "an error says where it is and holds the path before it",
    arguments: [
      ("L 1 2", PathDataError.Problem.noMove, 0, ""),
      (" 1 2", .unexpected, 1, ""),
      ("M 1 2 L 3", .missingNumber, 9, "M 1,2"),
      ("M 1 2 L 3 4 5", .missingNumber, 13, "M 1,2 L 3,4"),
      ("M 1 2 L 3 4, Z", .missingNumber, 13, "M 1,2 L 3,4"),
      ("M 1 2 L 3 4 X 9", .unexpected, 12, "M 1,2 L 3,4"),
      ("M 1 2 Z 9", .unexpected, 8, "M 1,2 Z"),
      ("M 1,,2", .missingNumber, 4, ""),
      ("M,1 2", .missingNumber, 1, ""),
      ("M 1 2 A 5 5 0 2 0 9 9", .badFlag, 14, "M 1,2"),
      ("M 1 2 L 1e999 0", .outOfRange, 8, "M 1,2"),
      ("M 1e308 2 l 1e308 0", .outOfRange, 12, "M 1e+308,2"),
      ("M 1 2 L NaN 0", .missingNumber, 8, "M 1,2"),
      ("M 1 2 L inf 0", .missingNumber, 8, "M 1,2"),
      ("M 1 2 L 3 4 é", .unexpected, 12, "M 1,2 L 3,4"),
      ("M 1 2 L 0x10 4", .missingNumber, 9, "M 1,2"),
      ("M 1 2 L 1e 4", .missingNumber, 9, "M 1,2"),
    ])
  func errors(data: String, problem: PathDataError.Problem, offset: Int, path: String) {
    let error = #expect(throws: PathDataError.self) { try Path(svg: data) }
    #expect(error?.problem == problem)
    #expect(error?.offset == offset)
    #expect(error?.path.description.replacing(".0", with: "") == path)
    #expect(error?.description.contains("byte \(offset)") == true)
  }

  @Test("numbers are the nearest doubles, as the standard library reads them")
  func numbers() throws {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<20_000 {
      var text = Int.random(in: 0...1, using: &random) == 0 ? "-" : ""
      for _ in 0..<Int.random(in: 1...24, using: &random) {
        text += "\(Int.random(in: 0...9, using: &random))"
      }
      if Bool.random(using: &random) { text += ".\(random.next() >> 20)" }
      if Bool.random(using: &random) { text += "e\(Int.random(in: -330...280, using: &random))" }
      let expected = try #require(Double(text))
      guard expected.isFinite else { continue }
      let point = try Path(svg: "M\(text) 0").currentPoint
      #expect(point?.x == expected, "\(text)")
    }
    // Halfway between two doubles, decided by the thousandth digit.
    let half = "9007199254740993"
    let far = half + "." + String(repeating: "0", count: 1000) + "1"
    #expect(try Path(svg: "M\(half) 0").currentPoint?.x == 9_007_199_254_740_992)
    #expect(try Path(svg: "M\(far) 0").currentPoint?.x == 9_007_199_254_740_994)
    #expect(try Path(svg: "M1e-400 -0e999999999999999999999").currentPoint == .zero)
    #expect(try Path(svg: "M\(String(repeating: "0", count: 5000))7e0001 1").currentPoint?.x == 70)
  }

  @Test("what is written reads back as the same path")
  func roundTrip() throws {
    var random = SeededGenerator(seed: 12)
    for _ in 0..<500 {
      let path = NastyPaths.path(using: &random, scale: 1e3)
      #expect(try Path(svg: path.svgData) == path)
      #expect(try Path(svg: path.description) == path)
    }
    #expect(try Path(svg: "M 1 2 L -3 4.5 Z").svgData == "M1 2L-3 4.5Z")
  }

  @Test("data written in the program are read alike; a mistake in them stops it")
  func literal() async throws {
    #expect(try Path(literal: "M1 2l3 4a5 5 0 01 6 7Z") == Path(svg: "M1 2l3 4a5 5 0 01 6 7Z"))
    #expect(Path(literal: "").isEmpty)
    await #expect(processExitsWith: .failure) { _ = Path(literal: "M1 2L3") }
  }

  @Test("a long path takes time in proportion, and any bytes end")
  func longAndRandom() throws {
    let clock = ContinuousClock()
    let long = "M0 0" + String(repeating: "a1 1 0 01.5.5", count: 40_000)
    let spent = clock.measure { _ = try? Path(svg: long) }
    #expect(spent < .seconds(1))
    let digits = "M" + String(repeating: "1", count: 1_000_000) + " 0"
    #expect(clock.measure { _ = try? Path(svg: digits) } < .seconds(1))

    let seed: UInt64 = 13
    var random = SeededGenerator(seed: seed)
    let alphabet = Array("MmLlHhVvCcSsQqTtAaZz0123456789.,-+eE \n∞é")
    for round in 0..<20_000 {
      let count = Int.random(in: 0...40, using: &random)
      let data = String((0..<count).map { _ in alphabet.randomElement(using: &random) ?? " " })
      do {
        let path = try Path(svg: data)
        #expect(path.isFinite, "seed \(seed) round \(round): \(data)")
      } catch {
        #expect(error.path.isFinite && error.offset <= data.utf8.count, "\(data)")
        // What came before the error is legal by itself.
        let path = try Path(svg: error.path.svgData)
        #expect(path == error.path, "seed \(seed) round \(round): \(data)")
      }
    }
  }
}
