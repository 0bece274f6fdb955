import Flipbook

/// The scale of distances.
struct SpacingShelf: View {
  var body: some View {
    Shelf(title: "Spacing") {
      HStack(alignment: .bottom, spacing: 10) {
        ForEach(Spacing.scale, id: \.self) { distance in
          Specimen(caption: distance.short, alignment: .center) {
            Palette.proteinBlue.frame(width: 20, height: distance)
          }
        }
        .frame(maxWidth: .infinity)
      }
    }
  }
}

/// The corners.
struct RadiusShelf: View {
  var body: some View {
    Shelf(title: "Radius") {
      LazyVGrid(columns: [GridItem(spacing: 10), GridItem(spacing: 10), GridItem()], spacing: 14) {
        ForEach(Radius.tokens.indices, id: \.self) { index in
          let (name, radius) = Radius.tokens[index]
          Specimen(caption: "\(name) · \(radius.short)", alignment: .center) {
            RoundedRectangle(cornerRadius: radius)
              .fill(Palette.surface2)
              .overlay {
                RoundedRectangle(cornerRadius: radius).strokeBorder(Palette.surface3, lineWidth: 1)
              }
              .frame(height: 56)
          }
        }
      }
    }
  }
}
