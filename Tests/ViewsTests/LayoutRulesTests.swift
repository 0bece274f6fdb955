import Geometry
import Imaging
import Testing
import Views

/// Small layouts on a screen of 100 x 200 points, whose frames follow from SwiftUI's documented rules.
///
/// Each case names its rule; its frames are those of the coloured rectangles in it, in the order of
/// drawing, worked out by hand.
@Suite("Layout rules")
struct LayoutRulesTests {
  struct Case: CustomTestStringConvertible {
    let testDescription: String
    let view: AnyView
    let frames: [Rect]

    init(_ rule: String, _ frames: [[Double]], @ViewBuilder _ view: () -> some View) {
      testDescription = rule
      self.frames = frames.map { Rect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }
      self.view = AnyView(view())
    }
  }

  @Test(
    "frames are those that the rule gives",
    arguments: stacks.map(\.testDescription) + frames.map(\.testDescription)
      + containers.map(\.testDescription) + surroundings.map(\.testDescription))
  func rule(name: String) throws {
    let cases = Self.stacks + Self.frames + Self.containers + Self.surroundings
    let found = cases.filter { $0.testDescription == name }
    try #require(found.count == 1, "names of cases are unique")
    let drawn = try LayoutTests.frames(found[0].view)
    #expect(drawn.count == found[0].frames.count)
    for (frame, expected) in zip(drawn, found[0].frames) {
      let edges = zip(
        [frame.minX, frame.minY, frame.width, frame.height],
        [expected.minX, expected.minY, expected.width, expected.height])
      #expect(edges.allSatisfy { abs($0 - $1) < 1e-9 }, "\(frame) should be \(expected)")
    }
  }

  private static func box(_ width: Double, _ height: Double) -> some View {
    Color.white.frame(width: width, height: height)
  }

