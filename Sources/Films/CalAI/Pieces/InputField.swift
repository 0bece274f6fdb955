import Flipbook

/// What is typed into, as it looks with a text or without, and with the caret or without.
struct InputField: View {
  let text: String
  let placeholder: String
  let isFocused: Bool

  var body: some View {
    HStack(spacing: 2) {
      Text(text.isEmpty ? placeholder : text)
        .type(.body, text.isEmpty ? Palette.textTertiary : Palette.textPrimary)
      if isFocused {
        Palette.textPrimary.frame(width: 2, height: 20)
      }
      Spacer(minLength: 0)
    }
    .padding(.horizontal, Spacing.cardPadding)
    .frame(height: 52)
    .background { RoundedRectangle(cornerRadius: Radius.input).fill(Palette.surface2) }
    .overlay {
      RoundedRectangle(cornerRadius: Radius.input)
        .strokeBorder(Palette.textPrimary.opacity(isFocused ? 1 : 0), lineWidth: 2)
    }
  }
}
