import Imaging
import SVG
import Testing

/// What public reports say that other renderers got wrong, each provoked by a small document.
@Suite struct CaseTests {
  @Test("the cases are there")
  func casesAreThere() {
    #expect(FieldCase.all.count == 44)
  }

  @Test("what went wrong elsewhere holds", arguments: FieldCase.all)
  func holds(_ fieldCase: FieldCase) throws {
    var pictures: [String: Bitmap] = [:]
    var seconds = 0.0
    for (key, file) in fieldCase.input.files {
      let bytes = try Inputs.bytes("cases/" + file)
      let time = try ContinuousClock().measure { pictures[key] = try render(bytes) }
      if key == "main" { seconds = time / .seconds(1) }
    }
    let picture = try #require(pictures["main"])
    let checker = CaseChecker(picture: picture, others: pictures, seconds: seconds)
    for check in fieldCase.expect {
      if let fault = checker.fault(check) { Issue.record("\(fieldCase.symptom) \(fault)") }
    }
  }
}
