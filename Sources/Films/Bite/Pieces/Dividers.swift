import Flipbook

/// A line across, one point high.
struct Hairline: View {
  var body: some View {
    Color.hairline.frame(height: 1)
  }
}

/// A dashed line across, in the middle of a point's height.
struct DashedLine: View {
  var dash: [CGFloat] = [3, 5]
  var width = 1.0
  var color = Color.dashes

  var body: some View {
    LevelLine()
      .stroke(color, style: StrokeStyle(lineWidth: width, lineCap: .round, dash: dash))
      .frame(height: width)
  }
}

/// A straight line across the middle of its frame.
private struct LevelLine: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.midY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
    }
  }
}
