import Flipbook

/// Words in one line where they fit in it, and otherwise a line for each phrase.
struct PhrasedText: View {
  let phrases: [String]
  let role: TextRole
  let color: Color
  /// From one baseline to the next, in points.
  let pitch: Double

  var body: some View {
    ViewThatFits(in: .horizontal) {
      Text(phrases.joined(separator: " ")).role(role, color)
      VStack(alignment: .leading, spacing: pitch - TextRole.lineHeight * role.size) {
        ForEach(phrases.indices, id: \.self) { Text(phrases[$0]).role(role, color).fixedSize() }
      }
    }
  }
}

extension TextRole {
  /// The typeface's ascent and descent together, in parts of its size.
  static let lineHeight = 1.26
}
