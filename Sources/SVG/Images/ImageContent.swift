import Drawing
import Imaging

/// What an `image` or `feImage` links to.
enum ImageContent {
  case bitmap(ImageSource)
  case document(SVGDocument)
}

extension SVGResolver {
  /// What a link leads to; nil, with a note, where that is not drawn.
  mutating func image(_ link: String, of index: Int) -> ImageContent? {
    if let known = knownImages[link] { return known }
    let image = read(link, of: index)
    knownImages[link] = image
    return image
  }

  private mutating func read(_ link: String, of index: Int) -> ImageContent? {
    let bytes: [UInt8]
    if link.hasPrefix("data:") {
      guard let data = DataURL.bytes(of: link) else {
        note(index, "has a data URL that is unreadable")
        return nil
      }
      bytes = data
    } else {
      guard let folder = options.folder else {
        note(index, "links to '\(link.prefix(80))', and files are not read here")
        return nil
      }
      switch folder.read(link) {
      case .success(let file):
        bytes = file.bytes
        if !linkedFiles.contains(file.path) { linkedFiles.append(file.path) }
      case .failure(let refusal):
        note(index, "links to a file, and \(refusal.reason)")
        return nil
      }
    }
    return decoded(bytes, link, of: index)
  }

  private mutating func decoded(
    _ bytes: [UInt8], _ link: String, of index: Int
  ) -> ImageContent? {
    let name = link.hasPrefix("data:") ? "the picture in the data URL" : "'\(link.prefix(80))'"
    switch ImageFormat(bytes) {
    case .png:
      do throws(PNGError) {
        return .bitmap(ImageSource(try PNG.decode(bytes, name: name)))
      } catch {
        note(index, error.description)
      }
    case .svg:
      guard options.documentDepth < SVGLimits.documentDepth else {
        note(index, "has too many documents inside one another")
        return nil
      }
      var inner = options
      // A document that is a picture in another one loads nothing itself (SVG 2, section 2.7.1,
      // secure static mode).
      inner.folder = nil
      inner.documentDepth += 1
      do throws(SVGError) {
        let document = try SVGDocument(bytes: bytes, options: inner)
        for note in document.notes { self.note(index, "in \(name): \(note)") }
        return .document(document)
      } catch {
        note(index, "in \(name): \(error)")
      }
    case .jpeg:
      if let bitmap = JPEGReader.bitmap(bytes) { return .bitmap(ImageSource(bitmap)) }
      note(index, "\(name) is a JPEG of a kind that is not supported, or damaged")
    case .gif:
      if let bitmap = GIFReader.bitmap(bytes) { return .bitmap(ImageSource(bitmap)) }
      note(index, "\(name) is a damaged GIF")
    case .webp:
      if let bitmap = WebPReader.bitmap(bytes) { return .bitmap(ImageSource(bitmap)) }
      note(index, "\(name) is a WebP that moves, or is damaged")
    case .other(let kind):
      note(index, "\(name) is \(kind), which is not supported: convert it to PNG")
    }
    return nil
  }
}

/// What kind of picture some bytes are, by how they begin.
enum ImageFormat {
  case png
  case jpeg
  case gif
  case webp
  case svg
  case other(String)

  init(_ bytes: [UInt8]) {
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
      self = .png
    } else if bytes.starts(with: [0xFF, 0xD8]) {
      self = .jpeg
    } else if bytes.starts(with: Array("GIF8".utf8)) {
      self = .gif
    } else if bytes.starts(with: Array("RIFF".utf8)) {
      self = .webp
    } else if bytes.starts(with: [0x1F, 0x8B]) || bytes.prefix(1024).contains(UInt8(ascii: "<")) {
      self = .svg
    } else {
      self = .other("of no known format")
    }
  }
}
