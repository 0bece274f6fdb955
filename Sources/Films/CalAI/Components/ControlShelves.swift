import Flipbook

/// The first column: what is tapped and typed into.
struct ControlShelves: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      primary
      secondary
      textButtons
      chips
      capture
      inputs
      steppers
      navigation
    }
  }

  private var primary: some View {
    Shelf(title: "Primary CTA") {
      VStack(alignment: .leading, spacing: 12) {
        HStack(alignment: .top, spacing: 24) {
          Specimen(caption: "Normal") { PrimaryPill(pressed: 0, label: Text("Scan a meal")) }
          Specimen(caption: "Pressed: scale 0.97, #E8E8E8") {
            PrimaryPill(pressed: 1, label: Text("Scan a meal"))
          }
        }
        Specimen(caption: "Disabled") {
          PrimaryPill(pressed: 0, label: Text("Scan a meal")).disabled(true)
        }
      }
    }
  }

  private var secondary: some View {
    Shelf(title: "Secondary CTA") {
      HStack(alignment: .top, spacing: 13) {
        Specimen(caption: "Normal") { SecondaryPill(pressed: 0, label: Text("Edit meal")) }
        Specimen(caption: "Pressed") { SecondaryPill(pressed: 1, label: Text("Edit meal")) }
        Specimen(caption: "Disabled") {
          SecondaryPill(pressed: 0, label: Text("Edit meal")).disabled(true)
        }
      }
    }
  }

  private var textButtons: some View {
    Shelf(title: "Text button") {
      HStack(alignment: .top, spacing: 0) {
        textButton("Edit", Palette.textPrimary, "Primary")
        textButton("See more", Palette.textSecondary, "Secondary")
        textButton("Delete", Palette.destructive, "Destructive")
        textButton("Reject", Palette.textTertiary, "Disabled")
      }
    }
  }

  private func textButton(_ title: String, _ color: Color, _ caption: String) -> some View {
    Specimen(caption: caption) { Text(title).type(.buttonSecondary, color) }
      .frame(width: 92, alignment: .leading)
  }

  private var chips: some View {
    Shelf(title: "Chip") {
      HStack(alignment: .top, spacing: 8) {
        Specimen(caption: "Active") { FilterChip(title: "Day", isActive: true) }
        Specimen(caption: "Inactive") { FilterChip(title: "Week", isActive: false) }
        FilterChip(title: "Month", isActive: false)
        FilterChip(title: "Year", isActive: false)
      }
    }
  }

  private var capture: some View {
    Shelf(title: "Capture button") {
      HStack(alignment: .top, spacing: 0) {
        Specimen(caption: "Normal", alignment: .center) { CaptureButton(showsCamera: true) }
          .frame(width: 110)
        Specimen(caption: "Pressed: scale 0.92", alignment: .center) {
          CaptureButton(showsCamera: true, pressed: 1)
        }
        .frame(width: 150)
        Specimen(caption: "Viewfinder", alignment: .center) { CaptureButton(showsCamera: false) }
          .frame(width: 110)
      }
      .padding(.top, 8)
    }
  }

  private var inputs: some View {
    Shelf(title: "Text input") {
      VStack(alignment: .leading, spacing: 12) {
        Specimen(caption: "Placeholder") {
          InputField(text: "", placeholder: "Search foods", isFocused: false)
        }
        Specimen(caption: "Focused: 2 pt white border") {
          InputField(text: "Chicken", placeholder: "Search foods", isFocused: true)
        }
        Specimen(caption: "Filled") {
          InputField(text: "Chicken thigh", placeholder: "Search foods", isFocused: false)
        }
      }
    }
  }

  private var steppers: some View {
    Shelf(title: "Quantity stepper") {
      VStack(alignment: .leading, spacing: 12) {
        HStack(alignment: .top, spacing: 28) {
          Specimen(caption: "Normal") { stepper(2) }
          Specimen(caption: "Pressed") {
            StepperFace(pressed: 1, label: Image(systemName: "plus"))
          }
        }
        HStack(alignment: .top, spacing: 28) {
          Specimen(caption: "At its least") { stepper(1) }
          Specimen(caption: "At its most") { stepper(9) }
        }
      }
    }
  }

  private func stepper(_ count: Double) -> some View {
    QuantityStepper(
      count: count, canDecrease: count > Detection.counts.lowerBound,
      canIncrease: count < Detection.counts.upperBound, time: 0, step: { _ in }, name: "")
  }

  private var navigation: some View {
    Shelf(title: "Top navigation") {
      VStack(alignment: .leading, spacing: 10) {
        Specimen(caption: "Large title, 52 pt") { topNav(scroll: 0, height: 52) }
        Specimen(caption: "Collapsed, 44 pt") { topNav(scroll: 44, height: 44) }
      }
    }
  }

  private func topNav(scroll: Double, height: Double) -> some View {
    TopNav(scroll: scroll, safeArea: 0)
      .frame(width: 402, height: height, alignment: .top)
      .frame(width: 370)
  }
}
