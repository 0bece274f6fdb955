import Synchronization

extension FontLibrary {
  /// Sets text in lines of at most `width` points that are at most `height` points high together.
  ///
  /// Lines end at line ends in the text, and where they would be too wide between words; a word
  /// that is wider than a line is broken between characters. Where there are more lines than the
  /// style or the height allows, the last that shows ends in an ellipsis, unless the style lets the
  /// text shrink enough. One line always shows, and one character on each, however narrow or low the
  /// space is.
  ///
  /// Takes time in proportion to the length of the text. Texts that were set lately are not set
  /// again.
  ///
  /// - Parameters:
  ///   - text: What is set.
  ///   - style: How its lines are broken and stand.
  ///   - width: The greatest width in points, nil for any; less than 0 counts as 0.
  ///   - height: The greatest height in points, nil for any; less than 0 counts as 0.
  /// - Throws: ``FontError`` that names the font, the character or the number at fault.
  /// - Returns: The lines at their places.
  package func layout(
    _ text: StyledText, style: ParagraphStyle = ParagraphStyle(), width: Double? = nil,
    height: Double? = nil,
  ) throws(FontError) -> TextLayout {
    try style.validate()
    let space = (
      width: try Self.length(width, named: "width"),
      height: try Self.length(height, named: "height")
    )
    let key = LayoutKey(text: text, style: style, width: space.width, height: space.height)
    if let layout = layouts.withLock({ $0[key] }) { return layout }
    let layout = try fitted(text, style: style, width: space.width, height: space.height)
    layouts.withLock { $0.insert(layout, for: key, cost: text.utf8Count + 64) }
    return layout
  }

  /// The layout at the greatest scale that the style allows and the whole text fits at; at the least
  /// where it fits at none.
  private func fitted(
    _ text: StyledText, style: ParagraphStyle, width: Double, height: Double,
  ) throws(FontError) -> TextLayout {
    func attempt(_ scale: Double) throws(FontError) -> (layout: TextLayout, isWhole: Bool) {
      let text = scale == 1 ? text : text.scaled(by: scale)
      var style = style
      style.lineSpacing *= scale
      if case .exact(let points) = style.lineHeight {
        style.lineHeight = .exact(points: points * scale)
      }
      return try prepared(text, direction: style.direction)
        .layout(style: style, width: width, height: height, scale: scale)
    }
    let whole = try attempt(1)
    guard !whole.isWhole, style.minimumScale < 1 else { return whole.layout }
    // Scales on a grid, so that a text that is offered the size it has chosen chooses it again.
    func scale(_ step: Int) -> Double {
      style.minimumScale + (1 - style.minimumScale) * Double(step) / Double(Self.scaleSteps)
    }
    var best = try attempt(style.minimumScale)
    guard best.isWhole else { return best.layout }
    var (low, high) = (0, Self.scaleSteps)
    while high - low > 1 {
      let middle = (low + high) / 2
      let tried = try attempt(scale(middle))
      if tried.isWhole { (low, best) = (middle, tried) } else { high = middle }
    }
    return best.layout
  }

  /// Into how many scales the range from the least to 1 is divided.
  private static let scaleSteps = 64

  /// The text, shaped; from the cache where it was shaped lately.
  private func prepared(
    _ text: StyledText, direction: TextDirection,
  ) throws(FontError) -> PreparedText {
    let key = PreparedKey(text: text, direction: direction)
    if let found = preparedTexts.withLock({ $0[key] }) { return found }
    let prepared = try PreparedText(text, direction: direction, in: self)
    preparedTexts.withLock { $0.insert(prepared, for: key, cost: text.utf8Count + 64) }
    return prepared
  }

  private static func length(_ value: Double?, named name: String) throws(FontError) -> Double {
    guard let value else { return .infinity }
    guard !value.isNaN else {
      throw .valueOutOfRange(name: name, value: value, range: 0...FontDescription.maximumSize)
    }
    return max(value, 0)
  }
}

/// What a layout depends on.
struct LayoutKey: Hashable {
  var text: StyledText
  var style: ParagraphStyle
  var width: Double
  var height: Double
}

/// What a shaped text depends on.
struct PreparedKey: Hashable {
  var text: StyledText
  var direction: TextDirection
}
