import CFreeType
import CHarfBuzz
import CICU

/// The libraries behind the text: their versions belong in reports, since another one may draw
/// another line.
package enum TextEngine {
  /// FreeType's version as it runs, such as "2.12.1".
  package static var freeTypeVersion: String {
    var library: FT_Library?
    guard unsafe FT_Init_FreeType(&library) == 0 else { return "unknown" }
    defer { unsafe FT_Done_FreeType(library) }
    var (major, minor, patch) = (FT_Int(), FT_Int(), FT_Int())
    unsafe FT_Library_Version(library, &major, &minor, &patch)
    return "\(major).\(minor).\(patch)"
  }

  /// HarfBuzz's version as it runs, such as "6.0.0".
  package static var harfBuzzVersion: String {
    // Sound: a constant string of the library.
    unsafe String(cString: hb_version_string())
  }
  /// ICU's version as it runs, such as "72.1".
  package static var icuVersion: String {
    var version: [UInt8] = [0, 0, 0, 0]
    // Sound: ICU writes four numbers.
    unsafe flipbook_icu_version(&version)
    return "\(version[0]).\(version[1])"
  }
}
