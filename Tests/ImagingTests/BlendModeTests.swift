import Imaging
import Testing

@Suite("BlendMode")
struct BlendModeTests {
  @Test("every mode of SwiftUI has its name")
  func swiftUI() {
    // As of `SwiftUICore.BlendMode`.
    let names = [
      "normal", "multiply", "screen", "overlay", "darken", "lighten", "colorDodge", "colorBurn",
      "softLight", "hardLight", "difference", "exclusion", "hue", "saturation", "color",
      "luminosity", "sourceAtop", "destinationOver", "destinationOut", "plusDarker", "plusLighter",
    ]
    for name in names { #expect(BlendMode(rawValue: name) != nil, "\(name)") }
    #expect(BlendMode.allCases.count == names.count + 7)
  }
}
