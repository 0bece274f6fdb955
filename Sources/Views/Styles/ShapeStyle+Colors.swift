public import Imaging

extension ShapeStyle where Self == Color {
  /// iOS's red.
  public static var red: Color { Color.red }
  /// iOS's orange.
  public static var orange: Color { Color.orange }
  /// iOS's yellow.
  public static var yellow: Color { Color.yellow }
  /// iOS's green.
  public static var green: Color { Color.green }
  /// iOS's mint.
  public static var mint: Color { Color.mint }
  /// iOS's teal.
  public static var teal: Color { Color.teal }
  /// iOS's cyan.
  public static var cyan: Color { Color.cyan }
  /// iOS's blue.
  public static var blue: Color { Color.blue }
  /// iOS's indigo.
  public static var indigo: Color { Color.indigo }
  /// iOS's purple.
  public static var purple: Color { Color.purple }
  /// iOS's pink.
  public static var pink: Color { Color.pink }
  /// iOS's brown.
  public static var brown: Color { Color.brown }
  /// iOS's grey.
  public static var gray: Color { Color.gray }
}
