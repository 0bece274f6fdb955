import Flipbook

/// The fourth column: detecting, the tab bar, and the sheet for what is in a meal.
struct CaptureShelves: View {
  /// The time of a pass at which the light stands in the middle.
  private static let middle = 0.4

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      results
      viewfinders
      tabBars
      sheets
    }
  }

  private var results: some View {
    Shelf(title: "AI detection result") {
      VStack(alignment: .leading, spacing: 14) {
        Specimen(caption: "Processing: the 2 pt line sweeps") { ProcessingCard(age: Self.middle) }
        Specimen(caption: "Detected") {
          ResultCard(
            detection: Detection(chicken: 6), age: .infinity, sweep: 0, time: 0, send: { _ in })
        }
      }
    }
  }

  private var viewfinders: some View {
    Shelf(title: "Viewfinder") {
      VStack(alignment: .leading, spacing: 14) {
        HStack(alignment: .top, spacing: 26) {
          Specimen(caption: "Reticle at 1.0") { viewfinder(isProcessing: false) }
          Specimen(caption: "Processing: 60 %, reticle 1.05") { viewfinder(isProcessing: true) }
        }
        controls
      }
    }
  }

  private var controls: some View {
    HStack(alignment: .top, spacing: 0) {
      control("Close") { CloseGlyph() }
      control("Flash off") { FlashToggle(isOn: false) }
      control("On") { FlashToggle(isOn: true) }
      control("Library") { LibraryShortcut() }
      control("Barcode off") { BarcodeToggle(isOn: false) }
      control("On") { BarcodeToggle(isOn: true) }
    }
  }

  private func control(_ caption: String, @ViewBuilder _ content: () -> some View) -> some View {
    Specimen(caption: caption, alignment: .center, content: content).frame(maxWidth: .infinity)
  }

  private func viewfinder(isProcessing: Bool) -> some View {
    ZStack {
      Palette.viewfinder
      DishPhoto(
        dish: .bowl, light: CGPoint(x: 40, y: 10), reach: 220, center: CGPoint(x: 86, y: 86),
        scale: 0.44
      )
      .opacity(isProcessing ? 0.6 : 1)
      Reticle(scale: isProcessing ? 1.05 : 1, side: 138)
      if isProcessing {
        ProcessingOverlay(age: Self.middle, barWidth: 100).scaleEffect(0.9)
      }
    }
    .frame(width: 172, height: 172)
    .clipShape(RoundedRectangle(cornerRadius: Radius.cardThumbnail))
  }

  private var tabBars: some View {
    Shelf(title: "Tab bar") {
      VStack(alignment: .leading, spacing: 24) {
        Specimen(caption: "Home active") {
          tabBar(.home, CaptureButton(showsCamera: true))
        }
        Specimen(caption: "Insights active, capture pressed") {
          tabBar(.insights, CaptureButton(showsCamera: true, pressed: 1))
        }
      }
      .padding(.top, 10)
    }
  }

  private func tabBar(_ active: Tab, _ capture: CaptureButton) -> some View {
    TabBar(active: active, width: 370, safeArea: 0) { capture }
  }

  private var sheets: some View {
    Shelf(title: "Bottom sheet") {
      HStack(alignment: .top, spacing: 17) {
        sheet("Compact", height: 52)
        sheet("Medium", height: 84)
        sheet("Large", height: 124)
      }
    }
  }

  /// A sheet at a snap point of a small screen.
  private func sheet(_ caption: String, height: Double) -> some View {
    Specimen(caption: caption) {
      ZStack(alignment: .bottom) {
        Palette.canvasBlack
        BottomSheet { Text("Meal details").type(.itemName) }.frame(height: height)
      }
      .frame(width: 112, height: 132)
      .clipShape(RoundedRectangle(cornerRadius: Radius.cardThumbnail))
      .overlay {
        RoundedRectangle(cornerRadius: Radius.cardThumbnail)
          .strokeBorder(Palette.divider, lineWidth: 1)
      }
    }
  }
}
