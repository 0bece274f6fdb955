public import Geometry
public import Typography

/// What a document is drawn with that is not in it.
public struct SVGOptions: Sendable {
  /// The fonts for text; without them, text is left out.
  public var fonts: FontLibrary?
  /// The families that stand for CSS' generic names, and for a text that names none.
  public var families = Families()
  /// The size of text that gives none, in user units.
  public var defaultFontSize = 16.0
  /// The languages that `systemLanguage` asks for, by BCP 47.
  public var languages = ["en"]
  /// The size of a picture that gives neither a size nor a `viewBox`.
  public var defaultSize = Size(width: 100, height: 100)
  /// Where images lie that the document links to; without it, none is read.
  public var folder: SVGFolder?
  /// A style sheet that goes before those of the document.
  public var styleSheet: String?
  /// How many documents this one is inside of.
  var documentDepth = 0

  /// The families that stand for CSS' generic names.
  public struct Families: Hashable, Sendable {
    /// What `serif` stands for.
    public var serif: String?
    /// What `sans-serif` stands for.
    public var sansSerif: String?
    /// What `monospace` stands for.
    public var monospace: String?
    /// What `cursive` stands for.
    public var cursive: String?
    /// What `fantasy` stands for.
    public var fantasy: String?
    /// The family of a text that names none, or only such as are not there.
    public var standard: String?

    /// No families: text is set in the first that the fonts have.
    public init() {}
  }

  /// Options for a document without text and linked images.
  public init() {}
}
