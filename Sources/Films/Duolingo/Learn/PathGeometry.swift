import Flipbook

/// Where the path of a unit runs.
struct PathGeometry {
  /// The middles of the nodes' faces.
  let centers: [CGPoint]
  /// How many nodes are walked to.
  private let walked: Int

  /// Half the width and half the height of a node, its edge included.
  static let (halfWidth, halfHeight) = (33.0, 31.0)
  /// How far the track is below the middles of the faces.
  private static let drop = 2.0

  init(account: Account) {
    centers = account.unit.nodes.map { CGPoint(x: 201 + $0.offset, y: $0.y) }
    walked = account.done
  }

  /// The part of the track that has been walked, and the part ahead.
  var behind: Path { track(from: 0, to: min(walked, centers.count - 1)) }
  var ahead: Path { track(from: min(walked, centers.count - 1), to: centers.count - 1) }

  /// A Catmull-Rom curve through the nodes.
  private func track(from first: Int, to last: Int) -> Path {
    func point(_ index: Int) -> CGPoint {
      let center = centers[min(max(index, 0), centers.count - 1)]
      return CGPoint(x: center.x, y: center.y + Self.drop)
    }
    return Path { path in
      guard first < last else { return }
      path.move(to: point(first))
      for index in first..<last {
        let (p0, p1, p2, p3) = (point(index - 1), point(index), point(index + 1), point(index + 2))
        path.addCurve(
          to: p2,
          control1: CGPoint(x: p1.x + (p2.x - p0.x) / 6, y: p1.y + (p2.y - p0.y) / 6),
          control2: CGPoint(x: p2.x - (p3.x - p1.x) / 6, y: p2.y - (p3.y - p1.y) / 6))
      }
    }
  }

  // MARK: The bubble

  /// The bubble's box, how far from a node's middle its tail ends, the tail's length, and how far it bounces.
  static let bubble = CGSize(width: 92, height: 42)
  static let (tip, tail, bounce) = (45.0, 9.0, 6.0)
  /// The least distance from the box to any other node, and to the screen's sides.
  private static let (clearance, margin) = (8.0, 8.0)
  /// What is above this is the unit's banner.
  private static let top = 188.0
  /// How far the tail may be from the box's middle without leaving its straight side.
  private static let reach = 25.0

  /// Where the bubble of a node stands.
  enum BubblePlace: Hashable {
    /// Above it, the box so far to the right of its tail.
    case above(shift: Double)
    case left
    case right
  }

  /// Where the bubble of `node` clears all other nodes wherever it bounces: above it, if need be moved aside;
  /// where that does not do, beside it.
  func bubblePlace(of node: Int) -> BubblePlace {
    let shift = bubbleShift(over: node)
    let places: [BubblePlace] = [.above(shift: shift), .left, .right]
    return places.first { isClear($0, of: node) } ?? .above(shift: shift)
  }

  /// The middle of the bubble's box, seen from the node's middle, when it rests.
  func bubbleMiddle(at place: BubblePlace) -> Vector {
    let (aside, up) = (Self.tip + Self.tail, Self.tip + Self.tail + Self.bubble.height / 2)
    return switch place {
    case .above(let shift): Vector(dx: shift, dy: -up)
    case .left: Vector(dx: -aside - Self.bubble.width / 2, dy: 0)
    case .right: Vector(dx: aside + Self.bubble.width / 2, dy: 0)
    }
  }

  /// Which way a bubble goes as it bounces.
  func bounceDirection(at place: BubblePlace) -> Vector {
    switch place {
    case .above: Vector(dx: 0, dy: -1)
    case .left: Vector(dx: -1, dy: 0)
    case .right: Vector(dx: 1, dy: 0)
    }
  }

  private func isClear(_ place: BubblePlace, of node: Int) -> Bool {
    let middle = centers[node] + bubbleMiddle(at: place)
    let rest = CGRect(
      x: middle.x - Self.bubble.width / 2, y: middle.y - Self.bubble.height / 2,
      width: Self.bubble.width, height: Self.bubble.height)
    let way = bounceDirection(at: place) * Self.bounce
    let swept = rest.union(rest.offsetBy(dx: way.dx, dy: way.dy))
    guard swept.minX >= Self.margin, swept.maxX <= 402 - Self.margin, swept.minY >= Self.top
    else { return false }
    return centers.indices.allSatisfy { index in
      let other = centers[index]
      // Grown a little less: what touches the clearance is clear.
      let (width, height) = (
        Self.halfWidth + Self.clearance - 0.01, Self.halfHeight + Self.clearance - 0.01
      )
      let isAside =
        (other.x - width >= swept.maxX || other.x + width <= swept.minX)
        || (other.y - height >= swept.maxY || other.y + height <= swept.minY)
      return index == node || isAside
    }
  }

  /// How far the bubble above `node` has to stand to the right to clear the others, if it can.
  private func bubbleShift(over node: Int) -> Double {
    let center = centers[node]
    let bottom = center.y - Self.tip - Self.tail
    let reach = bottom - Self.bubble.height - Self.bounce...bottom
    var shift = 0.0
    for (index, other) in centers.enumerated() where index != node {
      let vertical =
        other.y - Self.halfHeight - Self.clearance < reach.upperBound
        && other.y + Self.halfHeight + Self.clearance > reach.lowerBound
      guard vertical else { continue }
      let room = Self.halfWidth + Self.clearance + Self.bubble.width / 2
      let distance = center.x + shift - other.x
      guard distance.magnitude < room else { continue }
      shift += (distance >= 0 ? room : -room) - distance
    }
    return shift.clamped(-Self.reach, Self.reach)
  }
}

/// The track: gold where it has been walked.
struct PathTrack: View {
  let path: PathGeometry

  var body: some View {
    ZStack {
      path.ahead.stroke(Color.pathAhead, style: .round(14))
      path.behind.stroke(Color.pathWalked, style: .round(14))
    }
  }
}
