import Drawing
import Geometry

enum FilterResult {
  case nothing
  case filters([Filter])
}
extension SVGResolver {
  mutating func filters(of index: Int, _ context: ResolveContext, _ bounds: Rect?, isEmpty: Bool) throws(SVGError) -> FilterResult { .filters([]) }
  mutating func resolveText(_ index: Int, _ context: ResolveContext, into layer: inout Layer) throws(SVGError) {}
}
