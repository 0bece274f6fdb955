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
      if dim < 1 { controls.opacity(1 - dim).allowsHitTesting(capture.isReady) }
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
        CloseGlyph()
      }
      .accessibilityLabel("Close")
      .position(x: 36, y: 84)
      Button {
        send(.toggleFlash)
      } label: {
        FlashToggle(isOn: capture.hasFlash)
      }
      .accessibilityLabel("Flash")
      .position(x: 366, y: 84)
    }
    .buttonStyle(ViewfinderStyle(time: time))
  }

  private var controls: some View {
    ZStack(alignment: .topLeading) {
      Color.clear
      LibraryShortcut().at(x: 52, y: 762)
      Button {
        send(.shoot)
      } label: {
        EmptyView()
      }
      .buttonStyle(CaptureStyle(showsCamera: false, time: time))
      .accessibilityLabel("Take picture")
      .position(x: 201, y: 784)
      Button {
        send(.toggleBarcode)
      } label: {
        BarcodeToggle(isOn: capture.readsBarcodes)
      }
      .buttonStyle(ViewfinderStyle(time: time))
      .accessibilityLabel("Barcode")
      .position(x: 328, y: 784)
    }
  }
}
