import Flipbook

/// A component's name, a line, and its states below.
struct Shelf<Content: View>: View {
  let title: String
  @ViewBuilder let content: Content

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text(title).type(.itemName)
      Hairline(color: Palette.divider).padding(.top, 8)
      content.padding(.top, 16)
    }
    .padding(.bottom, 26)
  }
}

/// A component in a state, and the state's name below it.
struct Specimen<Content: View>: View {
  let caption: String
  var alignment = HorizontalAlignment.leading
  @ViewBuilder let content: Content

  var body: some View {
    VStack(alignment: alignment, spacing: 8) {
      content
      Text(caption).type(.caption, Palette.textTertiary)
    }
  }
}
