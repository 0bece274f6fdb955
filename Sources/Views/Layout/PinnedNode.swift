import Geometry

/// The node of a row of views, of which headers and footers of sections are moved into view.
///
/// A header that would be scrolled out stands at the edge of what shows of the scroll view's content, or,
/// where its section ends before, at the section's end; a footer likewise at the other edge. They lie
/// over the other views.
struct PinnedNode<L: Layout>: WrapperNode {
  let container: ContainerNode<L>
  let pinned: PinnedScrollableViews
  let axis: Axis

  var child: any LayoutNode { container }

  var name: ViewName { "pinned" }

  func place(
    in frame: Rect, proposal: ProposedViewSize, at placement: Placement
  ) throws(ViewError) -> PlacedView {
    try container.place(in: frame, proposal: proposal, at: placement) { frames in
      guard let window = placement.scrollWindow else { return [] }
      return frames.indices.filter { index in
        guard let part = container.section(ofChildAt: index), isPinned(part.kind) else {
          return false
        }
        let section = frames.indices.filter {
          container.section(ofChildAt: $0)?.section == part.section
        }.reduce(frames[index]) { $0.union(frames[$1]) }
        let moved = moved(frames[index], as: part.kind, in: section, window)
        defer { frames[index] = moved }
        return moved != frames[index]
      }
    }
  }

  private func isPinned(_ kind: SectionPart.Kind) -> Bool {
    switch kind {
    case .header: pinned.contains(.sectionHeaders)
    case .footer: pinned.contains(.sectionFooters)
    case .content: false
    }
  }

  private func moved(
    _ frame: Rect, as kind: SectionPart.Kind, in section: Rect, _ window: Rect
  ) -> Rect {
    var frame = frame
    let extent = axis == .vertical ? frame.height : frame.width
    func held(_ start: Double, _ sectionStart: Double, _ sectionEnd: Double, _ edge: Double)
      -> Double
    {
      kind == .header
        ? min(max(start, edge), sectionEnd - extent)
        : max(min(start, edge - extent), sectionStart)
    }
    if axis == .vertical {
      frame.origin.y = held(
        frame.minY, section.minY, section.maxY, kind == .header ? window.minY : window.maxY)
    } else {
      frame.origin.x = held(
        frame.minX, section.minX, section.maxX, kind == .header ? window.minX : window.maxX)
    }
    return frame
  }
}
