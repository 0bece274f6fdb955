import Flipbook

/// The first stamp of a collection.
struct Stamp: View {
  var body: some View {
    ZStack(alignment: .topLeading) {
      StampPaper().fill(.stampPaper)
      RoundedRectangle(cornerRadius: 4, style: .circular)
        .fill(.stampPanel)
        .frame(width: 212, height: 228)
        .offset(x: 16.5, y: 16.5)
      Text("MILO / FIRST EDITION").type(.stampCaption).offset(x: 28.5).baseline(at: 36.5)
      StampEmblem()
        .stroke(.cream, style: .round(StampEmblem.lineWidth))
        .frame(width: 0, height: 0)
        .offset(x: 122.5, y: 125.5)
      Text("FIRST WORD").type(.stampTitle).offset(x: 16.5).baseline(at: 270)
      Text("001").type(.stampNumber)
        .frame(width: 212, alignment: .trailing)
        // What follows the last digit stands over, so that its ink ends with the panel.
        .offset(x: 16.5 + MiloType.stampNumber.tracking)
        .baseline(at: 270)
    }
    .frame(width: StampPaper.size.width, height: StampPaper.size.height)
  }
}
