extension SymbolCatalog {
  /// Things to use, to win and to keep.
  static let objects: [Entry] = [
    (
      "trash",
      Symbol(
        .line("M-43-29H43M-16-29V-36A10 10 0 0 1-6-46H6A10 10 0 0 1 16-36V-29"),
        .shape("M-34-29L-30 33A14 14 0 0 0-16 46H16A14 14 0 0 0 30 33L34-29Z"),
        .line("M-11-9L-10 25M11-9L10 25").detail)
    ),
    (
      "gearshape",
      Symbol(
        .shape(
          """
          M-8.4-35L-7-46.5H7L8.4-35L18.8-30.7L27.9-37.8L37.8-27.9L30.7-18.8L35-8.4L46.5-7V7\
          L35 8.4L30.7 18.8L37.8 27.9L27.9 37.8L18.8 30.7L8.4 35L7 46.5H-7L-8.4 35L-18.8 30.7\
          L-27.9 37.8L-37.8 27.9L-30.7 18.8L-35 8.4L-46.5 7V-7L-35-8.4L-30.7-18.8L-37.8-27.9\
          L-27.9-37.8L-18.8-30.7Z
          """, corner: 5), .ring(14).hole)
    ),
    (
      "lock",
      Symbol(
        .box(-33, -6, 33, 46, corner: 12), .line("M-20-6V-25A20 20 0 0 1 20-25V-6"))
    ),
    (
      "lock.open",
      Symbol(
        .box(-33, -6, 33, 46, corner: 12), .line("M-20-6V-25A20 20 0 0 1 18.5-32.5"))
    ),
    (
      "key",
      Symbol(
        .ring(22, -27, 0), .dot(-34, 0, 1.3).cutout, .line("M-5 0H50V17M31 0V14")
      )
      .turned(degrees: -45)
    ),
    (
      "eye",
      Symbol(
        .shape("M-52 0C-40-22-21-35 0-35C21-35 40-22 52 0C40 22 21 35 0 35C-21 35-40 22-52 0Z"),
        .ring(15).hole)
    ),
    (
      "lightbulb",
      Symbol(
        .shape("M-14 14C-14 4-31-1-31-18A31 31 0 0 1 31-18C31-1 14 4 14 14Z"),
        .line("M-13 31H13M-7 47H7"))
    ),
    ("magnifyingglass", Symbol(.ring(34, -9, -9).open, .line("M16 16L44 44"))),
    (
      "pencil",
      Symbol(
        .shape("M-42 42L-36 16L22-42A10 10 0 0 1 36-42L42-36A10 10 0 0 1 42-22L-16 36Z"),
        .line("M11-31L31-11").detail)
    ),
    (
      "square.and.pencil",
      Symbol(
        .line("M4-38H-22A18 18 0 0 0-40-20V26A18 18 0 0 0-22 44H24A18 18 0 0 0 42 26V0"),
        .shape("M-10 14L-6-4L32-42A6 6 0 0 1 40-42L46-36A6 6 0 0 1 46-28L8 10Z"))
    ),
    (
      "scissors",
      Symbol(
        .ring(13, -26, 31).open, .ring(13, 26, 31).open, .line("M-19 20L28-46M19 20L-28-46"))
    ),
    (
      "wand.and.stars",
      Symbol(
        .line("M-42 42L10-10"),
        .solid("M26-48C28-34 33-29 46-27C33-25 28-20 26-6C24-20 19-25 6-27C19-29 24-34 26-48Z")
          .width(0.4),
        .solid(
          "M-22-42C-21-34-18-31-10-30C-18-29-21-26-22-18C-23-26-26-29-34-30C-26-31-23-34-22-42Z"
        )
        .width(0.4).secondary,
        .solid("M32 12C33 20 36 23 44 24C36 25 33 28 32 36C31 28 28 25 20 24C28 23 31 20 32 12Z")
          .width(0.4).secondary)
    ),
    ("power", Symbol(.line("M0-47V-4M-26-33A42 42 0 1 0 26-33"))),
    (
      "battery.100",
      Symbol(
        .box(-55, -27, 37, 27, corner: 14).open.secondary, .line("M55-8V8").secondary,
        .solid("M-38-10H20V10H-38Z", corner: 3))
    ),
    (
      "battery.100.bolt",
      Symbol(
        .box(-55, -27, 37, 27, corner: 14).open.secondary, .line("M55-8V8").secondary,
        .solid("M-38-10H20V10H-38Z", corner: 3).secondary,
        SymbolMark.solid("M-1-33L-30 5H-12L-17 33L12-5H-6Z", corner: 3).width(0.5).gap(6),
        .solid("M-1-33L-30 5H-12L-17 33L12-5H-6Z", corner: 3).width(0.5))
    ),
    (
      "dumbbell",
      Symbol(
        .line("M-11 0H11"), .box(-28, -32, -11, 32, corner: 7), .box(11, -32, 28, 32, corner: 7),
        .line("M-47-17V17M47-17V17"))
    ),
    (
      "gift",
      Symbol(
        .box(-46, -20, 46, 2, corner: 6),
        .shape("M-38 2H38V36A10 10 0 0 1 28 46H-28A10 10 0 0 1-38 36Z"),
        .line("M0-20V46M-38 2H38").detail, .line("M-48 2H48M0-30V56").cutout,
        .line("M0-20C-9-44-32-48-33-34C-34-24-20-20 0-20C20-20 34-24 33-34C32-48 9-44 0-20"))
    ),
    (
      "trophy",
      Symbol(
        .shape("M-25-45H25V-14A25 25 0 0 1-25-14Z"),
        .line("M-25-34H-44V-28A20 20 0 0 0-24-8M25-34H44V-28A20 20 0 0 1 24-8M0 11V45M-20 45H20"))
    ),
    (
      "medal",
      Symbol(
        .ring(26, 0, 20),
        .solid("M0 8L3.5 16L12 17L5.7 22.8L7.4 31L0 26.8L-7.4 31L-5.7 22.8L-12 17L-3.5 16Z").width(
          0.2
        )
        .detail, .line("M-19-1L-36-46M19-1L36-46M-14-46L0-10L14-46"))
    ),
    (
      "crown",
      Symbol(
        .shape("M-47-24L-24-2L0-36L24-2L47-24L38 36H-38Z", corner: 5), .line("M-34 19H34").detail)
    ),
    (
      "tag",
      Symbol(
        .shape("M-44-44H2L46 0L0 46L-44 2Z", corner: 10), .dot(-22, -22, 1.6).detail)
    ),
    ("bookmark", Symbol(.shape("M-29-46H29V46L0 22L-29 46Z", corner: 7))),
    (
      "flag",
      Symbol(
        .line("M-36-46V48"),
        .shape("M-36-39C-20-47-6-26 12-32C24-36 32-39 38-40V6C20 16 4-3-12 3C-22 6-30 9-36 11Z"))
    ),
    (
      "graduationcap",
      Symbol(
        .shape("M-28-4V23C-15 36 15 36 28 23V-4L0 10Z"), .line("M47-14V18"),
        .line("M-56-7L0 19L40 0").width(0.75).cutout,
        .shape("M0-38L52-15L0 9L-52-15Z", corner: 5))
    ),
    (
      "creditcard",
      Symbol(
        .box(-50, -37, 50, 37, corner: 15), .line("M-50-12H50").detail, .line("M-60-12H60").cutout,
        .line("M-32 15H-14").detail)
    ),
    (
      "wallet.pass",
      Symbol(
        .box(-40, -46, 40, 46, corner: 15),
        .line("M-40-23H40M-40 0H-18A18 18 0 0 0 18 0H40").detail,
        .line("M-50-23H50M-50 0H-40M40 0H50").cutout
      )
    ),
    (
      "pills",
      Symbol(
        .box(-46, -17, 46, 17, corner: 17), .line("M0-17V17").detail,
        .line("M0-30V30").cutout
      ).turned(degrees: -45)
    ),
    (
      "cross",
      Symbol(.shape("M-15-45H15V-15H45V15H15V45H-15V15H-45V-15H-15Z", corner: 6))
    ),
  ]
}
