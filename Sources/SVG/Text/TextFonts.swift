import Typography

/// The fonts that text is set in, and what generic families mean among them.
struct TextFonts {
  let library: FontLibrary
  let families: SVGOptions.Families

  /// The fonts that are there, the first choice first.
  ///
  /// - Parameters:
  ///   - properties: What is asked for.
  ///   - fallBackToAll: Whether all other families follow those that are named.
  /// - Returns: Fonts of families that are there; at least one, where there is any.
  func choices(for properties: TextProperties, fallBackToAll: Bool) -> [FontDescription] {
    var names: [String] = properties.families.compactMap { family in
      switch family {
      case .named(let name): name
      case .serif: families.serif
      case .sansSerif: families.sansSerif
      case .monospace: families.monospace
      case .cursive: families.cursive
      case .fantasy: families.fantasy
      }
    }
    if let standard = families.standard { names.append(standard) }
    var fonts = names.compactMap { present($0, properties) }
    guard fallBackToAll || fonts.isEmpty, let all = try? library.families() else { return fonts }
    for name in all {
      if let font = present(name, properties) { fonts.append(font) }
      if !fallBackToAll, !fonts.isEmpty { break }
    }
    return fonts
  }

  /// The font of a family, upright where it has no italic; nil where it is not there.
  private func present(_ family: String, _ properties: TextProperties) -> FontDescription? {
    var font = FontDescription(
      family: family, size: min(properties.fontSize, FontDescription.maximumSize),
      weight: FontWeight(properties.weight), isItalic: properties.isItalic)
    font.width = properties.width
    font.variations = properties.variations
    if (try? library.metrics(of: font)) != nil { return font }
    guard font.isItalic else { return nil }
    font.isItalic = false
    return (try? library.metrics(of: font)) == nil ? nil : font
  }

  /// The measures of the first font that is there; nil where there are no fonts at all.
  func metrics(of properties: TextProperties) -> FontMetrics? {
    choices(for: properties, fallBackToAll: false).first.flatMap { try? library.metrics(of: $0) }
  }
}
