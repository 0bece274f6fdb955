package import Geometry

extension Path {
  /// The path with every corner between two straight lines replaced by an arc of `radius`.
  ///
  /// An arc takes half of the shorter line at most, which makes its radius smaller. Corners that a
  /// curve takes part in stay, and so do the open ends.
  package func roundingCorners(radius: Double) -> Path {
    guard radius > 0 else { return self }
    var result = Path()
    for subpath in subpaths {
      result.addRounded(subpath, radius: radius)
    }
    return result
  }

  private mutating func addRounded(_ subpath: Subpath, radius: Double) {
    let segments = subpath.segments
    guard let last = segments.last else { return addSubpath(subpath) }
    let corners = segments.indices.map { index -> RoundedCorner? in
      if index > 0 { return RoundedCorner(segments[index - 1], segments[index], radius: radius) }
      return subpath.isClosed ? RoundedCorner(last, segments[0], radius: radius) : nil
    }
    move(to: corners[0]?.leave ?? subpath.start)
    for index in segments.indices {
      let next = index + 1 < segments.count ? corners[index + 1] : corners[0]
      if case .line = segments[index] {
        addLine(to: next?.enter ?? segments[index].end)
      } else {
        addSegment(segments[index])
      }
      if let next {
        addCurve(to: next.leave, control1: next.control1, control2: next.control2)
      }
    }
    if subpath.isClosed { closeSubpath() }
  }
}

/// The arc that takes the place of a corner between two lines.
private struct RoundedCorner {
  let enter: Point
  let control1: Point
  let control2: Point
  let leave: Point

  /// Nil where one of the segments is not a line, or the two go straight on.
  init?(_ first: PathSegment, _ second: PathSegment, radius: Double) {
    guard case .line(let before) = first, case .line(let after) = second else { return nil }
    let (incoming, outgoing) = (before.end - before.start, after.end - after.start)
    let lengths = (incoming.length, outgoing.length)
    guard lengths.0 > 0, lengths.1 > 0 else { return nil }
    let (u, v) = (incoming * (1 / lengths.0), outgoing * (1 / lengths.1))
    // The turn's cosine, and the tangent of half of it by the half-angle formula.
    let cosine = u.dot(v)
    let sine = abs(u.cross(v))
    guard sine > 1e-6 else { return nil }
    let tangent = sine / (1 + cosine)
    let reach = min(radius * tangent, lengths.0 / 2, lengths.1 / 2)
    // A cubic's control arm for an arc that turns by 2 atan(tangent): 4/3 tan(turn / 4) radii.
    let quarterTangent = tangent / (1 + (1 + tangent * tangent).squareRoot())
    let arm = 4.0 / 3 * quarterTangent * (reach / tangent)
    let corner = before.end
    enter = corner - u * reach
    control1 = enter + u * arm
    leave = corner + v * reach
    control2 = leave - v * arm
  }
}
