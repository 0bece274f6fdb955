import Drawing
import Geometry
import Imaging
import Typography

/// A text with everything that the views round it hand down: what is set, and how it is painted.
struct ResolvedText {
  /// What is set; its spans are the text's parts.
  let text: StyledText
  /// How lines are broken, and how they stand.
  var paragraph: ParagraphStyle
  /// How many lines the text is at least as high as.
  let reservedLines: Int
  /// The looks of the parts.
  let attributes: [TextAttributes]
  /// What gives the foreground style, and gradients what they need.
  let environment: EnvironmentValues
  /// What stands on the lines besides letters, by part.
  let images: [InlineImage?]

  init(_ text: Text, in context: ViewContext) throws(ViewError) {
    let environment = context.environment
    let outer = environment.text
    attributes = text.parts.map { $0.attributes.filled(from: outer.attributes) }
    var images: [InlineImage?] = []
    for (part, attributes) in zip(text.parts, attributes) {
      guard let image = part.image else {
        images.append(nil)
        continue
      }
      images.append(try InlineImage(image, attributes, in: context))
    }
    self.images = images
    let spans = zip(text.parts, attributes).enumerated().map { index, part in
      let (part, attributes) = part
      var style = attributes.style(font: environment.font)
      style.attachment = images[index]?.attachment
      return StyledText.Span(
        outer.textCase?.applied(to: part.content) ?? part.content, style: style)
    }
    self.text = StyledText(spans[0], Array(spans.dropFirst()))
    paragraph = outer.paragraph
    if environment.layoutDirection == .rightToLeft {
      paragraph.alignment = paragraph.alignment.mirrored
    }
    reservedLines = outer.reservedLines
    self.environment = environment
  }

  /// What is read, images left out.
  var reading: String {
    images.allSatisfy { $0 == nil }
      ? text.text : text.text.filter { $0 != TextAttachment.character }
  }

  /// What a part is painted with.
  func style(of part: Int) -> any ShapeStyle {
    attributes[part].foregroundStyle ?? environment.foregroundStyle
  }

  /// The paint of a part in a text whose frame is `bounds`.
  func paint(of part: Int, in bounds: Rect) -> Paint {
    style(of: part).paint(in: bounds, environment: environment)
  }

  /// Parts that are painted alike.
  struct Group {
    let style: any ShapeStyle
    let paint: Paint
    var parts: Set<Int>
  }

  /// The parts in groups of one paint, in order of the first part of each.
  ///
  /// A style that is more than its paint, such as a material, is in a group by itself.
  func groups(in bounds: Rect) -> [Group] {
    var groups: [Group] = []
    for part in attributes.indices {
      let style = style(of: part)
      let paint = paint(of: part, in: bounds)
      let isPlain = !(ResolvedStyle(style, in: environment).style is any BackdropStyle)
      let same = groups.firstIndex { group in
        group.paint == paint
          && !(ResolvedStyle(group.style, in: environment).style is any BackdropStyle)
      }
      if isPlain, let same {
        groups[same].parts.insert(part)
      } else {
        groups.append(Group(style: style, paint: paint, parts: [part]))
      }
    }
    return groups
  }
}

extension TextAlignment {
  /// The alignment at the other side: lines in any script stand where the layout's leading side is.
  fileprivate var mirrored: TextAlignment {
    switch self {
    case .leading: .trailing
    case .center: .center
    case .trailing: .leading
    }
  }
}
