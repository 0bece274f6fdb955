import Geometry
import Imaging
import Testing
import Typography
import Views

/// Views that nobody should write: each gives a sane picture or an error that says what to do.
@Suite("Hard use of layout")
struct HardUseTests {
  private func error(_ view: some View) -> ViewError? {
    do {
      _ = try view.placed(
        size: LayoutTests.size, in: ViewContext(fonts: try FontLibrary.bundled()))
      return nil
    } catch {
      return error as? ViewError
    }
  }

  private static func nested(_ depth: Int, _ wrap: (AnyView) -> AnyView) -> AnyView {
    (0..<depth).reduce(AnyView(Color.white)) { view, _ in wrap(view) }
  }

  @Test("numbers that are not finite are refused, with the modifier's name")
  func notFinite() {
    let errors = [
      error(Color.white.frame(width: .infinity)), error(Color.white.frame(height: .nan)),
      error(Color.white.frame(minWidth: .infinity)), error(Color.white.frame(maxWidth: .nan)),
      error(Color.white.padding(.nan)), error(Color.white.offset(x: .infinity)),
      error(Color.white.scaleEffect(.nan)), error(Color.white.position(x: .nan, y: 0)),
      error(Color.white.rotationEffect(.radians(.infinity))), error(Color.white.blur(radius: .nan)),
      error(Color.white.shadow(radius: 1, x: .nan)),
      error(Color.white.rotation3DEffect(.degrees(10), axis: (x: .nan, y: 0, z: 0))),
      error(ScrollView(offset: .nan) { Color.white }),
    ]
    for error in errors {
      guard case .notFinite? = error else {
        Issue.record("\(String(describing: error)) should be .notFinite")
        continue
      }
    }
  }

  @Test("a layout that puts a view in an endless frame is told so")
  func endless() {
    struct Endless: Layout {
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
      ) -> CGSize { .zero }

      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
      ) {
        for subview in subviews { subview.place(at: .zero, proposal: .infinity) }
      }
    }
    guard case .endlessFrame(let view, _)? = error(Endless { Color.white }) else {
      Issue.record("should be .endlessFrame")
      return
    }
    #expect(view == "Color")
  }

  @Test("a layout whose sizes are not numbers gives views without extent")
  func nanSizes() throws {
    struct Nonsense: Layout {
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
      ) -> CGSize { CGSize(width: .nan, height: -5) }

      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
      ) {
        for subview in subviews {
          subview.place(at: bounds.origin, proposal: ProposedViewSize(width: .nan, height: 4))
        }
      }
    }
    let frames = try LayoutTests.frames(Nonsense { Color.white })
    #expect(frames == [Rect(x: 50, y: 100, width: 0, height: 4)])
  }

  @Test("views too deep in one another are refused, before the stack overflows")
  func depth() throws {
    let wraps: [(AnyView) -> AnyView] = [
      { AnyView($0.padding(0)) }, { view in AnyView(HStack { view }) },
      { view in AnyView(ZStack { view }.opacity(0.99).frame(maxWidth: .infinity)) },
      { view in AnyView(GeometryReader { _ in view }) },
    ]
    for wrap in wraps {
      guard case .nesting? = error(Self.nested(2000, wrap)) else {
        Issue.record("should be .nesting")
        continue
      }
      #expect(error(Self.nested(150, wrap)) == nil)
    }
  }

  @Test("a view that contains itself is refused")
  func recursion() {
    struct Mirror: View {
      var body: some View { AnyView(Mirror()) }
    }
    guard case .nesting? = error(Mirror()) else {
      Issue.record("should be .nesting")
      return
    }
  }

  @Test("the work for stacks in stacks grows with their number, not with a power")
  func linear() throws {
    /// Counts how often it is measured.
    struct Probe: Layout {
      final class Count: @unchecked Sendable { var value = 0 }
      let count: Count

      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
      ) -> CGSize {
        count.value += 1
        return proposal.replacingUnspecifiedDimensions()
      }

      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
      ) {}
    }
    func work(_ depth: Int) throws -> Int {
      let count = Probe.Count()
      var view = AnyView(Probe(count: count) {})
      for level in 0..<depth {
        let inner = view
        view =
          level % 2 == 0
          ? AnyView(
            HStack {
              Color.white
              inner
            })
          : AnyView(
            VStack {
              Color.white
              inner
            })
      }
      _ = try view.placed(size: LayoutTests.size, in: ViewContext(fonts: FontLibrary.bundled()))
      return count.value
    }
    let (ten, twenty) = (try work(10), try work(20))
    #expect(twenty <= 3 * ten, "\(ten) measurements at 10 levels, \(twenty) at 20")
  }

  @Test("a hundred thousand views are laid out")
  func many() throws {
    let view = ScrollView(offset: 500_000) {
      VStack(spacing: 0) { ForEach(0..<100_000) { _ in Color.white.frame(height: 10) } }
    }
    let placed = try view.placed(
      size: LayoutTests.size, in: ViewContext(fonts: FontLibrary.bundled()))
    let scroll = try #require(TouchMap(placed).scrolls.first)
    #expect(scroll.geometry.contentSize.height == 1_000_000)
    #expect(scroll.geometry.maximumOffset.y == 999_800)
  }

  @Test("adaptive columns without a least width are not without end")
  func adaptive() throws {
    let view = LazyVGrid(columns: [GridItem(.adaptive(minimum: 0), spacing: 0)]) {
      Color.white.frame(height: 1)
    }
    #expect(try LayoutTests.frames(view).first?.width == 1)
  }

  @Test("empty containers take no space, and sit in others without harm")
  func empty() throws {
    let view = VStack {
      HStack {}
      Grid {}
      LazyVGrid(columns: []) { Color.white }
      ViewThatFits {}
      ZStack {}
      ScrollView {}
    }
    #expect(try LayoutTests.frames(view).allSatisfy { $0.isFinite })
  }
}