  private enum Mark: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }

  private static let mark = HorizontalAlignment(Mark.self)

  // MARK: Stacks

  static var stacks: [Case] {
    [
      Case("8 points between views side by side", [[21, 95, 20, 10], [49, 90, 30, 20]]) {
        HStack {
          box(20, 10)
          box(30, 20)
        }
      },
      Case(
        "explicit spacing takes the place of the default", [[25, 95, 20, 10], [45, 90, 30, 20]]
      ) {
        HStack(spacing: 0) {
          box(20, 10)
          box(30, 20)
        }
      },
      Case("8 points between views one below the other", [[40, 81, 20, 10], [35, 99, 30, 20]]) {
        VStack {
          box(20, 10)
          box(30, 20)
        }
      },
      Case("a column aligns leading edges", [[35, 81, 20, 10], [35, 99, 30, 20]]) {
        VStack(alignment: .leading) {
          box(20, 10)
          box(30, 20)
        }
      },
      Case("a column aligns trailing edges", [[45, 81, 20, 10], [35, 99, 30, 20]]) {
        VStack(alignment: .trailing) {
          box(20, 10)
          box(30, 20)
        }
      },
      Case("a row aligns bottom edges", [[21, 100, 20, 10], [49, 90, 30, 20]]) {
        HStack(alignment: .bottom) {
          box(20, 10)
          box(30, 20)
        }
      },
      Case("a row aligns top edges", [[21, 90, 20, 10], [49, 90, 30, 20]]) {
        HStack(alignment: .top) {
          box(20, 10)
          box(30, 20)
        }
      },
      Case(
        "without baselines a row aligns bottom edges by them",
        [[21, 100, 20, 10], [49, 90, 30, 20]]
      ) {
        HStack(alignment: .firstTextBaseline) {
          box(20, 10)
          box(30, 20)
        }
      },
      Case("flexible views share equally", [[0, 0, 50, 200], [50, 0, 50, 200]]) {
        HStack(spacing: 0) {
          Color.white
          Color.white
        }
      },
      Case("distances are taken off before sharing", [[0, 0, 46, 200], [54, 0, 46, 200]]) {
        HStack {
          Color.white
          Color.white
        }
      },
      Case("a fixed view is served before a flexible one", [[0, 95, 30, 10], [30, 0, 70, 200]]) {
        HStack(spacing: 0) {
          box(30, 10)
          Color.white
        }
      },
      Case(
        "the less flexible is served first",
        [[0, 0, 20, 200], [20, 0, 40, 200], [60, 0, 40, 200]]
      ) {
        HStack(spacing: 0) {
          Color.white.frame(maxWidth: 20)
          Color.white
          Color.white
        }
      },
      Case(
        "who is served first does not depend on the order", [[0, 0, 80, 200], [80, 0, 20, 200]]
      ) {
        HStack(spacing: 0) {
          Color.white
          Color.white.frame(maxWidth: 20)
        }
      },
      Case(
        "of equally flexible views the first is served first",
        [[0, 0, 70, 200], [70, 0, 30, 200]]
      ) {
        HStack(spacing: 0) {
          Color.white.frame(minWidth: 70)
          Color.white
        }
      },
      Case("a higher priority takes all it wants", [[0, 0, 0, 200], [0, 0, 100, 200]]) {
        HStack(spacing: 0) {
          Color.white
          Color.white.layoutPriority(1)
        }
      },
      Case("room is kept for the least of lower priorities", [[0, 0, 30, 200], [30, 0, 70, 200]]) {
        HStack(spacing: 0) {
          Color.white.frame(minWidth: 30)
          Color.white.layoutPriority(1)
        }
      },
      Case("a priority passes through modifiers", [[0, 0, 0, 200], [5, 0, 90, 200]]) {
        HStack(spacing: 0) {
          Color.white
          Color.white.layoutPriority(1).padding(.horizontal, 5).opacity(0.5)
        }
      },
      Case("a spacer takes what is left", [[0, 95, 20, 10], [70, 90, 30, 20]]) {
        HStack(spacing: 0) {
          box(20, 10)
          Spacer()
          box(30, 20)
        }
      },
      Case(
        "a spacer is at least 8 points long and asks for no more",
        [[26, 95, 20, 10], [54, 95, 20, 10]]
      ) {
        HStack {
          box(20, 10)
          Spacer()
          box(20, 10)
        }.frame(width: 40)
      },
      Case("a spacer may shrink to nothing", [[30, 95, 20, 10], [50, 95, 20, 10]]) {
        HStack {
          box(20, 10)
          Spacer(minLength: 0)
          box(20, 10)
        }.frame(width: 40)
      },
      Case("a spacer is served after all others", [[0, 0, 92, 200]]) {
        HStack(spacing: 0) {
          Color.white
          Spacer()
        }
      },
      Case("a spacer in a column stretches down", [[40, 0, 20, 10]]) {
        VStack(spacing: 0) {
          box(20, 10)
          Spacer()
        }
      },
      Case("a spacer outside of a stack takes all", [[0, 0, 100, 200]]) {
        Spacer().background { Color.white }
      },
      Case("a row's ideal size is that of its views", [[36, 95, 10, 10], [54, 95, 10, 10]]) {
        HStack {
          Color.white
          Color.white
        }.fixedSize()
      },
      Case(
        "views that are too large stand out on both sides", [[-30, 95, 80, 10], [50, 95, 80, 10]]
      ) {
        HStack(spacing: 0) {
          box(80, 10)
          box(80, 10)
        }
      },
      Case("what is not there takes no distance", [[26, 95, 20, 10], [54, 95, 20, 10]]) {
        let none: Color? = nil
        HStack {
          box(20, 10)
          none
          EmptyView()
          box(20, 10)
        }
      },
      Case("a group's views are the stack's", [[26, 95, 20, 10], [54, 95, 20, 10]]) {
        HStack {
          Group {
            box(20, 10)
            box(20, 10)
          }
        }
      },
      Case(
        "a view for each number shares as if written out",
        [[0, 0, 25, 200], [25, 0, 25, 200], [50, 0, 25, 200], [75, 0, 25, 200]]
      ) {
        HStack(spacing: 0) { ForEach(0..<4) { _ in Color.white } }
      },
      Case(
        "stacks in stacks divide what they are given",
        [[0, 0, 100, 100], [0, 100, 50, 100], [50, 100, 50, 100]]
      ) {
        VStack(spacing: 0) {
          Color.white
          HStack(spacing: 0) {
            Color.white
            Color.white
          }
        }
      },
      Case("a lazy column is as wide as is on offer", [[0, 95, 20, 10]]) {
        LazyVStack(alignment: .leading, spacing: 0) { box(20, 10) }
      },
      Case("a divider in a column lies across", [[40, 94, 20, 11], [0, 105, 100, 1]]) {
        VStack(spacing: 0) {
          box(20, 11)
          Divider()
        }
      },
      Case("a divider in a row stands upright", [[39, 95, 21, 10], [60, 0, 1, 200]]) {
        HStack(spacing: 0) {
          box(21, 10)
          Divider()
        }
      },
      Case("a higher index is drawn over others", [[30, 80, 40, 40], [40, 90, 20, 20]]) {
        ZStack {
          box(20, 20).zIndex(1)
          box(40, 40)
        }
      },
      Case(
        "a stack of layers offers each what it is offered", [[0, 0, 100, 200], [40, 90, 20, 20]]
      ) {
        ZStack {
          Color.white
          box(20, 20)
        }
      },
    ]
  }

  // MARK: Frames, paddings, guides

  static var frames: [Case] {
    [
      Case("padding is 16 points by default", [[16, 16, 68, 168]]) { Color.white.padding() },
      Case("padding at some edges", [[10, 0, 80, 200]]) { Color.white.padding(.horizontal, 10) },
      Case("padding edge by edge", [[2, 1, 94, 196]]) {
        Color.white.padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
      },
      Case("padding makes a fixed view's frame larger", [[35, 90, 30, 20], [40, 95, 20, 10]]) {
        box(20, 10).padding(5).background { Color.white }
      },
      Case("negative padding lets a view stand out", [[45, 95, 10, 10], [40, 90, 20, 20]]) {
        box(20, 20).padding(-5).background { Color.white }
      },
      Case("a negative padding never makes a size negative", [[50, 100, 0, 0], [0, 50, 20, 20]]) {
        box(20, 20).padding(-50).background { Color.white }
      },
      Case("padding that takes all leaves nothing to offer", [[50, 100, 0, 0]]) {
        Color.white.padding(150)
      },
      Case("an endless greatest width takes what is on offer", [[0, 95, 20, 10]]) {
        box(20, 10).frame(maxWidth: .infinity, alignment: .leading)
      },
      Case("a greatest width holds a flexible view", [[30, 0, 40, 200]]) {
        Color.white.frame(maxWidth: 40)
      },
      Case("a least width makes room round a small view", [[55, 95, 20, 10]]) {
        box(20, 10).frame(minWidth: 50, alignment: .trailing)
      },
      Case(
        "a least width of 0 takes no more than is on offer",
        [[0, 95, 100, 10], [-10, 95, 120, 10]]
      ) {
        box(120, 10).frame(minWidth: 0).background { Color.white }
      },
      Case(
        "a greatest width that is too small lets the view stand out",
        [
          [35, 95, 30, 10], [25, 95, 50, 10],
        ]
      ) {
        box(50, 10).frame(maxWidth: 30).background { Color.white }
      },
      Case("an ideal size shows where nothing is on offer", [[35, 80, 30, 40]]) {
        Color.white.frame(idealWidth: 30, idealHeight: 40).fixedSize()
      },
      Case("an ideal size does not matter where something is", [[0, 0, 100, 200]]) {
        Color.white.frame(idealWidth: 30, idealHeight: 40)
      },
      Case("a frame stays between its limits", [[20, -50, 60, 300]]) {
        Color.white.frame(minWidth: 20, maxWidth: 60, minHeight: 300)
      },
      Case("an endless width needs an offer to take", [[45, 0, 10, 200]]) {
        Color.white.frame(maxWidth: .infinity).fixedSize(horizontal: true, vertical: false)
      },
      Case("a fixed frame is what it says, offered less or not", [[-20, 95, 140, 10]]) {
        box(140, 10)
      },
      Case("a negative width counts as none", [[50, 95, 0, 10]]) { box(-3, 10) },
      Case("a fixed size across only", [[45, 0, 10, 200]]) {
        Color.white.fixedSize(horizontal: true, vertical: false)
      },
      Case("a ratio fits", [[0, 75, 100, 50]]) { Color.white.aspectRatio(2, contentMode: .fit) },
      Case("a ratio covers", [[-150, 0, 400, 200]]) {
        Color.white.aspectRatio(2, contentMode: .fill)
      },
      Case("without a ratio the ideal size has it", [[0, 50, 100, 100]]) {
        Color.white.frame(idealWidth: 30, idealHeight: 30).scaledToFit()
      },
      Case("one offer is enough for a ratio", [[20, 85, 60, 30]]) {
        Color.white.aspectRatio(2, contentMode: .fit).frame(width: 60)
          .fixedSize(horizontal: false, vertical: true)
      },
      Case("a position takes all that is on offer", [[0, 95, 20, 10], [20, 0, 10, 10]]) {
        HStack(spacing: 0) {
          box(20, 10)
          box(10, 10).position(x: 5, y: 5)
        }
      },
      Case("guides lie on one line", [[35, 90, 20, 10], [45, 100, 20, 10]]) {
        VStack(alignment: .leading, spacing: 0) {
          box(20, 10).alignmentGuide(.leading) { _ in 10 }
          box(20, 10)
        }
      },
      Case("a guide can be made of others", [[30, 90, 20, 10], [50, 100, 20, 10]]) {
        VStack(alignment: .leading, spacing: 0) {
          box(20, 10).alignmentGuide(.leading) { $0[.trailing] }
          box(20, 10)
        }
      },
      Case("a guide passes through padding", [[42, 90, 20, 10], [48, 100, 20, 10]]) {
        VStack(alignment: mark, spacing: 0) {
          box(20, 10).alignmentGuide(mark) { _ in 6 }.padding(.leading, 10)
          box(20, 10)
        }
      },
      Case(
        "guides of a stack's views make the stack's",
        [
          [37, 85, 20, 10], [37, 95, 20, 10], [43, 105, 20, 10],
        ]
      ) {
        VStack(alignment: mark, spacing: 0) {
          VStack(spacing: 0) {
            box(20, 10).alignmentGuide(mark) { _ in 4 }
            box(20, 10).alignmentGuide(mark) { _ in 8 }
          }
          box(20, 10)
        }
      },
      Case("edges of a stack's views are not the stack's", [[40, 90, 20, 10], [40, 100, 20, 10]]) {
        VStack(alignment: .leading, spacing: 0) {
          VStack { box(20, 10).alignmentGuide(.leading) { _ in 5 } }
          box(20, 10)
        }
      },
      Case("a frame aligns by guides", [[20, 95, 20, 10]]) {
        box(20, 10).alignmentGuide(.leading) { _ in 5 }.frame(width: 50, alignment: .leading)
      },
      Case("layers align by guides", [[37, 95, 20, 10], [43, 95, 20, 10]]) {
        ZStack(alignment: .topLeading) {
          box(20, 10).alignmentGuide(.leading) { _ in 6 }
          box(20, 10)
        }
      },
    ]
  }

  // MARK: Other containers

  static var containers: [Case] {
    [
      Case("a reader takes all and starts at the corner", [[0, 0, 50, 10]]) {
        GeometryReader { box($0.size.width / 2, 10) }
      },
      Case("a reader that is offered nothing has 10 points", [[45, 95, 5, 10]]) {
        GeometryReader { box($0.size.width / 2, 10) }.fixedSize()
      },
      Case("a reader knows its place on the screen", [[0, 50, 20, 10], [20, 50, 80, 20]]) {
        HStack(alignment: .top, spacing: 0) {
          box(20, 10)
          GeometryReader { box(100 - $0.frame(in: .global).minX, $0.frame(in: .global).minX) }
        }.frame(height: 100)
      },
      Case("the first that fits", [[10, 95, 80, 10]]) {
        ViewThatFits {
          box(150, 10)
          box(80, 10)
          box(20, 10)
        }
      },
      Case("the last where none fits", [[-10, 95, 120, 10]]) {
        ViewThatFits {
          box(150, 10)
          box(120, 10)
        }
      },
      Case("the first that fits down, however wide", [[-25, 95, 150, 10]]) {
        ViewThatFits(in: .vertical) {
          box(150, 10)
          box(20, 10)
        }
      },
      Case(
        "columns are as wide as their widest view",
        [
          [25, 90, 20, 10], [55, 90, 30, 10], [15, 100, 40, 10], [65, 100, 10, 10],
        ]
      ) {
        Grid(horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow {
            box(20, 10)
            box(30, 10)
          }
          GridRow {
            box(40, 10)
            box(10, 10)
          }
        }
      },
      Case(
        "8 points between columns and rows",
        [[26, 81, 20, 20], [54, 81, 20, 20], [26, 109, 20, 10]]
      ) {
        Grid {
          GridRow {
            box(20, 20)
            box(20, 20)
          }
          GridRow { box(20, 10) }
        }
      },
      Case(
        "a view over two columns does not widen the first",
        [[24, 90, 50, 10], [24, 100, 20, 10], [54, 100, 22, 10]]
      ) {
        Grid(alignment: .leading, horizontalSpacing: 10, verticalSpacing: 0) {
          GridRow { box(50, 10).gridCellColumns(2) }
          GridRow {
            box(20, 10)
            box(22, 10)
          }
        }
      },
      Case(
        "a view outside a row goes across",
        [[30, 90, 40, 10], [30, 100, 20, 10], [50, 100, 20, 10]]
      ) {
        Grid(horizontalSpacing: 0, verticalSpacing: 0) {
          box(40, 10)
          GridRow {
            box(20, 10)
            box(20, 10)
          }
        }
      },
      Case(
        "flexible columns share what is left", [[0, 95, 45, 10], [55, 95, 45, 10]]
      ) {
        LazyVGrid(columns: [GridItem(spacing: 10), GridItem()]) {
          ForEach(0..<2) { _ in Color.white.frame(height: 10) }
        }
      },
      Case(
        "fixed columns stand in the middle",
        [[11, 86, 30, 10], [49, 86, 40, 10], [11, 104, 30, 10]]
      ) {
        LazyVGrid(columns: [GridItem(.fixed(30)), GridItem(.fixed(40))]) {
          ForEach(0..<3) { _ in Color.white.frame(height: 10) }
        }
      },
      Case(
        "as many columns as find room",
        [[0, 92, 30, 6], [35, 92, 30, 6], [70, 92, 30, 6], [0, 102, 30, 6]]
      ) {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 30), spacing: 5)], spacing: 4) {
          ForEach(0..<4) { _ in Color.white.frame(height: 6) }
        }
      },
      Case(
        "a grid of rows runs the other way", [[41, 0, 5, 96], [41, 104, 5, 96], [54, 0, 5, 96]]
      ) {
        LazyHGrid(rows: [GridItem(), GridItem()]) {
          ForEach(0..<3) { _ in Color.white.frame(width: 5) }
        }
      },
      Case(
        "a window shows its content from the offset on", [[0, -30, 100, 150], [0, 120, 100, 150]]
      ) {
        ScrollView(offset: 30) {
          VStack(spacing: 0) {
            box(100, 150)
            box(100, 150)
          }
        }
      },
      Case("a window offers its content what that likes", [[0, 0, 100, 10]]) {
        ScrollView { Color.white }
      },
      Case("a window across", [[-20, 95, 80, 10], [68, 95, 80, 10]]) {
        ScrollView(.horizontal, offset: 20) {
          box(80, 10)
          box(80, 10)
        }
      },
      Case("margins keep content off a window's edges", [[40, 12, 20, 10]]) {
        ScrollView { box(20, 10) }.contentMargins(.vertical, 12)
      },
      Case("a layout of one's own", [[0, 0, 10, 10], [10, 10, 20, 20], [30, 30, 30, 30]]) {
        Stairs {
          box(10, 10)
          box(20, 20)
          box(30, 30)
        }
      },
      Case("a layout whose type is not told", [[40, 81, 20, 10], [35, 99, 30, 20]]) {
        AnyLayout(VStackLayout()) {
          box(20, 10)
          box(30, 20)
        }
      },
    ]
  }

  /// Each view's top left corner at the bottom right one of the view before.
  private struct Stairs: Layout {
    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
      var corner = bounds.origin
      for subview in subviews {
        let size = subview.sizeThatFits(.unspecified)
        subview.place(at: corner, proposal: .unspecified)
        corner.x += size.width
        corner.y += size.height
      }
    }
  }

  // MARK: Surroundings

  static var surroundings: [Case] {
    [
      Case("a row runs from right to left", [[55, 95, 20, 10], [25, 95, 30, 10]]) {
        HStack(spacing: 0) {
          box(20, 10)
          box(30, 10)
        }.environment(\.layoutDirection, .rightToLeft)
      },
      Case("leading padding is at the right", [[0, 0, 90, 200]]) {
        Color.white.padding(.leading, 10).environment(\.layoutDirection, .rightToLeft)
      },
      Case("leading is right in a frame", [[80, 95, 20, 10]]) {
        box(20, 10).frame(maxWidth: .infinity, alignment: .leading)
          .environment(\.layoutDirection, .rightToLeft)
      },
      Case("an inset takes its thickness off", [[0, 0, 100, 170], [0, 170, 100, 30]]) {
        Color.white.safeAreaInset(edge: .bottom) { Color.white.frame(height: 30) }
      },
      Case("a view may reach under an inset", [[0, 0, 100, 200], [0, 170, 100, 30]]) {
        Color.white.ignoresSafeArea()
          .safeAreaInset(edge: .bottom) { Color.white.frame(height: 30) }
      },
      Case("a padding of the safe area", [[0, 20, 100, 180]]) {
        Color.white.safeAreaPadding(.top, 20)
      },
      Case(
        "a background may reach under it while the view does not",
        [[0, 0, 100, 200], [0, 20, 100, 180]]
      ) {
        Color.white.background { Color.white.ignoresSafeArea() }.safeAreaPadding(.top, 20)
      },
    ]
  }

  @Test("what covers the screen's edges is taken off, and may be reached under")
  func safeArea() throws {
    var environment = EnvironmentValues()
    environment.screenSafeAreaInsets = EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 0)
    func frames(_ view: some View) throws -> [Rect] {
      try LayoutTests.frames(view, in: environment)
    }
    #expect(try frames(Color.white) == [Rect(x: 0, y: 20, width: 100, height: 170)])
    #expect(
      try frames(Color.white.ignoresSafeArea()) == [Rect(x: 0, y: 0, width: 100, height: 200)])
    #expect(
      try frames(Color.white.ignoresSafeArea(edges: .bottom)) == [
        Rect(x: 0, y: 20, width: 100, height: 180)
      ])
    let apart = Self.box(20, 20).ignoresSafeArea()
    #expect(try frames(apart) == [Rect(x: 40, y: 95, width: 20, height: 20)])
    let list = ScrollView { Color.white.frame(height: 300) }
    #expect(try frames(list) == [Rect(x: 0, y: 20, width: 100, height: 300)])
  }
}
