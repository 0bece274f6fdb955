public import Fonts

/// What can be wrong with a font, or with text that is to be set in one.
public enum FontError: Error, Hashable {
  /// A folder of fonts cannot be read.
  case folderUnreadable(path: String, reason: String)
  /// A folder holds too many files and folders to be a folder of fonts.
  case folderTooLarge(path: String, limit: Int)
  /// A font file cannot be read.
  case fileUnreadable(path: String, reason: String)
  /// A file that is named like a font is not one, or is damaged.
  case brokenFile(path: String, reason: String)
  /// No file in the folders has this family; `available` are the families that they have.
  case familyNotFound(family: String, folders: [String], available: [String])
  /// The family has no italic face, or no upright one.
  case styleNotFound(family: String, isItalic: Bool)
  /// None of the families has a glyph for a character of the text.
  case missingGlyph(character: Unicode.Scalar, text: String, families: [String])
  /// The outline of a glyph cannot be read from the font file.
  case glyphUnreadable(glyph: UInt32, family: String, path: String, reason: String)
  /// A glyph is a picture in colours, not an outline.
  case colorGlyph(glyph: UInt32, family: String, path: String)
  /// An OpenType feature's tag is not four printable ASCII characters.
  case invalidFeature(tag: String)
  /// A number of the style is not one that text can be set with.
  case valueOutOfRange(name: String, value: Double, range: ClosedRange<Double>)
  /// The text is too long to be set at once.
  case textTooLong(utf8Count: Int, limit: Int)
  /// The text has too many lines to be set at once.
  case tooManyLines(limit: Int)
  /// FreeType, HarfBuzz or ICU had no memory for its work.
  case outOfMemory(task: String)
  /// The fonts that come with Flipbook cannot be found.
  case bundledFontsNotFound(FontFilesError)
}

extension FontError: CustomStringConvertible {
  /// What is wrong, where, and what to do about it, in one line.
  public var description: String {
    switch self {
    case .folderUnreadable, .folderTooLarge, .fileUnreadable, .brokenFile: fileDescription
    case .familyNotFound, .styleNotFound: familyDescription
    case .missingGlyph, .glyphUnreadable, .colorGlyph: glyphDescription
    case .invalidFeature(let tag):
      "'\(tag)' is not an OpenType feature: a feature has four ASCII characters, as 'tnum' has"
    case .valueOutOfRange(let name, let value, let range):
      "cannot set text with a \(name) of \(value): give a number from \(range.lowerBound) to "
        + "\(range.upperBound)"
    case .tooManyLines(let limit):
      "a text of more than \(limit) lines cannot be set: set it in parts, or give it more width"
    case .textTooLong(let count, let limit):
      "a text of \(count) bytes is too long: set it in parts of at most \(limit)"
    case .outOfMemory(let task):
      "no memory left for \(task): free some, or run fewer jobs at once"
    case .bundledFontsNotFound(let error):
      error.description
    }
  }

  private var fileDescription: String {
    switch self {
    case .folderUnreadable(let path, let reason):
      "cannot read the folder of fonts \(path) (\(reason)): name a folder that holds .ttf, .otf or "
        + ".ttc files"
    case .folderTooLarge(let path, let limit):
      "the folder of fonts \(path) holds more than \(limit) files and folders: name one that holds "
        + "fonts only"
    case .fileUnreadable(let path, let reason):
      "cannot read the font file \(path) (\(reason)): make it readable, or take it out of the folder"
    case .brokenFile(let path, let reason):
      "\(path) is not a font that can be used (\(reason)): put a whole copy in its place, or take it "
        + "out of the folder"
    default: ""
    }
  }

  private var familyDescription: String {
    switch self {
    case .familyNotFound(let family, let folders, let available):
      "no font family '\(family)' in \(folders.isEmpty ? "no folder" : folders.joined(separator: ", "))"
        + ": "
        + (available.isEmpty
          ? "there is no font at all; add its .ttf, .otf or .ttc file there"
          : "there are \(available.map { "'\($0)'" }.joined(separator: ", ")); use one of them or "
            + "add its font file there")
    case .styleNotFound(let family, let isItalic):
      isItalic
        ? "the font family '\(family)' has no italic: add its italic font file, or use the upright"
        : "the font family '\(family)' has only italics: add its upright font file, or use the italic"
    default: ""
    }
  }

  private var glyphDescription: String {
    switch self {
    case .missingGlyph(let character, let text, let families):
      "\(owner(of: families)) no glyph for \(name(of: character)) in \(excerpt(of: text)): "
        + "use a family that has it, or draw the sign as a shape"
    case .glyphUnreadable(let glyph, let family, let path, let reason):
      "cannot read glyph \(glyph) of the font family '\(family)' from \(path) (\(reason)): put a whole "
        + "copy of the file in its place"
    case .colorGlyph(let glyph, let family, let path):
      "glyph \(glyph) of the font family '\(family)' in \(path) is a picture in colours, and only "
        + "outlines can be drawn: draw the sign as a shape, or use a family without colours"
    default: ""
    }
  }

  /// The families as what a sentence begins with.
  private func owner(of families: [String]) -> String {
    let names = families.map { "'\($0)'" }.joined(separator: ", ")
    return families.count == 1
      ? "the font family \(names) has" : "the font families \(names) have"
  }

  /// The character's code point, and the character itself where it shows.
  private func name(of character: Unicode.Scalar) -> String {
    let digits = String(character.value, radix: 16, uppercase: true)
    let code = "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    switch character.properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator,
      .paragraphSeparator, .spaceSeparator, .nonspacingMark, .enclosingMark, .spacingMark:
      return code
    default: return "\(code) '\(character)'"
    }
  }

  /// The text in quotation marks, on one line, cut after 60 characters.
  private func excerpt(of text: String) -> String {
    let start = text.prefix(60)
    let line = start.map { $0.isNewline ? " " : String($0) }.joined()
    return start.endIndex == text.endIndex ? "\"\(line)\"" : "\"\(line)…\""
  }
}
