import Flipbook

/// The fonts of all tests here: films keep what they have played for one font library, so that tests side by side share one.
enum TestFonts {
  private static let library = Result { try FontLibrary.bundled() }

  static func bundled() throws -> FontLibrary { try library.get() }
}
