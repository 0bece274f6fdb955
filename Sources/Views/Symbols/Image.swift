import Drawing
import Geometry
import Typography

/// A picture by its name: a symbol.
///
/// A symbol is as large as the text beside it: a circle is one em across, a line as wide as the weight
/// asks for. It stands on the text's baseline with its middle at half the height of capital letters.
/// ``resizable()`` fits it to its frame instead.
public struct Image: PrimitiveView {
  /// How large a symbol is beside text.
  public enum Scale: Hashable, Sendable, CaseIterable {
    /// 0.78 of the medium scale.
    case small
    /// A circle is one em across.
    case medium
    /// 1.28 times the medium scale.
    case large
  }

  private let name: String
  private var isResizable = false
  private var renderingMode: SymbolRenderingMode?

  /// The symbol called `systemName`.
  ///
  /// The names are SF Symbols', the drawings Flipbook's own. An unknown name is an error when the view
  /// is laid out (``ViewError/unknownSymbol(name:near:)``).
  public init(systemName: String) {
    name = systemName
  }

  /// This image, as large as what is on offer.
  public func resizable() -> Image {
    changed { $0.isResizable = true }
  }

  /// This image with its parts told apart by `mode`.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    changed { $0.renderingMode = mode }
  }

  package func makeNodes(in context: ViewContext) throws(ViewError) -> [any LayoutNode] {
    let environment = context.environment
    guard let symbol = environment.symbolVariants.symbol(named: name) else {
      throw .unknownSymbol(name: name, near: SymbolCatalog.names(near: name))
    }
    let font = environment.text.attributes.style(font: environment.font).font
    let capHeight: Double
    do throws(FontError) {
      capHeight = try context.fonts.metrics(of: font).capHeight
    } catch {
      throw .font(error)
    }
    return [
      SymbolNode(
        symbol: symbol, font: font, capHeight: capHeight, isResizable: isResizable,
        renderingMode: renderingMode ?? environment.symbolRenderingMode ?? .monochrome,
        environment: environment)
    ]
  }

  private func changed(_ change: (inout Image) -> Void) -> Image {
    var image = self
    change(&image)
    return image
  }
}

extension Image.Scale {
  /// The size in relation to the medium one.
  var factor: Double {
    switch self {
    case .small: 0.78
    case .medium: 1
    case .large: 1.28
    }
  }
}
