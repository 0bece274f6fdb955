extension SymbolCatalog {
  /// Signs of arithmetic and of writing, and plain figures.
  static let signs: [Entry] = [
    ("plus", Symbol(.line("M-38 0H38M0-38V38"))),
    ("minus", Symbol(.line("M-38 0H38"))),
    ("plusminus", Symbol(.line("M-30-16H30M0-46V14M-30 40H30"))),
    ("multiply", Symbol(.line("M-28-28L28 28M28-28L-28 28"))),
    ("divide", Symbol(.line("M-38 0H38"), .dot(0, -28), .dot(0, 28))),
    ("equal", Symbol(.line("M-36-14H36M-36 14H36"))),
    ("number", Symbol(.line("M-12-42L-22 42M22-42L12 42M-36-16H40M-40 16H36"))),
    ("percent", Symbol(.line("M32-38L-32 38"), .ring(15, -26, -25).open, .ring(15, 26, 25).open)),
    ("xmark", Symbol(.line("M-33-33L33 33M33-33L-33 33"))),
    ("checkmark", Symbol(.line("M-35 5L-12 31L35-31"))),
    (
      "questionmark",
      Symbol(.line("M-21-20C-21-34-11-43 1-43C14-43 23-35 23-23C23-7 1-8 1 11"), .dot(1, 38))
    ),
    ("exclamationmark", Symbol(.line("M0-42V10"), .dot(0, 38))),
    ("info", Symbol(.line("M-9-8H1V36M-13 37H15"), .dot(0, -33))),
    ("info.circle", Symbol(.ring(46).secondary, .line("M0-3V23").detail, .dot(0, -21).detail)),
    (
      "exclamationmark.circle",
      Symbol(.ring(46).secondary, .line("M0-24V5").detail, .dot(0, 23).detail)
    ),
    ("ellipsis", Symbol(.dot(-36, 0), .dot(0, 0), .dot(36, 0))),
    ("circle", Symbol(.ring(46))),
    ("square", Symbol(.box(-41, -41, 41, 41, corner: 18))),
    ("app", Symbol(.box(-43, -43, 43, 43, corner: 24))),
    ("rectangle", Symbol(.box(-52, -36, 52, 36, corner: 15))),
    ("rectangle.portrait", Symbol(.box(-34, -46, 34, 46, corner: 15))),
    ("capsule", Symbol(.box(-54, -27, 54, 27, corner: 27))),
    ("oval", Symbol(.shape("M-54 0A54 36 0 0 1 54 0A54 36 0 0 1-54 0Z"))),
    ("triangle", Symbol(.shape("M0-40L47 40H-47Z", corner: 9))),
    ("diamond", Symbol(.shape("M0-50L50 0L0 50L-50 0Z", corner: 10))),
    ("hexagon", Symbol(.shape("M0-49L43-24.5V24.5L0 49L-43 24.5V-24.5Z", corner: 10))),
    (
      "octagon",
      Symbol(.shape("M-19-46H19L46-19V19L19 46H-19L-46 19V-19Z", corner: 8))
    ),
    ("circle.slash", Symbol(.ring(46).open, .line("M-32.5-32.5L32.5 32.5"))),
    ("nosign", Symbol(.ring(46).open, .line("M-32.5-32.5L32.5 32.5")).width(1.3)),
    ("target", Symbol(.ring(46).open.tertiary, .ring(25).open.secondary, .disc(5))),
    (
      "scope",
      Symbol(.ring(36).open, .line("M0-50V-26M0 26V50M-50 0H-26M26 0H50"), .dot(0, 0, 1.6))
    ),
    ("smallcircle.filled.circle", Symbol(.ring(46).secondary, .disc(16).detail)),
    ("circle.lefthalf.filled", Symbol(.ring(46).open, .solid("M0-46A46 46 0 0 0 0 46Z"))),
    (
      "exclamationmark.triangle",
      Symbol(
        .shape("M0-42L48 40H-48Z", corner: 9).secondary, .line("M0-13V7").detail,
        .dot(0, 25, 1.25).detail)
    ),
  ]
}
