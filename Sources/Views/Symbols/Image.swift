import Drawing
import Geometry
public import Imaging
import Typography

/// A picture: a symbol, an asset of the film's catalogue, a bitmap or a drawing.
///
/// A symbol is as large as the text beside it: a circle is one em across, a line as wide as the weight
/// asks for. It stands on the text's baseline with its middle at half the height of capital letters.
/// ``resizable()`` fits it to its frame instead.
public struct Image: PrimitiveView, Sendable {
  /// How large a symbol is beside text.
  public enum Scale: Hashable, Sendable, CaseIterable {
    /// 0.78 of the medium scale.
    case small
    /// A circle is one em across.
    case medium
    /// 1.28 times the medium scale.
    case large
  }

  private enum Source {
    case symbol(String)
    case named(String)
    case asset(ImageAsset)
  }

  private let source: Source
  private var isDecorative = false
  private var resizing: ImageResizing?
  private var interpolation = Interpolation.medium
  private var templateMode: TemplateRenderingMode?
  private var renderingMode: SymbolRenderingMode?

  /// The symbol called `systemName`.
  ///
  /// The names are SF Symbols', the drawings Flipbook's own. An unknown name is an error when the view
  /// is laid out (``ViewError/unknownSymbol(name:near:)``).
  public init(systemName: String) {
    source = .symbol(systemName)
  }

  /// The image called `name` in the film's catalogue (``EnvironmentValues/imageCatalog``).
  public init(_ name: String) {
    source = .named(name)
  }

  /// The image called `name` in the film's catalogue, which readers and scripts take no notice of.
  public init(decorative name: String) {
    self.init(name)
    isDecorative = true
  }

  /// A bitmap or a drawing.
  public init(_ asset: ImageAsset) {
    source = .asset(asset)
  }

  /// The pixels of `bitmap`, `scale` of them a point.
  public init(_ bitmap: Bitmap, scale: CGFloat = 1) {
    source = .asset(ImageAsset(bitmap, scale: scale))
  }

  /// This image, as large as what is on offer.
  ///
  /// The edges within `capInsets` keep their size: corners stay as they are, sides are stretched or
  /// repeated one way, what is between them both ways. A symbol is stretched as a whole.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image {
    changed { $0.resizing = ImageResizing(capInsets: capInsets, mode: resizingMode) }
  }

  /// This image with pixels between those of its bitmap found by `interpolation`.
  public func interpolation(_ interpolation: Interpolation) -> Image {
    changed { $0.interpolation = interpolation }
  }

  /// This image, as it is or as a template for the foreground style.
  public func renderingMode(_ mode: TemplateRenderingMode?) -> Image {
    changed { $0.templateMode = mode }
  }

  /// This image with its parts told apart by `mode`.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    changed { $0.renderingMode = mode }
  }

  package func makeNodes(in context: ViewContext) throws(ViewError) -> [any LayoutNode] {
    if let insets = resizing?.capInsets, !insets.isFinite {
      throw .notFinite(modifier: "resizable(capInsets:)", value: "\(insets)")
    }
    switch source {
    case .symbol(let name): return try symbolNodes(name, in: context)
    case .named(let name):
      let asset = try asset(named: name, in: context)
      return [imageNode(asset, name: isDecorative ? nil : name, in: context)]
    case .asset(let asset): return [imageNode(asset, name: nil, in: context)]
    }
  }

  private func asset(
    named name: String, in context: ViewContext
  ) throws(ViewError) -> ImageAsset {
    let found: ImageAsset?
    do throws(ContentError) {
      found = try context.environment.imageCatalog[name]
    } catch {
      throw .content(error)
    }
    guard let found else { throw .unknownImage(name: name) }
    return found
  }

  private func imageNode(
    _ asset: ImageAsset, name: String?, in context: ViewContext
  ) -> ImageNode {
    ImageNode(
      asset: asset, imageName: name, resizing: resizing, interpolation: interpolation,
      isTemplate: templateMode == .template, environment: context.environment)
  }

  private func symbolNodes(
    _ name: String, in context: ViewContext
  ) throws(ViewError) -> [any LayoutNode] {
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
        name: name, symbol: symbol, font: font, capHeight: capHeight, isResizable: resizing != nil,
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
