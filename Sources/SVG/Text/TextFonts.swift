import Typography

/// The fonts that text is set in, and what generic families mean among them.
struct TextFonts {
  let library: FontLibrary
  let families: SVGOptions.Families

  /// The fonts to try, in order.
  func candidates(for properties: TextProperties) -> [FontDescription] {
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
    if let all = try? library.families() { names += all }
    return names.map { name in
      FontDescription(
        family: name, size: min(properties.fontSize, FontDescription.maximumSize),
        weight: FontWeight(properties.weight), isItalic: properties.isItalic)
    }
  }

  /// The measures of the first font that is there; nil where there are no fonts at all.
  func metrics(of properties: TextProperties) -> FontMetrics? {
    for candidate in candidates(for: properties) {
      if let metrics = metrics(of: candidate) { return metrics }
    }
    return nil
  }

  /// The measures of a font, upright where it has no italic; nil where its family is not there.
  func metrics(of font: FontDescription) -> FontMetrics? {
    var upright = font
    upright.isItalic = false
    return (try? library.metrics(of: font)) ?? (try? library.metrics(of: upright))
  }
}
