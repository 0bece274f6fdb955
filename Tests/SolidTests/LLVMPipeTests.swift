import Foundation
import Imaging
import Solid
import Testing

/// Against Mesa's llvmpipe (22.3.6, four samples a pixel) drawing the same boxes, camera and colours.
///
/// `Inputs/street-llvmpipe-4x.png` is the part of its picture from (600, 1200) to (728, 1328).
@Suite("Against llvmpipe")
struct LLVMPipeTests {
  private let columns = 600..<728
  private let rows = 1200..<1328

  private func mesa() throws -> Bitmap {
    let url = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Inputs/street-llvmpipe-4x.png")
    return try PNG.decode([UInt8](Data(contentsOf: url)), name: "street-llvmpipe-4x.png")
  }

  private func ours() throws -> Bitmap {
    try SolidRenderer(scale: BenchmarkStreet.scale, threads: 2)
      .render(BenchmarkStreet.scene, camera: BenchmarkStreet.camera(), size: BenchmarkStreet.size)
      .part(columns: columns, rows: rows)
  }

  @Test("surfaces are equal, and the mean difference is below a level")
  func surfaces() throws {
    let (ours, mesa) = (try ours(), try mesa())
    #expect(ours.difference(from: mesa).mean < 1)
    var count = 0
    for y in 1..<127 {
      for x in 1..<127 where mesa.colors(x: x - 1..<x + 2, y: y - 1..<y + 2).count == 1 {
        count += 1
        // A level for edges that pass a corner of the pixel without one of its four samples.
        let pixel = x..<x + 1
        let difference = ours.part(columns: pixel, rows: y..<y + 1)
          .difference(from: mesa.part(columns: pixel, rows: y..<y + 1))
        #expect(difference.greatest <= 1)
      }
    }
    #expect(count > 10_000)
  }

  @Test("edges are several times nearer to 256 rays a pixel")
  func edges() throws {
    let (ours, mesa) = (try ours(), try mesa())
    let reference = ReferenceSolidRenderer(scale: BenchmarkStreet.scale).render(
      BenchmarkStreet.scene, camera: try BenchmarkStreet.camera(), size: BenchmarkStreet.size,
      columns: columns, rows: rows)
    let (near, far) = (ours.difference(from: reference), mesa.difference(from: reference))
    #expect(near.greatest <= 8 && far.greatest >= 24)
    #expect(near.mean * 4 < far.mean)
  }
}
