import Drawing
import Geometry
import Imaging

/// The inherited properties of an element, as it has them.
///
/// Lengths have their font's units settled and keep percentages. Properties that are not inherited
/// (opacity, clips, masks, filters, …) are read from the element where they are drawn.
struct SVGStyle {
  var color = Color.black
  var fill = PaintValue.color(.color(.black))
  var fillOpacity = 1.0
  var fillRule = FillRule.nonZero
  var clipRule = FillRule.nonZero

  var stroke = PaintValue.none
  var strokeOpacity = 1.0
  var strokeWidth = SVGLength(number: 1)
  var lineCap = LineCap.butt
  var lineJoin = LineJoin.miter
  var miterLimit = 4.0
  var dashes: [SVGLength] = []
  var dashOffset = SVGLength(number: 0)

  var markerStart: String?
  var markerMid: String?
  var markerEnd: String?
  var paintOrder = PaintOrder.normal

  var isVisible = true
  var isCrisp = false
  var imageRendering = ImageRendering.automatic
  /// The space that masks take the luminance in.
  var colorInterpolation = FilterPrimitive.Space.sRGB
  /// The space that filters work in.
  var filterSpace = FilterPrimitive.Space.linear

  var text = TextProperties()

  /// The order that an element's parts are painted in.
  struct PaintOrder: Hashable {
    enum Part: Hashable { case fill, stroke, markers }

    var parts: [Part]

    static let normal = PaintOrder(parts: [.fill, .stroke, .markers])
  }

  /// How images are enlarged.
  enum ImageRendering: Hashable { case automatic, pixelated }

  /// The font's size in user units.
  var fontSize: Double { text.fontSize }
}
