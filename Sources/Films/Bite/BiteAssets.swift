package import Flipbook

extension ImageCatalog {
  /// Bite Club's icons and pictures, each under the name of its file.
  package static let bite: ImageCatalog = {
    let icons = ImageCatalog(
      AssetFolder("Assets/icons", ofTarget: "Bite", inPackage: "flipbook"))
    let pictures = ImageCatalog(
      AssetFolder("Assets/pictures", ofTarget: "Bite", inPackage: "flipbook", as: .pixels))
    return ImageCatalog { name throws(ContentError) in
      if let icon = try icons[name] { return icon }
      return try pictures[name]
    }
  }()
}
