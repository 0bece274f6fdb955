import Flipbook

/// The white card that a thought is typed into, with a count of its characters.
struct ThoughtField: View {
  let thought: Thought
  /// The colour of the caret.
  let tint: Color
  let time: Double
  let send: @Sendable (Thought.Action) -> Void

  static let size = CGSize(width: 290, height: 150)

  /// Lines are broken here, well before the card's edge: they are read in the middle of the arch.
  private static let lineWidth = 230.0

  var body: some View {
    ZStack(alignment: .topLeading) {
      RoundedRectangle(cornerRadius: 20, style: .circular).fill(.white)
      Text("YOUR THOUGHT").type(.fieldLabel).offset(x: 18).baseline(at: 26)
      TextEditor(text: Binding(get: { thought.text }, set: { send(.edit($0)) }))
        .type(.thought)
        .lineHeight(.exact(points: 23))
        .tint(tint)
        .caretOpacity(thought.caretOpacity(at: time))
        .simultaneousGesture(TapGesture().onEnded { send(.focus) })
        .accessibilityLabel("Your thought")
        .frame(width: Self.lineWidth, height: 69)
        .offset(x: 18)
        .baseline(at: 52)
      Text("\(thought.text.count) / \(Thought.limit)").type(.counter)
        .frame(width: 254, alignment: .trailing)
        .offset(x: 18)
        .baseline(at: 134)
    }
    .frame(width: Self.size.width, height: Self.size.height)
  }
}
