import Drawing
import Geometry
import Imaging
import Testing
import Typography
import Views

/// Styles with shadows, and texts painted with more than a paint: pictures of 20 x 20 points.
@Suite("Shadows of styles")
struct ShadowStyleTests {
  private func expectSame(
    _ a: some View, _ b: some View, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let (a, b) = (try EffectTests.bitmap(a), try EffectTests.bitmap(b))
    for y in 0..<20 {
      for x in 0..<20 {
        guard a[x, y] != b[x, y] else { continue }
        Issue.record("\(a[x, y]) and \(b[x, y]) at \(x), \(y)", sourceLocation: sourceLocation)
        return
      }
    }
  }

  @Test("a dropped shadow of a style is that of a view painted with it")
  func drop() throws {
    let shadow = ShadowStyle.drop(color: .black, radius: 2, x: 1, y: 3)
    let circle = Circle()
    try expectSame(
      circle.fill(.red.shadow(shadow)).padding(5),
      circle.fill(.red).shadow(color: .black, radius: 2, x: 1, y: 3).padding(5))
    let text = Text("R").font(.custom("Inter", size: 12))
    try expectSame(
      text.foregroundStyle(.red.shadow(shadow)),
      text.foregroundStyle(.red).shadow(color: .black, radius: 2, x: 1, y: 3))
    try expectSame(
      circle.fill(.red.shadow(.drop(radius: .nan))).padding(5), circle.fill(.red).padding(5))
  }

  @Test("an inner shadow falls from the edges inwards, and not outside")
  func inner() throws {
    let view = Rectangle()
      .fill(.white.shadow(.inner(color: .black, radius: 2)))
      .frame(width: 12, height: 12)
    let picture = try EffectTests.bitmap(view)
    // The edge is at 4 points. A blurred edge is Φ(d / σ) of its strength at distance d.
    let levels = (4..<10).map { Double(picture[$0, 10].red) / 255 }
    for (index, expected) in [0.6, 0.77, 0.89, 0.96].enumerated() {
      #expect(abs(levels[index] - expected) < 0.03, "\(levels)")
    }
    #expect(picture[2, 10].red == 255)
  }

  @Test("parts of a text with the same paint, one of them with a shadow, are told apart")
  func parts() throws {
    let text =
      Text(verbatim: "a").foregroundStyle(.red)
      + Text(verbatim: "b").foregroundStyle(.red.shadow(.drop(radius: 1)))
      + Text(verbatim: "c").foregroundStyle(.red)
    let items = try LayoutTests.list(text).items
    #expect(items.count == 2)
    guard case .group(let group)? = items.last else {
      Issue.record("the second group should have a shadow")
      return
    }
    #expect(group.filters.count == 1 && group.items.count == 1)
  }

  @Test("letters are a window on what is below them, where they are painted with a material")
  func textMaterial() throws {
    let view = Color(red: 1, green: 0.2, blue: 0.2).overlay {
      Text("I").font(.custom("Inter", size: 24)).bold().foregroundStyle(.ultraThinMaterial)
    }
    // The blur looks 60 points far.
    let pixel = try EffectTests.bitmap(view, size: 160)[80, 80]
    // Saturation by 1.8 takes green to 0.2 - 0.8 · 0.213 · 0.8 = 0.064; 60 % of that under 40 % of #FAFAFA.
    let expected: Double = 0.6 * 0.064 * 255 + 0.4 * 250
    let distance = abs(Double(pixel.green) - expected)
    #expect(distance < 4)
    #expect(pixel.red > 250)
  }
}
