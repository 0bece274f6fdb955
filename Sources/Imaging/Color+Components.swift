extension Color {
  /// Red, green and blue as they are encoded.
  ///
  /// Where a module adds colours by those names, `red` means the colour, and this is the way to the
  /// numbers.
  package var components: (red: Double, green: Double, blue: Double) { (red, green, blue) }
}
