import Flipbook

/// The viewfinder with all that comes over it.
struct CaptureScreen: View {
  let capture: Capture
  let time: Double
  let send: @Sendable (CalAI.Action) -> Void

  var body: some View {
    let dim = capture.dim.value(at: time)
    ZStack(alignment: .topLeading) {
      Palette.viewfinder
      ViewfinderPicture(room: capture.picture.value(at: time))
      // Over black this is the picture at 60 % once it is dimmed.
      Palette.viewfinder.opacity(0.4 * dim)
      scrims
      Reticle(scale: reticleScale)
        .opacity(capture.reticleOpacity.value(at: time))
        .position(x: 201, y: 404)
      controls.opacity(1 - dim).allowsHitTesting(capture.isReady)
      topBar
      if let shutter = capture.shutter {
        ProcessingOverlay(age: time - shutter)
          .opacity(dim * (1 - gone))
          .position(x: 201, y: 404)
      }
      if let shutter = capture.shutter, let detected = capture.detected {
        ResultCard(
          detection: capture.detection, age: time - detected, sweep: time - shutter,
          edge: capture.edge.value(at: time), time: time, send: send
        )
        .allowsHitTesting(capture.isOpen)
        .at(x: 16, y: 882 - 494 * capture.card.value(at: time))
      }
    }
    .frame(width: 402, height: 874, alignment: .topLeading)
  }

  /// How far the overlay has gone once the result has come.
  private var gone: Double {
    capture.detected.map { Animation.easeOut(duration: 0.12).progress(at: time - $0) } ?? 0
  }

  private var reticleScale: Double {
    (0.96 + 0.04 * capture.reticle.value(at: time)) * capture.pulse.value(at: time)
  }

  private var scrims: some View {
    ZStack(alignment: .topLeading) {
      LinearGradient(colors: [Palette.shade(0.62), .clear], startPoint: .top, endPoint: .bottom)
        .frame(width: 402, height: 142)
      LinearGradient(
        stops: [
          .init(color: .clear, location: 0), .init(color: Palette.shade(0.66), location: 0.6),
          .init(color: Palette.shade(0.86), location: 1),
        ], startPoint: .top, endPoint: .bottom
      )
      .frame(width: 402, height: 210)
      .opacity(1 - capture.dim.value(at: time))
      .at(x: 0, y: 664)
    }
    .allowsHitTesting(false)
  }

  private var topBar: some View {
    ZStack(alignment: .topLeading) {
      Button {
        send(.closeCapture)
      } label: {
        Image(systemName: "xmark")
          .font(.system(size: 20, weight: .medium))
          .foregroundStyle(Palette.textPrimary)
          .frame(width: 44, height: 44)
      }
      .buttonStyle(.plain)
      .accessibilityLabel("Close")
      .position(x: 36, y: 84)
      Bolt().fill(Palette.textPrimary).frame(width: 13, height: 21).position(x: 366, y: 84)
    }
  }

  private var controls: some View {
    ZStack(alignment: .topLeading) {
      Color.clear
      DishPhoto(
        dish: .toast, light: CGPoint(x: 11, y: 2.2), reach: 59.11,
        center: CGPoint(x: 22, y: 22), scale: 0.2
      )
      .frame(width: 44, height: 44)
      .clipShape(RoundedRectangle(cornerRadius: 12))
      .overlay {
        RoundedRectangle(cornerRadius: 12).strokeBorder(Palette.textPrimary, lineWidth: 1.5)
      }
      .at(x: 52, y: 762)
      Button {
        send(.shoot)
      } label: {
        EmptyView()
      }
      .buttonStyle(CaptureStyle(showsCamera: false, time: time))
      .accessibilityLabel("Take picture")
      .position(x: 201, y: 784)
      Image(systemName: "barcode.viewfinder")
        .font(.system(size: 20, weight: .medium))
        .foregroundStyle(Palette.textPrimary)
        .frame(width: 44, height: 44)
        .background { Circle().fill(Palette.surface2.opacity(0.86)) }
        .position(x: 328, y: 784)
    }
  }
}

/// The flash: a bolt, slim and sharp.
private struct Bolt: Shape {
  func path(in rect: CGRect) -> Path {
    func place(_ x: Double, _ y: Double) -> CGPoint {
      CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
    }
    return Path { path in
      path.addLines([
        place(0.68, 0), place(0, 0.58), place(0.43, 0.58), place(0.32, 1), place(1, 0.42),
        place(0.57, 0.42),
      ])
      path.closeSubpath()
    }
  }
}
