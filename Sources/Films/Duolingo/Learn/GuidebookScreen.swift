import Flipbook

/// The guidebook of a unit: its sentences and words, each to be listened to; it comes up over everything.
struct GuidebookScreen: View {
  let guidebook: Guidebook
  let title: String
  let visit: GuidebookVisit
  let time: Double
  let send: @Sendable (GuidebookVisit.Action) -> Void

  /// Where the list begins.
  private static let top = 184.0

  var body: some View {
    if let risen = visit.slide.risen(at: time) {
      ZStack(alignment: .topLeading) {
        Color.ground.contentShape(Rectangle()).onTapGesture {}
        ScrollView(offset: visit.scroller.offset(at: time)) { list }
          .frame(width: 402, height: 874 - Self.top)
          .onScroll { send(.scroll($0)) }
          .padding(.top, Self.top)
        header
      }
      .frame(width: 402, height: 874)
      .offset(y: 874 * (1 - risen))
    }
  }

  private var header: some View {
    ZStack(alignment: .topLeading) {
      Color.ground.frame(width: 402, height: Self.top - 2)
      Color.border.frame(width: 402, height: 2).offset(y: Self.top - 2)
      CloseButton(time: time) { send(.close) }.position(x: 28, y: 84)
      Text(Copy.guidebookTitle).role(.exerciseTitle).foregroundStyle(Color.ink)
        .baseline(at: 140).offset(x: 16)
      Text(title).role(.second).foregroundStyle(Color.quiet).baseline(at: 165).offset(x: 16)
    }
    .frame(width: 402, height: Self.top, alignment: .topLeading)
  }

  private var list: some View {
    VStack(alignment: .leading, spacing: 12) {
      section(Copy.phrases, guidebook.phrases, first: 0, rowHeight: 76)
      section(Copy.words, guidebook.words, first: guidebook.phrases.count, rowHeight: 64)
    }
    .padding(EdgeInsets(top: 20, leading: 16, bottom: 40, trailing: 16))
  }

  @ViewBuilder private func section(
    _ title: String, _ entries: [Guidebook.Entry], first: Int, rowHeight: Double
  ) -> some View {
    if !entries.isEmpty {
      Text(title).role(.zone).foregroundStyle(Color.claim)
      ListBox(count: entries.count, rowHeight: rowHeight) { index in
        GuidebookRow(
          entry: entries[index], spokenAge: spokenAge(first + index), time: time
        ) {
          send(.speak(first + index))
        }
      }
    }
  }

  /// Seconds since an entry was said, if it was the last one.
  private func spokenAge(_ entry: Int) -> Double? {
    guard let spoken = visit.spoken, spoken.entry == entry else { return nil }
    return time - spoken.time
  }
}

/// A sentence or a word, and what it means.
private struct GuidebookRow: View {
  let entry: Guidebook.Entry
  let spokenAge: Double?
  let time: Double
  let speak: () -> Void

  var body: some View {
    HStack(spacing: 8) {
      SpeakerButton(
        label: Copy.listen(to: entry.text), age: spokenAge, time: time, action: speak)
      VStack(alignment: .leading, spacing: 0) {
        Text(entry.text).role(.card).foregroundStyle(Color.ink)
        Text(entry.translation).role(.second).foregroundStyle(Color.quiet)
      }
      .lineLimit(1)
    }
    .padding(.horizontal, 10)
    .frame(width: 370, alignment: .leading)
    .frame(maxHeight: .infinity)
  }
}
