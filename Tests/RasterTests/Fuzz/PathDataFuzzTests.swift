import Drawing
import Geometry
import Imaging
import Raster
import TestSupport
import Testing

/// Random path data: whatever comes of them, it comes soon, without a trap, and the same in bands.
@Suite("Random path data") struct PathDataFuzzTests {
  private static let side = 48

  @Test("are read or refused, drawn or refused, within two seconds")
  func randomData() {
    let settings = FuzzSettings(count: 400)
    print("seed \(settings.seed), \(settings.count) path data")
    var writer = PathDataWriter(seed: settings.seed)
    var drawn = 0
    for index in 0..<settings.count {
      let data = writer.next()
      let round = "path data \(index) of seed \(settings.seed): \(data)"
      let style = StrokeStyle(
        lineWidth: writer.length(), lineCap: LineCap.allCases[index % 3],
        lineJoin: LineJoin.allCases[index % LineJoin.allCases.count],
        miterLimit: index % 5 == 0 ? 1e9 : 4,
        dash: index % 3 == 0 ? [writer.length(), writer.length()] : [],
        dashPhase: writer.length() - 1)
      let time = processorTime {
        let path = path(of: data, round)
        if draw(path, style, round) { drawn += 1 }
      }
      #expect(time < FuzzSettings.longest, "\(time) for \(round), \(style)")
    }
    print("\(drawn) of \(settings.count) were drawn")
    // Numbers that are all too large would test little.
    #expect(drawn > settings.count / 2)
  }

  /// What can be read of the data; a path is written and read again without a change.
  private func path(of data: String, _ round: String) -> Path {
    do throws(PathDataError) {
      let path = try Path(svg: data)
      let again = try Path(svg: path.svgData)
      #expect(again == path, "\(round)")
      return path
    } catch {
      #expect(!error.description.isEmpty, "\(round)")
      return error.path
    }
  }

  /// Draws the path filled and stroked, whole and in bands; says whether it could be drawn.
  private func draw(_ path: Path, _ style: StrokeStyle, _ round: String) -> Bool {
    let ink = Paint.color(Color(hex: 0x20_4080).opacity(0.7))
    let list = picture(
      Self.side, Self.side,
      [
        .fill(Fill(path, rule: .evenOdd, paint: ink)),
        .stroke(Stroke(path, style: style, paint: ink)),
      ])
    let renderer = Renderer(scale: 1)
    guard let whole = try? renderer.render(list) else { return false }
    var drawn = Bitmap(width: Self.side, height: Self.side)
    #expect(throws: Never.self, "\(round)") { try renderer.draw(list, on: &drawn, threads: 2) }
    #expect(drawn == whole, "\(round), by two threads: \(style)")
    return true
  }
}
