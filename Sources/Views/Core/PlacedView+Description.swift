import Drawing
import Geometry
import Imaging

extension PlacedView: CustomStringConvertible {
  /// The tree as text: a view a line, with its frame, views in it indented.
  package var description: String {
    var lines: [String] = []
    describe(into: &lines, indent: "")
    return lines.joined(separator: "\n")
  }

  private func describe(into lines: inout [String], indent: String) {
    lines.append("\(indent)\(name) \(frame.brief)\(effectText)\(markText)")
    for child in children { child.describe(into: &lines, indent: indent + "  ") }
  }

  private var effectText: String {
    switch effect {
    case .none: return ""
    case .hidden: return " hidden"
    case .transform(let transform):
      let affine = transform.affine
      if transform == ProjectionTransform(Affine(translationX: affine.tx, y: affine.ty)) {
        return " moved by (\(affine.tx.brief), \(affine.ty.brief))"
      }
      return " transformed"
    case .group(let group):
      let opacity = group.opacity < 1 ? " opacity \(group.opacity.brief)" : ""
      let mode = group.blendMode == .normal ? "" : " \(group.blendMode)"
      return opacity + mode + (group.filters.isEmpty ? "" : " filtered")
        + (group.mask == nil ? "" : " masked")
    }
  }

  private var markText: String {
    marks.map { mark in
      switch mark {
      case .text(let text): " \"\(text)\""
      case .image(let name): " \"\(name)\""
      case .label(let label): " labelled \"\(label)\""
      case .unlabelled: " unread"
      case .id(let id): " id \(id.base)"
      case .contentShape, .ink: ""
      case .untouchable: " untouchable"
      case .gestures(let set): " " + set.brief
      case .space(let name): " space \(name.base)"
      case .scroll(let scroll):
        " shows (\(scroll.contentOffset.x.brief), \(scroll.contentOffset.y.brief)) of "
          + "\(scroll.contentSize.width.brief) x \(scroll.contentSize.height.brief)"
      }
    }.joined()
  }
}

extension Rect {
  fileprivate var brief: String {
    "(\(origin.x.brief), \(origin.y.brief)) \(size.width.brief) x \(size.height.brief)"
  }
}

extension GestureSet {
  fileprivate var brief: String {
    let kinds = recognizers.map { recognizer in
      switch recognizer {
      case .tap(let tap): tap.count == 1 ? "tap" : "tap \(tap.count) times"
      case .longPress: "long press"
      case .drag: "drag"
      case .scroll: "scroll"
      case .text: "text"
      }
    }
    return (isEnabled ? "" : "disabled ") + kinds.joined(separator: ", ")
  }
}
