import Flipbook

/// The fifth column: the colours and the roles of type that all the others are made of.
struct TokenShelves: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Shelf(title: "Palette") { palette }
      Shelf(title: "Type") { hierarchy }
    }
  }

  private var palette: some View {
    LazyVGrid(
      columns: [GridItem(spacing: 10), GridItem()], alignment: .leading, spacing: 10
    ) {
      ForEach(Palette.tokens.indices, id: \.self) { Swatch(token: Palette.tokens[$0]) }
    }
  }

  private var hierarchy: some View {
    VStack(alignment: .leading, spacing: 8) {
      ForEach(Type.tokens.indices, id: \.self) { index in
        let token = Type.tokens[index]
        HStack(alignment: .firstTextBaseline, spacing: 8) {
          Text(token.sample).type(token.type).fixedSize()
          Spacer(minLength: 0)
          VStack(alignment: .trailing, spacing: 1) {
            Text(token.name).type(.caption, Palette.textSecondary)
            Text(token.type.figures).type(.caption, Palette.textTertiary)
          }
        }
      }
    }
  }
}

/// A colour with its name and value.
private struct Swatch: View {
  let token: Palette.Token

  private static let outline = RoundedRectangle(cornerRadius: Radius.subtle)

  var body: some View {
    HStack(spacing: 10) {
      Self.outline
        .fill(LinearGradient(colors: token.colors, startPoint: .leading, endPoint: .trailing))
        .overlay { Self.outline.strokeBorder(Palette.surface3, lineWidth: 1) }
        .frame(width: 32, height: 32)
      VStack(alignment: .leading, spacing: 3) {
        Text(token.name).type(.caption)
        Text(token.colors.map(\.description).joined(separator: " ")).type(
          .caption, Palette.textTertiary)
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}
