/// The area of a convex polygon within a pixel, exactly but for rounding.
struct PixelClip: ~Copyable {
  private struct Corner: BitwiseCopyable {
    var x: Double
    var y: Double
  }

  private var corners = Buffer<Corner>(count: 32, fill: Corner(x: 0, y: 0))
  private var source = Buffer<Corner>(count: 32, fill: Corner(x: 0, y: 0))
  private var count = 0

  /// The area of the part of a pixel where 128 (a x + b y) + value is positive.
  ///
  /// x and y are in pixels from the pixel's middle. The area cut off by a line is a triangle at a
  /// corner, or where it crosses two opposite sides, a trapezium.
  static func area(a: Int64, b: Int64, value: Int64) -> Double {
    let (a, b, value) = (Double(abs(a)) * 128, Double(abs(b)) * 128, Double(value))
    let (long, short) = (max(a, b), min(a, b))
    let distance = abs(value)
    let smaller: Double
    if distance <= (long - short) / 2 {
      smaller = 0.5 - distance / long
    } else {
      let rest = max((long + short) / 2 - distance, 0)
      smaller = short > 0 ? rest * rest / (2 * long * short) : 0
    }
    return value > 0 ? 1 - smaller : smaller
  }

  /// Starts with the whole pixel.
  mutating func begin() {
    count = 4
    corners[0] = Corner(x: -0.5, y: -0.5)
    corners[1] = Corner(x: 0.5, y: -0.5)
    corners[2] = Corner(x: 0.5, y: 0.5)
    corners[3] = Corner(x: -0.5, y: 0.5)
  }

  /// Leaves the part where a x + b y + value is not negative.
  mutating func cut(a: Double, b: Double, value: Double) {
    guard count > 0 else { return }
    swap(&corners, &source)
    let sourceCount = count
    corners.grow(to: sourceCount + 2)
    count = 0
    var previous = source[sourceCount - 1]
    var previousSide = a * previous.x + b * previous.y + value
    for index in 0..<sourceCount {
      let corner = source[index]
      let side = a * corner.x + b * corner.y + value
      if (side < 0) != (previousSide < 0) {
        let share = previousSide / (previousSide - side)
        append(
          Corner(
            x: previous.x + (corner.x - previous.x) * share,
            y: previous.y + (corner.y - previous.y) * share))
      }
      if side >= 0 { append(corner) }
      (previous, previousSide) = (corner, side)
    }
  }

  private mutating func append(_ corner: Corner) {
    corners.grow(to: count + 1)
    corners[count] = corner
    count += 1
  }

  /// The area of what is left.
  var area: Double {
    guard count > 2 else { return 0 }
    var sum = 0.0
    var previous = corners[count - 1]
    for index in 0..<count {
      let corner = corners[index]
      sum += previous.x * corner.y - previous.y * corner.x
      previous = corner
    }
    return sum / 2
  }
}
