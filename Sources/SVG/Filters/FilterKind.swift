/// The filter primitives, by the names of their elements.
enum FilterKind: String {
  case feBlend, feColorMatrix, feComponentTransfer, feComposite, feConvolveMatrix
  case feDiffuseLighting, feDisplacementMap, feDropShadow, feFlood, feGaussianBlur, feImage
  case feMerge, feMorphology, feOffset, feSpecularLighting, feTile, feTurbulence

  init?(_ tag: String) { self.init(rawValue: tag) }
}
