import Geometry
import Imaging

/// Looks whether what a case expects holds for a picture.
struct CaseChecker {
  let picture: Bitmap
  /// The pictures that it may be compared with, by their key.
  let others: [String: Bitmap]
  /// How long drawing took.
  let seconds: Double

  /// What of `check` does not hold; nil where all does.
  func fault(_ check: FieldCase.Check) -> String? {
    switch check.check {
    case "pixel", "rect_rgba", "alpha", "rect_alpha", "rect_empty", "alpha_max", "blank",
      "not_blank", "ink_within", "rgb_kept":
      pixelFault(check)
    case "area": areaFault(check)
    case "runs": runsFault(check)
    case "monotonic": monotonicFault(check)
    case "mirror": mirrorFault(check)
    case "same_as": sameFault(check)
    case "stroke_distance": distanceFault(check)
    case "max_seconds": seconds > check.seconds ?? 0 ? "took \(seconds) s" : nil
    // Memory is measured from outside of a process.
    case "max_mib": nil
    case "any_of":
      (check.of ?? []).contains { $0.allSatisfy { fault($0) == nil } }
        ? nil : "none of the ways out"
    default: "the check '\(check.check)' is not known"
    }
  }

  // MARK: Pixels

  private func pixelFault(_ check: FieldCase.Check) -> String? {
    let tolerance = check.tol ?? 0
    for y in 0..<picture.height {
      for x in 0..<picture.width {
        let inside = contains(check, x, y)
        let alpha = Int(picture[x, y].alpha)
        let isWrong: Bool
        switch check.check {
        case "pixel", "rect_rgba":
          isWrong = inside && !near(channels(x, y), check.rgba ?? [], tolerance)
        case "alpha", "rect_alpha":
          isWrong = inside && (alpha < check.min ?? 0 || alpha > check.max ?? 255)
        case "rect_empty": isWrong = inside && alpha > 0
        case "ink_within": isWrong = !inside && alpha > 0
        case "alpha_max": isWrong = alpha > check.max ?? 255
        case "blank": isWrong = alpha > 0
        case "rgb_kept":
          let rgb = Array(channels(x, y).prefix(3))
          isWrong = alpha >= check.minAlpha ?? 1 && !near(rgb, check.rgb ?? [], tolerance)
        case "not_blank":
          if alpha > 0 { return nil }
          isWrong = false
        default: isWrong = true
        }
        if isWrong { return "\(check.check): (\(x), \(y)) is \(picture.hex(x, y))" }
      }
    }
    return check.check == "not_blank" ? "all is clear" : nil
  }

  private func contains(_ check: FieldCase.Check, _ x: Int, _ y: Int) -> Bool {
    if let at = check.at { return x == at[0] && y == at[1] }
    guard let rect = check.rect else { return true }
    return (rect[0]..<rect[0] + rect[2]).contains(x) && (rect[1]..<rect[1] + rect[3]).contains(y)
  }

  private func channels(_ x: Int, _ y: Int) -> [Int] {
    let straight = picture[x, y].straight
    return [straight.red, straight.green, straight.blue, straight.alpha].map(Int.init)
  }

  private func near(_ a: [Int], _ b: [Int], _ tolerance: Int) -> Bool {
    a.count == b.count && zip(a, b).allSatisfy { abs($0 - $1) <= tolerance }
  }

  private func areaFault(_ check: FieldCase.Check) -> String? {
    var sum = 0.0
    for y in 0..<picture.height {
      for x in 0..<picture.width where contains(check, x, y) {
        sum += Double(picture[x, y].alpha) / 255
      }
    }
    let wanted = check.pixels ?? 0
    return abs(sum - wanted) <= wanted * (check.relTol ?? 0) ? nil : "the area is \(sum)"
  }

  // MARK: Rows and columns

  /// The pixels of the row or column that a check is about.
  private func line(_ check: FieldCase.Check) -> [(x: Int, y: Int)] {
    let (from, to) = (check.from ?? 0, check.to ?? Int.max)
    if let row = check.row {
      return (from..<min(to, picture.width)).map { ($0, row) }
    }
    return (from..<min(to, picture.height)).map { (check.column ?? 0, $0) }
  }

  private func runsFault(_ check: FieldCase.Check) -> String? {
    var runs: [Int] = []
    var isInside = false
    for (x, y) in line(check) {
      let isInk = picture[x, y].alpha >= 128
      if isInk, !isInside { runs.append(0) }
      if isInk { runs[runs.count - 1] += 1 }
      isInside = isInk
    }
    return near(runs, check.lengths ?? [], check.tol ?? 0) ? nil : "the runs are \(runs)"
  }

  private func monotonicFault(_ check: FieldCase.Check) -> String? {
    let index = ["r": 0, "g": 1, "b": 2, "a": 3][check.channel ?? "a"] ?? 3
    let values = line(check).map { channels($0.x, $0.y)[index] }
    for (before, after) in zip(values, values.dropFirst()) {
      if check.direction == "up" ? after < before : after > before {
        return "\(check.channel ?? "a") turns from \(before) to \(after)"
      }
    }
    return nil
  }

  // MARK: Comparisons

  private func mirrorFault(_ check: FieldCase.Check) -> String? {
    for y in 0..<picture.height {
      for x in 0..<picture.width {
        let other =
          check.axis == "x"
          ? channels(picture.width - 1 - x, y) : channels(x, picture.height - 1 - y)
        if !near(channels(x, y), other, check.tol ?? 0) { return "(\(x), \(y)) differs" }
      }
    }
    return nil
  }

  private func sameFault(_ check: FieldCase.Check) -> String? {
    guard let other = others[check.file ?? ""] else { return "there is no '\(check.file ?? "")'" }
    guard other.width == picture.width, other.height == picture.height else {
      return "sizes differ"
    }
    var different = 0
    for y in 0..<picture.height {
      for x in 0..<picture.width {
        func bytes(_ pixel: RGBA8) -> [Int] {
          [pixel.red, pixel.green, pixel.blue, pixel.alpha].map(Int.init)
        }
        if !near(bytes(picture[x, y]), bytes(other[x, y]), check.tol ?? 0) { different += 1 }
      }
    }
    return different <= check.maxDiffPixels ?? 0 ? nil : "\(different) pixels differ"
  }

  private func distanceFault(_ check: FieldCase.Check) -> String? {
    guard let path = try? Path(svg: check.path ?? "") else { return "the path is unreadable" }
    let (half, slack) = (check.halfWidth ?? 0, check.slack ?? 0)
    var points: [Point] = []
    for subpath in path.subpaths {
      for segment in subpath.segments {
        points += (0...400).map { segment.curve.point(at: Double($0) / 400) }
      }
    }
    for y in 0..<picture.height {
      for x in 0..<picture.width {
        let center = Point(x: Double(x) + 0.5, y: Double(y) + 0.5)
        let distance = points.map { $0.distance(to: center) }.min() ?? .infinity
        let alpha = picture[x, y].alpha
        if distance < half - slack, alpha < 250 { return "(\(x), \(y)) is open at \(distance)" }
        if distance > half + slack, alpha > 5 { return "(\(x), \(y)) is inked at \(distance)" }
      }
    }
    return nil
  }
}
