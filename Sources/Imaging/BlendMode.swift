/// How a drawing is combined with what lies under it: the one list for the whole project.
///
/// Names only; the arithmetic is the renderer's. The first group mixes colours, as SwiftUI's and CSS'
/// blend modes do, and covers what it overlaps like `normal`. The second is Porter and Duff's
/// operators (1984) and two sums. Formulas are in straight colours *s* (source, on top) and *b*
/// (backdrop), 0 to 1, with alphas *As* and *Ab*.
///
/// Source: W3C Compositing and Blending Level 1; Apple's `CGBlendMode` for the two `plus` modes.
public enum BlendMode: String, CaseIterable, Hashable, Sendable {
  /// The source lies over the backdrop (Porter-Duff source-over).
  case normal
  /// s b: never lighter than either.
  case multiply
  /// s + b - s b: never darker than either.
  case screen
  /// `hardLight` with the layers exchanged: the backdrop decides between multiply and screen.
  case overlay
  /// The smaller of s and b, by channel.
  case darken
  /// The larger of s and b, by channel.
  case lighten
  /// b / (1 - s): brightens the backdrop to reflect the source.
  case colorDodge
  /// 1 - (1 - b) / s: darkens the backdrop to reflect the source.
  case colorBurn
  /// A gentle `hardLight`, like a diffuse lamp on the backdrop.
  case softLight
  /// Multiply where the source is dark, screen where it is light.
  case hardLight
  /// |s - b|.
  case difference
  /// s + b - 2 s b: `difference` with less contrast.
  case exclusion
  /// The source's hue with the backdrop's saturation and luminosity.
  case hue
  /// The source's saturation with the backdrop's hue and luminosity.
  case saturation
  /// The source's hue and saturation with the backdrop's luminosity.
  case color
  /// The source's luminosity with the backdrop's hue and saturation.
  case luminosity

  /// The source where the backdrop is, over it; the backdrop's alpha stays.
  case sourceAtop
  /// The source under the backdrop.
  case destinationOver
  /// The backdrop where the source is not: an eraser.
  case destinationOut
  /// The sum of both as ink: 1 - min(1, (1 - s) + (1 - b)), as premultiplied values.
  case plusDarker
  /// The sum of both as light: min(1, s + b), as premultiplied values.
  case plusLighter
  /// Nothing, whatever was there.
  case clear
  /// The source alone, its transparent parts included.
  case copy
  /// The source where the backdrop is.
  case sourceIn
  /// The source where the backdrop is not.
  case sourceOut
  /// The backdrop where the source is: a mask.
  case destinationIn
  /// The backdrop where the source is, over the source; the source's alpha stays.
  case destinationAtop
  /// Each where the other is not.
  case xor
}
