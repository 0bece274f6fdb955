import Flipbook

/// The ruled lines of an answer: chips one after the other, the next line where one is full.
///
/// A chip's place is the one that the line of now gives it, and what is left of the ways that it has come from
/// the places in the lines before: so the chips behind one that has left close up, from wherever they are.
struct AnswerLine: Layout {
  let board: ChipBoard
  /// The numbers of the chips, in the order of the views.
  let chips: [Int]
  let time: Seconds

  private static let (gap, rowHeight) = (6.0, 60.0)

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    CGSize(width: proposal.width ?? 370, height: 2 * Self.rowHeight)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    var widths: [Int: Double] = [:]
    for (chip, view) in zip(chips, subviews) {
      widths[chip] = view.sizeThatFits(.unspecified).width
    }
    // A line may have chips that have come home long ago: their widths count no more.
    let lines = board.lines(until: time).map { line in
      (start: line.start, places: places(of: line.line, widths, within: bounds.width))
    }
    for (chip, view) in zip(chips, subviews) {
      let place = place(of: chip, lines)
      view.place(
        at: CGPoint(x: bounds.minX + place.x, y: bounds.minY + place.y), proposal: .unspecified)
    }
  }

  private func place(of chip: Int, _ lines: [(start: Seconds, places: [Int: CGPoint])]) -> CGPoint {
    // One that has left the line is where it was.
    guard let last = lines.lastIndex(where: { $0.places[chip] != nil }),
      var place = lines[last].places[chip]
    else { return .zero }
    for index in lines.indices.dropFirst() where index <= last {
      guard let now = lines[index].places[chip], let before = lines[index - 1].places[chip]
      else { continue }
      let share = (time - lines[index].start) / ChipBoard.closing
      let left = 1 - UnitCurve.easeInOut.value(at: share)
      place.x += (before.x - now.x) * left
      place.y += (before.y - now.y) * left
    }
    return place
  }

  private func places(
    of line: [Int], _ widths: [Int: Double], within width: Double
  ) -> [Int: CGPoint] {
    var places: [Int: CGPoint] = [:]
    var corner = CGPoint.zero
    for chip in line {
      guard let chipWidth = widths[chip] else { continue }
      if corner.x > 0, corner.x + chipWidth > width {
        corner = CGPoint(x: 0, y: corner.y + Self.rowHeight)
      }
      places[chip] = corner
      corner.x += chipWidth + Self.gap
    }
    return places
  }
}
