import Geometry
import Solid

/// What a pixel sees of an endless floor of black and white unit squares at y = 0, exactly filtered.
///
/// The pixel's four corners are cast onto the floor; the polygon they make is cut along the lines of
/// the squares and its white area summed. The mean over the *floor* is weighted by how much of the
/// pixel each part fills, by cutting the pixel into strips that perspective hardly bends.
enum AnalyticChecker {
  static func mean(x: Int, y: Int, camera: Camera) -> Double {
    let strips = 16
    var sum = 0.0
    for j in 0..<strips {
      for i in 0..<strips {
        let corners = [(0, 0), (0, 1), (1, 1), (1, 0)].map { dx, dy in
          floor(
            Double(x) + Double(i + dx) / Double(strips),
            Double(y) + Double(j + dy) / Double(strips), camera)
        }
        sum += white(corners)
      }
    }
    return sum / Double(strips * strips)
  }

  /// Where the ray through a place of a picture of 100 × 100 meets the floor.
  private static func floor(_ x: Double, _ y: Double, _ camera: Camera) -> Point {
    guard case .perspective(let focal) = camera.projection else { return .zero }
    let ray =
      camera.right * ((x - 50) / focal) + camera.up * ((50 - y) / focal) - camera.back
    let distance = -camera.position.y / ray.y
    return Point(
      x: camera.position.x + ray.x * distance, y: camera.position.z + ray.z * distance)
  }

  /// The share of a quadrilateral's area that lies on white squares: those whose column and row,
  /// counted from the origin, add up to an even number.
  ///
  /// The area of white minus black is the integral of s(x) s(y), with s = ±1 by unit intervals. Along x
  /// the integral of s is the triangle wave T, so by Green's theorem it is the integral of T(x) s(y) dy
  /// round the polygon, which is exact piece by piece between the lines that an edge crosses.
  private static func white(_ corners: [Point]) -> Double {
    var (balance, area) = (0.0, 0.0)
    for index in corners.indices {
      let (a, b) = (corners[index], corners[(index + 1) % corners.count])
      area += (a.x * b.y - b.x * a.y) / 2
      for (start, end) in pieces(a, b) {
        let middle = start.mixed(with: end, by: 0.5)
        // T is linear over the piece: the mean of its ends.
        balance += (wave(start.x) + wave(end.x)) / 2 * sign(middle.y) * (end.y - start.y)
      }
    }
    return abs(area) > 0 ? (1 + balance / area) / 2 : 0.5
  }

  private static func sign(_ value: Double) -> Double {
    value.rounded(.down).truncatingRemainder(dividingBy: 2) == 0 ? 1 : -1
  }

  /// The integral of the sign from 0.
  private static func wave(_ value: Double) -> Double {
    let rest = value - 2 * (value / 2).rounded(.down)
    return rest < 1 ? rest : 2 - rest
  }

  /// An edge cut where it crosses a line x = n or y = n.
  private static func pieces(_ a: Point, _ b: Point) -> [(Point, Point)] {
    var cuts = [0.0, 1.0]
    for (from, to) in [(a.x, b.x), (a.y, b.y)] where from != to {
      var line = min(from, to).rounded(.up)
      while line < max(from, to), cuts.count < 4000 {
        cuts.append((line - from) / (to - from))
        line += 1
      }
    }
    cuts.sort()
    return zip(cuts, cuts.dropFirst()).map { start, end in
      (a.mixed(with: b, by: start), a.mixed(with: b, by: end))
    }
  }
}
