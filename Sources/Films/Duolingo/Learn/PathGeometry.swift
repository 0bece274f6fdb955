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

  // MARK: The START bubble

  /// The bubble's box, and how far above a node's middle its tail ends.
  static let bubble = CGSize(width: 92, height: 42)
  static let (tip, tail, bounce) = (45.0, 9.0, 6.0)
  /// The least distance from the box to any other node.
  private static let clearance = 8.0

  /// How far the bubble over `node` stands to the right, so that it clears all others wherever it bounces.
  func bubbleShift(over node: Int) -> Double {
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
    // The tail stays under the box.
    return shift.clamped(-25, 25)
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
