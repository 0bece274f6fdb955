import Flipbook

/// What there is to buy.
struct GroceryScreen: View {
  let list: GroceryList
  let time: Double
  let send: @Sendable (BiteAction) -> Void

  var body: some View {
    let offset = list.feed.offset(at: time)
    let layout = GroceryLayout(list, at: time)
    ZStack(alignment: .top) {
      ScrollView(offset: offset) {
        Board(width: Viewport.width, height: layout.contentHeight) {
          GroceryHeader(list: list, time: time, send: send)
          AddField(list: list, time: time, send: send).at(x: 20, y: 290)
          ForEach(layout.headers) { header in
            ShelfHeader(
              title: list.shelves[header.shelf].title, icon: list.shelves[header.shelf].icon
            )
            .opacity(header.presence)
            .at(x: 20, y: header.baseline - 22)
          }
          done(layout)
          ForEach(layout.rows.filter { isSeen($0, at: offset) }) { row in
            GroceryRow(
              item: list.shelves[row.place.shelf].items[row.place.item], isLast: row.isLast,
              time: time
            ) { send(.groceries(.toggle(row.place))) }
            .at(x: 0, y: row.y - GroceryLayout.pitch / 2)
          }
        }
      }
      .onScroll { send(.groceries(.scroll($0))) }
      TopScrim().scrim(at: offset)
    }
  }

  private func isSeen(_ row: GroceryLayout.Row, at offset: Double) -> Bool {
    row.y > offset - GroceryLayout.pitch
      && row.y < offset + Viewport.height + GroceryLayout.pitch
  }

  @ViewBuilder private func done(_ layout: GroceryLayout) -> some View {
    let unfolded = list.unfolded.value(at: time)
    let presence = list.donePlace.value(at: time)
    if presence > 0 {
      DoneHeader(count: max(list.done, 1), time: time) {
        send(.groceries(.toggleDone))
      }
      .opacity(presence)
      .at(x: 20, y: layout.doneBaseline - 22)
    }
    if unfolded > 0 {
      ForEach(layout.doneRows) { row in
        DoneRow(item: list.shelves[row.place.shelf].items[row.place.item], time: time) {
          send(.groceries(.toggle(row.place)))
        }
        .opacity(unfolded)
        .at(x: 0, y: row.y - GroceryLayout.pitch / 2)
      }
    }
  }
}

/// The name of the screen, how many things are left, and the bar of stripes.
private struct GroceryHeader: View {
  let list: GroceryList
  let time: Double
  let send: @Sendable (BiteAction) -> Void

  var body: some View {
    Board(width: Viewport.width, height: 280) {
      Text("Your List").role(.screenTitle, .white).at(x: 20, baseline: 96)
      RoundButton(icon: "square.and.arrow.up", label: "Share", time: time) {}
        .at(midX: TopRow.secondLast, midY: TopRow.y)
      RoundButton(icon: "arrow.counterclockwise", label: "Untick all", time: time) {
        send(.groceries(.untickAll))
      }
      .at(midX: TopRow.last, midY: TopRow.y)
      HStack(alignment: .firstTextBaseline, spacing: 12) {
        RollingText(
          list.countLine, at: time, role: .listCount, color: .white,
          direction: list.isCountingDown ? .down : .up)
        RollingText(list.totalLine, at: time, role: .body, color: .second)
      }
      .at(x: 16, baseline: 204)
      GroceryStripesView(stripes: list.stripes, age: time - list.appeared, time: time)
        .at(x: 20, midY: 249)
    }
  }
}

/// The field that adds something to the list.
private struct AddField: View {
  let list: GroceryList
  let time: Double
  let send: @Sendable (BiteAction) -> Void

  var body: some View {
    Board(width: 362, height: 54) {
      RoundedRectangle(cornerRadius: 18, style: .circular).fill(Color.addField)
      Button {
        send(.groceries(.add))
      } label: {
        Icon("plus", size: 20, .accent).frame(width: 44, height: 54)
      }
      .buttonStyle(PressStyle(time: time, scale: 0.92))
      .accessibilityLabel("Add")
      .at(midX: 24, midY: 27)
      if list.draft.isEmpty {
        Text("Add something").role(.body, .white.opacity(0.72)).at(x: 44, baseline: 32.7)
          .allowsHitTesting(false)
      }
      TextField("", text: Binding(get: { list.draft }, set: { send(.groceries(.edit($0))) }))
        .onSubmit { send(.groceries(.add)) }
        .role(.body, .white)
        .simultaneousGesture(TapGesture().onEnded { send(.groceries(.focus)) })
        .accessibilityLabel("Add something")
        .frame(width: 300)
        .alignmentGuide(.leading) { _ in -44 }
        .alignmentGuide(.top) { $0[.firstTextBaseline] - 32.7 }
      caret
    }
  }

  /// The caret stands behind what is typed.
  private var caret: some View {
    HStack(spacing: 1) {
      Text(list.draft).role(.body, .white).fixedSize().hidden()
      Capsule(style: .circular).fill(Color.accent)
        .frame(width: 2, height: 21)
        .opacity(list.caretOpacity(at: time))
    }
    .allowsHitTesting(false)
    .at(x: 44, midY: 27)
  }
}

/// The name of a shelf.
private struct ShelfHeader: View {
  let title: String
  let icon: String

  var body: some View {
    Board(width: 362, height: 30) {
      Icon(icon, size: 18, .accent).at(midX: 9, midY: 17.7)
      Text(title).role(.shelfCaps, .second).at(x: 26, baseline: 22)
    }
    .allowsHitTesting(false)
  }
}
