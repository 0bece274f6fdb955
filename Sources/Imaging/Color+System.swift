// The colours of iOS in its light appearance, as its Human Interface Guidelines list them.
extension Color {
  /// iOS's red.
  public static let red = Color(hex: 0xFF3B30)
  /// iOS's orange.
  public static let orange = Color(hex: 0xFF9500)
  /// iOS's yellow.
  public static let yellow = Color(hex: 0xFFCC00)
  /// iOS's green.
  public static let green = Color(hex: 0x34C759)
  /// iOS's mint.
  public static let mint = Color(hex: 0x00C7BE)
  /// iOS's teal.
  public static let teal = Color(hex: 0x30B0C7)
  /// iOS's cyan.
  public static let cyan = Color(hex: 0x32ADE6)
  /// iOS's blue.
  public static let blue = Color(hex: 0x007AFF)
  /// iOS's indigo.
  public static let indigo = Color(hex: 0x5856D6)
  /// iOS's purple.
  public static let purple = Color(hex: 0xAF52DE)
  /// iOS's pink.
  public static let pink = Color(hex: 0xFF2D55)
  /// iOS's brown.
  public static let brown = Color(hex: 0xA2845E)
  /// iOS's grey.
  public static let gray = Color(hex: 0x8E8E93)
}
