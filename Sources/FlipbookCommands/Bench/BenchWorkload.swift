import Flipbook
import Solid

/// A workload, ready to run: everything that is not to be timed is done.
struct BenchWorkload {
  /// Puts the canvas back to its start; not timed.
  let reset: () -> Void
  /// Does the work once, and returns the bytes that it made where it makes a file.
  let run: () throws(BenchRunError) -> Int?
  /// The picture after a run, where there is one.
  let picture: () -> Bitmap?
}

/// What can go wrong while a workload runs.
enum BenchRunError: Error, CustomStringConvertible {
  case raster(RasterError)
  case png(PNGError)
  case solid(SolidError)

  var description: String {
    switch self {
    case .raster(let error): error.description
    case .png(let error): error.description
    case .solid(let error): error.description
    }
  }
}

/// Makes workloads from the files in a folder.
struct BenchWorkloads {
  private let folder: String
  private let threads: Int

  init(folder: String, threads: Int) {
    (self.folder, self.threads) = (folder, threads)
  }

  /// The names of the workloads that the folder has files for, in order.
  var names: [String] {
    let scripts = PosixFile.names(in: folder).filter { $0.hasSuffix(".ops") }
    let drawn = scripts.map { String($0.dropLast(4)) }
    return drawn
      + ["png": "frame.png", "scene3d": "scene3d.json"].sorted { $0.key < $1.key }
      .filter { FileKind("\(folder)/\($0.value)") == .regular }.map(\.key)
  }

  /// The workload called `name`.
  func workload(_ name: String) throws -> BenchWorkload {
    switch name {
    case "png": try encoding()
    case "scene3d": try street()
    default: try drawing(try script(name))
    }
  }

  private func script(_ name: String) throws -> BenchScript {
    let path = "\(folder)/\(name).ops"
    let text = String(decoding: try InputFile.read(path), as: UTF8.self)
    return try BenchScriptReader.read(text, file: path)
  }

  private func encoding() throws -> BenchWorkload {
    let path = folder + "/frame.png"
    let bitmap = try PNG.decode(try InputFile.read(path), name: path)
    return BenchWorkload(
      reset: {},
      run: { () throws(BenchRunError) in
        do throws(PNGError) {
          return try PNG.encode(bitmap, compression: .fast).count
        } catch {
          throw .png(error)
        }
      },
      picture: { nil })
  }

  private func street() throws -> BenchWorkload {
    let path = folder + "/scene3d.json"
    let street = try BenchStreet(try InputFile.read(path), file: path)
    let renderer = SolidRenderer(scale: 3, threads: threads)
    let canvas = Canvas(Bitmap(width: 1, height: 1))
    return BenchWorkload(
      reset: {},
      run: { () throws(BenchRunError) in
        do throws(SolidError) {
          canvas.bitmap = try renderer.render(
            street.scene, camera: street.camera, size: BenchStreet.size)
          return nil
        } catch {
          throw .solid(error)
        }
      },
      picture: { canvas.bitmap })
  }

  private func drawing(_ script: BenchScript) throws -> BenchWorkload {
    let steps = try steps(script.operations)
    let size = Size(width: Double(script.width), height: Double(script.height))
    let renderer = Renderer(scale: 1)
    let threads = threads
    let background = script.background.premultiplied8
    let canvas = Canvas(Bitmap(width: script.width, height: script.height, fill: background))
    return BenchWorkload(
      reset: { canvas.clear(background) },
      run: { () throws(BenchRunError) in
        let list = DisplayList(size: size, items: steps.map { $0() })
        do throws(RasterError) {
          try renderer.draw(list, on: &canvas.bitmap, threads: threads)
          return nil
        } catch {
          throw .raster(error)
        }
      },
      picture: { canvas.bitmap })
  }

  /// What makes each item: at once for most, while the clock runs for what is to be timed.
  private func steps(_ operations: [BenchScript.Operation]) throws -> [() -> DrawingItem] {
    try operations.map { operation in
      switch operation {
      case .draw(let item): return { item }
      case .trim(let path, let end, let style, let color):
        return {
          let part = path.trimmedPath(from: 0, to: end, accuracy: 0.05)
          return .stroke(Stroke(part, style: style, paint: .color(color)))
        }
      case .glyph(let scalar, let size, let origin, let color):
        let item = DrawingItem.fill(
          Fill(
            try outline(of: scalar, size: size), paint: .color(color),
            transform: Affine(translationX: origin.x, y: origin.y)))
        return { item }
      case .blur(let name, let sigma):
        let item = try blurred(try script(name), sigma)
        return { item }
      case .layer(let opacity, let operations):
        let items = try steps(operations)
        return { .group(Drawing.Group(items.map { $0() }, opacity: opacity)) }
      }
    }
  }

  private func outline(of scalar: Unicode.Scalar, size: Double) throws -> Path {
    let style = TextStyle(font: FontDescription(family: "Plus Jakarta Sans", size: size))
    return try fonts.line(String(Character(scalar)), style: style).path
  }

  private func blurred(_ script: BenchScript, _ sigma: Double) throws -> DrawingItem {
    let size = Size(width: Double(script.width), height: Double(script.height))
    let items = try steps(script.operations).map { $0() }
    let layer = try Renderer(scale: 1).render(DisplayList(size: size, items: items))
    let blur = FilterPrimitive(.gaussianBlur(sigmaX: sigma, sigmaY: sigma), inputs: [.source])
    let picture = Picture(ImageSource(layer), interpolation: .nearest, transform: .identity)
    return .group(Drawing.Group([.picture(picture)], filters: [Filter([blur])]))
  }

  private var fonts: FontLibrary { FontLibrary(folders: [folder]) }
}

/// A bitmap that closures share.
private final class Canvas {
  var bitmap: Bitmap

  init(_ bitmap: Bitmap) {
    self.bitmap = bitmap
  }

  func clear(_ pixel: RGBA8) {
    bitmap.withMutablePixels { pixels in
      for index in pixels.indices { pixels[index] = pixel.packed }
    }
  }
}
