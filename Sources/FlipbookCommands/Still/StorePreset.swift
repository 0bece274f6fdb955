/// The pictures that a shop asks for, by their sizes.
struct StorePreset: Sendable {
  /// One of the sizes: what the shop calls the display, and its pixels.
  struct Display: Sendable {
    let name: String
    let width: Int
    let height: Int
  }

  /// What the command line calls it.
  let name: String
  /// The sizes, each exact to the pixel.
  let displays: [Display]

  /// Apple's App Store: the displays that a listing has to have.
  ///
  /// The largest iPhone and the largest iPad are asked for; the shop scales them down for all others. An
  /// iPhone of 6.5 inches is asked for where 6.9 is left out. Pictures are upright here: the films'
  /// screens are. Source: App Store Connect Help, "Screenshot specifications", 2026.
  static let appStore = StorePreset(
    name: "app-store",
    displays: [
      Display(name: "iphone-6.9", width: 1320, height: 2868),
      Display(name: "iphone-6.5", width: 1284, height: 2778),
      Display(name: "ipad-13", width: 2064, height: 2752),
    ])

  /// All there are.
  static let all = [appStore]
}
