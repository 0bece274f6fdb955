import Drawing
import Geometry
import Imaging
import Testing
import Typography
import Views

@Suite("Images and canvases")
struct CanvasTests {
  private static let red = Color(red: 1, green: 0, blue: 0)

  @Test("a canvas draws in its own coordinates, under its own transform")
  func transform() throws {
    let view = Canvas { context, size in
      context.fill(Path(Rect(origin: .zero, size: size)), with: .color(.white))
      context.translateBy(x: 10, y: 0)
      context.scaleBy(x: 2, y: 2)
      context.fill(Path(Rect(x: 1, y: 1, width: 5, height: 5)), with: .color(Self.red))
    }.frame(width: 40, height: 20)
    #expect(
      try LayoutTests.frames(view) == [
        Rect(x: 30, y: 90, width: 40, height: 20), Rect(x: 42, y: 92, width: 10, height: 10),
      ])
  }

  @Test("a copy of a context keeps its state to itself")
  func copies() throws {
    let view = Canvas { context, _ in
      var copy = context
      copy.translateBy(x: 50, y: 0)
      copy.opacity = 0.5
      copy.fill(Path(Rect(x: 0, y: 0, width: 5, height: 5)), with: .color(.white))
      context.fill(Path(Rect(x: 0, y: 0, width: 5, height: 5)), with: .color(.white))
    }
    #expect(try LayoutTests.frames(view).map(\.minX) == [50, 0])
    #expect(try LayoutTests.list(view).description.contains("group normal 0.5"))
  }

  @Test("symbols are views by their tags, at their ideal size")
  func symbols() throws {
    let view = Canvas { context, size in
      guard let dot = context.resolveSymbol(id: "dot") else { return }
      context.draw(dot, at: Point(x: 50, y: 50))
      context.draw(dot, at: .zero, anchor: .topLeading)
    } symbols: {
      Color.white.frame(width: 20, height: 10).tag("dot")
    }
    #expect(
      try LayoutTests.frames(view) == [
        Rect(x: 40, y: 45, width: 20, height: 10), Rect(x: 0, y: 0, width: 20, height: 10),
      ])
  }

  @Test("what a canvas can't draw is an error of the view")
  func errors() {
    let view = Canvas { context, _ in
      context.draw(Text("x").font(.custom("No Such Font", size: 10)), at: .zero)
    }
    #expect(throws: ViewError.self) { try LayoutTests.list(view) }
  }

  @Test("a bitmap is as large as its pixels at its scale, and stretches when it may")
  func bitmap() throws {
    let pixels = Bitmap(width: 30, height: 12)
    let image = Image(pixels, scale: 3)
    #expect(try LayoutTests.frames(image) == [Rect(x: 45, y: 98, width: 10, height: 4)])
    #expect(
      try LayoutTests.frames(image.resizable()) == [Rect(x: 0, y: 0, width: 100, height: 200)])
    #expect(
      try LayoutTests.frames(image.resizable().scaledToFit()) == [
        Rect(x: 0, y: 80, width: 100, height: 40)
      ])
  }

  @Test("assets come from the film's catalogue, and an unknown name is an error that says it")
  func assets() throws {
    let drawing = DisplayList(
      size: Size(width: 10, height: 10),
      items: [.fill(Fill(Path(Rect(x: 0, y: 0, width: 5, height: 10)), paint: .color(.white)))])
    var environment = EnvironmentValues()
    environment.imageCatalog = ImageCatalog { $0 == "half" ? ImageAsset(drawing) : nil }
    let image = Image("half").resizable().frame(width: 20, height: 20)
    #expect(
      try LayoutTests.frames(image, in: environment) == [Rect(x: 40, y: 90, width: 10, height: 20)])
    #expect(throws: ViewError.unknownImage(name: "whole")) {
      try LayoutTests.list(Image("whole"), in: environment)
    }
  }

  @Test("a template is the image's alpha in the foreground style")
  func template() throws {
    let pixels = Bitmap(width: 4, height: 4)
    let image = Image(pixels).renderingMode(.template).foregroundStyle(Self.red)
    #expect(try LayoutTests.paints(image) == [.color(Self.red)])
    #expect(try LayoutTests.list(image).description.contains("mask alpha"))
  }
}
