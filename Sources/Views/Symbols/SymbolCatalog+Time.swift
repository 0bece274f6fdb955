extension SymbolCatalog {
  /// Clocks, calendars, and what tells the time by itself: sun, moon and weather.
  static let time: [Entry] = [
    ("clock", Symbol(.ring(46), .line("M0-26V1L18 13").detail)),
    (
      "clock.arrow.circlepath",
      Symbol(.line("M-40-14A42 42 0 1 1-40 16M-43-40V-14H-17"), .line("M2-24V2L18 14"))
    ),
    ("timer", Symbol(.line("M0-46V-28M0-46A46 46 0 1 1-32.5-32.5M0 0L-20-20"))),
    (
      "stopwatch",
      Symbol(.ring(40, 0, 8), .line("M0-14V8").detail, .line("M-12-47H12M0-46V-34M32-26L37-31"))
    ),
    (
      "alarm",
      Symbol(
        .ring(38, 0, 3), .line("M0-18V4L14 13").detail,
        .line("M-46-28C-43-36-37-42-29-45M46-28C43-36 37-42 29-45M-29 35L-36 44M29 35L36 44"))
    ),
    (
      "hourglass",
      Symbol(
        .line("M-32-45H32M-32 45H32"),
        .shape(
          "M-25-45H25V-30C25-14 6-10 6 0C6 10 25 14 25 30V45H-25V30C-25 14-6 10-6 0C-6-10-25-14-25-30Z"
        ),
        .line("M-11 31H11").detail)
    ),
    (
      "calendar",
      Symbol(
        .box(-43, -38, 43, 43, corner: 17), .line("M-43-13H43").detail, .line("M-56-13H56").cutout,
        .line("M-21-47V-31M21-47V-31"), .dot(-22, 6, 1.2).detail, .dot(0, 6, 1.2).detail,
        .dot(22, 6, 1.2).detail, .dot(-22, 25, 1.2).detail, .dot(0, 25, 1.2).detail)
    ),
    (
      "sun.max",
      Symbol(
        .ring(21),
        .line(
          "M0-48V-39M0 48V39M-48 0H-39M48 0H39M-34-34L-27.5-27.5M34-34L27.5-27.5M-34 34L-27.5 27.5M34 34L27.5 27.5"
        )
        .secondary)
    ),
    (
      "sun.min",
      Symbol(
        .ring(19),
        .line(
          "M0-38V-37M0 38V37M-38 0H-37M38 0H37M-27-27L-26-26M27-27L26-26M-27 27L-26 26M27 27L26 26"
        )
        .secondary)
    ),
    ("moon", Symbol(.shape("M-9-44A44 44 0 1 0 44 12A36 36 0 0 1-9-44Z"))),
    (
      "cloud",
      Symbol(.shape("M-26 34A22 22 0 0 1-30-9.5A30 30 0 0 1 28-15A25 25 0 0 1 28 34Z"))
    ),
    (
      "snowflake",
      Symbol(
        .line("M0-46V46M-40-23L40 23M-40 23L40-23"),
        .line(
          "M-12-44L0-33L12-44M-12 44L0 33L12 44M32-32.4L28.6-16.5L44-11.6M-32 32.4L-28.6 16.5L-44 11.6M-32-32.4L-28.6-16.5L-44-11.6M32 32.4L28.6 16.5L44 11.6"
        ))
    ),
    (
      "drop",
      Symbol(.shape("M0-46C17-25 34-5 34 13A34 34 0 0 1-34 13C-34-5-17-25 0-46Z"))
    ),
    (
      "flame",
      Symbol(
        .shape(
          "M3-48C7-31 0-20-10-9C-21 2-33 11-33 24C-33 38-19 47 0 47C19 47 33 36 33 15C33 2 26-9 18-16C17-9 15-5 10-1C12-21 12-37 3-48Z",
          corner: 0),
        .solid("M0 36C-10 36-16 29-16 22C-16 10-3 6-1-8C9-1 16 10 16 21C16 30 10 36 0 36Z").width(
          0.4
        ).cutout)
    ),
    ("bolt", Symbol(.shape("M12-48L-37 9H-5L-12 48L37-9H5Z", corner: 4))),
    (
      "umbrella",
      Symbol(
        .shape("M-46 2A46 46 0 0 1 46 2Z"), .line("M0 2V32A11 11 0 0 0 22 33M0-50V-46"))
    ),
    ("wind", Symbol(.line("M-44-14H14A14 14 0 1 0 0-28M-44 8H30A16 16 0 1 1 14 26M-30 30H-8"))),
  ]
}
