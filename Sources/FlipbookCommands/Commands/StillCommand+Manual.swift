extension StillCommand {
  static let at = Option(
    "at", "S|MOMENT",
    "the moment, by name or in seconds from 0 to the end; several with an --at each (a film without "
      + "duration needs none)"
  ).repeatable
  static let output = Option(
    "o", "FILE|DIR|-",
    "the file, or for several pictures the folder (default: in out/, by the names of film and moment)"
  )
  static let scale = Option("scale", "N", "pixels a point, any number above 0 (default: 3)")
  static let size = Option("size", "WxH", "exactly so many pixels")
  static let mode = Option(
    "mode", "fit|cover",
    "with --size: all of the film shows (fit, the default), or none of its place is left over (cover)"
  )
  static let preset = Option(
    "preset", "NAME",
    "a set of sizes: \(StorePreset.all.map(\.name).joined(separator: ", ")) writes "
      + StorePreset.appStore.displays.map { "\($0.width)x\($0.height)" }.joined(separator: ", "))
  static let background = Option(
    "background", "COLOUR",
    "what shows where the film is clear, and round it: #RGB, #RRGGBB, #RRGGBBAA, black, white, "
      + "transparent (default), several with commas between as a gradient downwards, or at an angle "
      + "(135deg,#036,#09c), or film for the film's own colours")
  static let caption = Option(
    "caption", "TEXT",
    "words above the film, which is then on its own colours unless --background says otherwise; one "
      + "for all moments or one for each"
  ).repeatable
  static let captionFont = Option(
    "caption-font", "FAMILY[:WEIGHT]",
    "the words' font, one that --fonts DIR has or that comes along (default: Plus Jakarta Sans:700)"
  )
  static let cornerRadius = Option(
    "corner-radius", "N", "round the film's corners, by N of its points")
  static let shadow = Option(flag: "shadow", "a shadow below the film")
  static let bezel = Option(flag: "bezel", "a handset round the film")
  static let optimise = Option(
    flag: "optimise", "the smallest file for the same pixels, in some seconds; says both sizes")
  static let tree = Option(
    flag: "tree", "print the views and their frames in points instead of drawing them")

  static let manual = Manual(
    name: "still",
    summary: "Draws moments of a film as PNG files",
    operands: "FILM",
    options: [
      at, output, scale, size, mode, preset, background, caption, captionFont, cornerRadius, shadow,
      bezel, optimise, tree,
    ],
    details: [
      """
      With --size the picture has exactly that size, and what became of the film is said. With fit \
      nothing of it is cropped or stretched: it is set in the middle, and what is left over above and \
      below, or at the sides, shows the background. With cover it is cut off at both sides alike.
      """,
      """
      With --caption, --shadow or --bezel the film stands on a poster with a margin, smaller; covering, \
      it is as wide as the margins allow, and cut off below. Words are as large as fits, in up to three \
      lines; a line break in them is one on the poster. Without --size the poster is as large as the \
      film alone would be.
      """,
      """
      --preset app-store writes what a listing in the App Store has to have, without alpha, as \
      DISPLAY-NN-MOMENT.png: names sort in the order of the moments, and tools that upload them tell the \
      display by the size.
      """,
      """
      --tree prints a line a view, with the views in it indented: its kind, its frame, what it is \
      called and what it listens for. These names are what a script's taps look for.
      """,
    ],
    examples: [
      .init(
        command: "flipbook still bite/splash --at hold",
        effect: "the moment called hold, as out/bite-splash-hold.png"),
      .init(
        command: "flipbook still bite/splash --at 1.2 --size 1290x2796 --background white -o a.png",
        effect: "a picture for the App Store, whose size has to be exact"),
      .init(
        command:
          "flipbook still milo --at welcome --at stamp --caption 'Say it.' --caption 'Keep it.' "
          + "--bezel --shadow --preset app-store -o store",
        effect: "two posters in every size that a listing has to have"),
      .init(
        command: "flipbook still bite/splash --at hold --tree",
        effect: "the views of that moment, where they stand and what they are called"),
    ])
}
