import Flipbook

/// The app's light button, an icon before its words if there is one.
struct MintButton: View {
  let title: String
  var icon: String?
  let time: Double
  let action: () -> Void

  var body: some View {
    Button(action: action) {
      HStack(spacing: 8) {
        // The style lifts all of it by what words stand too low.
        if let icon { Icon(icon, size: 20, .ground).offset(y: 1.14) }
        Text(title).tracking(TextRole.button.tracking)
      }
    }
    .buttonStyle(MintButtonStyle(time: time))
    .frame(height: 64)
    .accessibilityLabel(title)
  }
}
