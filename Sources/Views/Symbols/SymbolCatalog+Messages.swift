extension SymbolCatalog {
  private static let bubble = Symbol(
    .shape(
      "M-28-42H28A20 20 0 0 1 48-22V8A20 20 0 0 1 28 28H-2L-20 44V28H-28A20 20 0 0 1-48 8V-22A20 20 0 0 1-28-42Z"
    ))

  /// What is sent, and what says that something came.
  static let messages: [Entry] = [
    (
      "envelope",
      Symbol(
        .box(-50, -37, 50, 37, corner: 15),
        .line("M-45-29L-9 3A14 14 0 0 0 9 3L45-29").detail)
    ),
    ("bubble.left", bubble),
    ("bubble.right", bubble.mirrored),
    (
      "message",
      Symbol(
        .shape(
          "M0-43C27-43 47-26 47-3C47 20 27 37 0 37C-7 37-13 36-19 34L-37 43L-33 25C-42 18-47 8-47-3C-47-26-27-43 0-43Z"
        ))
    ),
    (
      "phone",
      Symbol(
        .shape(
          "M-29-43C-37-43-44-36-43-27C-40 12-12 40 27 43C36 44 43 37 43 29V23C43 19 40 16 37 15L21 9C17 7 13 9 10 12L5 18C-6 12-12 6-18-5L-12-10C-9-13-7-17-9-21L-15-37C-16-40-19-43-23-43Z"
        ))
    ),
    (
      "paperplane",
      Symbol(.shape("M46-46L18 45L-6 6L-45-18Z", corner: 5), .line("M44-44L-6 6").detail)
    ),
    (
      "bell",
      Symbol(
        .shape(
          "M0-47C-19-47-30-33-30-17C-30 0-34 8-41 18A3 3 0 0 0-39 23H39A3 3 0 0 0 41 18C34 8 30 0 30-17C30-33 19-47 0-47Z"
        ),
        .line("M-12 40A13.5 13.5 0 0 0 12 40"))
    ),
    (
      "link",
      Symbol(.line("M-7 17H-27A17 17 0 0 1-27-17H-7M7-17H27A17 17 0 0 1 27 17H7M-16 0H16"))
        .turned(degrees: -45)
    ),
    (
      "paperclip",
      Symbol(.line("M22-22V22A22 22 0 0 1-22 22V-31A15 15 0 0 1 8-31V18A7.5 7.5 0 0 1-7 18V-18"))
        .turned(degrees: 40)
    ),
    (
      "pin",
      Symbol(
        .shape(
          "M-18-45H18A3 3 0 0 1 18-39L15-36L17-13C26-9 31-2 31 7A3 3 0 0 1 28 10H-28A3 3 0 0 1-31 7C-31-2-26-9-17-13L-15-36L-18-39A3 3 0 0 1-18-45Z"
        ),
        .line("M0 10V47"))
    ),
    (
      "globe",
      Symbol(
        .ring(46).open,
        .line(
          "M0-46C25-22 25 22 0 46C-25 22-25-22 0-46ZM-46 0H46M-38-25C-14-18 14-18 38-25M-38 25C-14 18 14 18 38 25"
        ))
    ),
    (
      "wifi",
      Symbol(
        .dot(0, 31, 1.7), .line("M-18 11A25 25 0 0 1 18 11").secondary,
        .line("M-34-5A47 47 0 0 1 34-5").secondary, .line("M-50-21A70 70 0 0 1 50-21").tertiary)
    ),
    (
      "antenna.radiowaves.left.and.right",
      Symbol(
        .dot(0, 0, 1.8), .line("M-16-16A23 23 0 0 0-16 16M16-16A23 23 0 0 1 16 16").secondary,
        .line("M-31-31A44 44 0 0 0-31 31M31-31A44 44 0 0 1 31 31").tertiary)
    ),
  ]
}
