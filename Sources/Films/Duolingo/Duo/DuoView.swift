package import Flipbook

/// Duo in a pose, standing on the bottom of the middle of his frame.
///
/// The frame is as large as he is at rest without his feet's ground; wings and jumps reach out of it.
package struct DuoView: View {
  let pose: DuoPose
  /// From the ground to the top of the head at rest, in points.
  let height: Double
  /// What he throws on the ground while he is in the air.
  private var shadow: Color = .groundShadow
  /// How wide the white rim round him is, in points.
  private var rim = 0.0

  /// Duo's own units: his height, his ground, and the room that is drawn on round his square of 600.
  package static let (unitHeight, ground, room) = (450.0, 556.0, 150.0)

  /// Duo in `pose`, `height` points high.
  package init(pose: DuoPose, height: Double) {
    (self.pose, self.height) = (pose, height)
  }

  /// The same Duo on a ground of another colour.
  func shadow(_ color: Color) -> DuoView {
    var view = self
    view.shadow = color
    return view
  }

  /// The same Duo with a white rim round all of him, so many points wide: on grounds that are green or dark,
  /// where his own colours would not stand out.
  func rim(_ width: Double) -> DuoView {
    var view = self
    view.rim = width
    return view
  }

  /// Duo in `pose`, at so many points a unit.
  package init(pose: DuoPose, scale: Double) {
    self.init(pose: pose, height: scale * Self.unitHeight)
  }

  private var scale: Double { height / Self.unitHeight }

  package var body: some View {
    let (width, above) = (2 * (300 + Self.room) * scale, (Self.ground + Self.room) * scale)
    Canvas { context, size in
      context.translateBy(x: size.width / 2, y: above)
      context.scaleBy(x: scale, y: scale)
      context.translateBy(x: 0, y: -Self.ground)
      let figure = DuoFigure(pose: pose, detail: DuoDetail(height: height))
      figure.drawShadow(shadow, in: context)
      if rim > 0 { figure.drawRim(rim / scale, in: context) }
      figure.draw(in: context)
    }
    .frame(width: width, height: above + Self.room * scale)
    .offset(y: Self.room * scale)
    .frame(width: 600 * scale, height: height, alignment: .bottom)
    .accessibilityLabel(Brand.mascot)
  }
}
