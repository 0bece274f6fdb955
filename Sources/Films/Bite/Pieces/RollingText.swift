import Flipbook

/// A number that becomes another one: what differs rolls out, fading and blurred, and the new rolls in.
///
/// Figures are proportional: each place is as wide as its figure, and goes from the old one's width to the new
/// one's, so that what stands behind follows.
struct RollingText: View {
  /// Which way figures roll.
  enum Direction {
    /// The old one leaves downwards, as when counting down.
    case down
    case up
  }

  let from: String
  let to: String
  /// How far the change is, 0...1; a spring may go beyond.
  let progress: Double
  let role: TextRole
  let color: Color
  let direction: Direction

  var body: some View {
    if progress >= 1 || from == to {
      Text(to).role(role, color)
    } else {
      let parts = Change(from: Array(from), to: Array(to))
      HStack(spacing: 0) {
        Text(parts.head).role(role, color)
        ForEach(parts.changed.indices, id: \.self) { index in
          figure(parts.changed[index])
        }
        if !parts.tail.isEmpty { Text(parts.tail).role(role, color) }
      }
    }
  }

  /// One place: the old figure on its way out, the new one on its way in.
  private func figure(_ change: (old: String, new: String)) -> some View {
    let way = (direction == .down ? 1.0 : -1.0) * 0.5 * role.size
    let share = min(max(progress, 0), 1)
    return MixedWidth(progress: progress) {
      Text(change.old).role(role, color)
        .blur(radius: 4 * share)
        .opacity(1 - share)
        .offset(y: way * progress)
      Text(change.new).role(role, color)
        .blur(radius: 4 * (1 - share))
        .opacity(share)
        .offset(y: -way * (1 - progress))
    }
  }
}

/// What of a text stays, and what changes, character by character counted from the right.
private struct Change {
  /// What stays before.
  let head: String
  let changed: [(old: String, new: String)]
  /// What stays behind.
  let tail: String

  init(from old: [Character], to new: [Character]) {
    let sameHead = zip(old, new).prefix { $0 == $1 }.count
    let rest = (old: old.dropFirst(sameHead), new: new.dropFirst(sameHead))
    let sameTail = zip(rest.old.reversed(), rest.new.reversed()).prefix { $0 == $1 }.count
    let middle = (
      old: Array(rest.old.dropLast(sameTail)), new: Array(rest.new.dropLast(sameTail))
    )
    let count = max(middle.old.count, middle.new.count)
    func figure(_ characters: [Character], _ index: Int) -> String {
      let place = index - (count - characters.count)
      return place >= 0 ? String(characters[place]) : ""
    }
    head = String(old.prefix(sameHead))
    changed = (0..<count).map { (figure(middle.old, $0), figure(middle.new, $0)) }
    tail = String(rest.new.suffix(sameTail))
  }
}

/// Two views at one place, which is as wide as the first at 0 and as the second at 1.
private struct MixedWidth: Layout {
  let progress: Double

  func makeCache(subviews: Subviews) {}

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    guard let first = sizes.first, let last = sizes.last else { return .zero }
    return CGSize(
      width: max(first.width + (last.width - first.width) * progress, 0),
      height: max(first.height, last.height))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews {
      subview.place(at: bounds.origin, anchor: .topLeading, proposal: .unspecified)
    }
  }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout ()
  ) -> CGFloat? {
    subviews.last?.dimensions(in: .unspecified)[guide]
  }
}
