import Flipbook
import Solid

/// Makes workloads from the files in a folder.
struct BenchWorkloads {
  /// The names of the workloads that the folder has files for, in order; at least one.
  let names: [String]
  private let folder: String
  private let threads: Int

  /// The workloads in `folder`, whose pictures are drawn on `threads` threads.
  init(folder: String, threads: Int) throws(BenchError) {
    (self.folder, self.threads) = (folder, threads)
    guard let kind = FileKind(folder) else {
      throw .folder(InputError(path: folder, reason: "No such file or directory"))
    }
    guard kind == .folder else {
      throw .folder(InputError(path: folder, reason: "it is not a folder"))
    }
    let scripts = PosixFile.names(in: folder).filter { $0.hasSuffix(".ops") }
    let others = [("png", "frame.png"), ("scene3d", "scene3d.json")]
    names =
      scripts.map { String($0.dropLast(4)) }
      + others.filter { FileKind("\(folder)/\($0.1)") == .regular }.map(\.0)
    guard !names.isEmpty else { throw .noWorkloads(folder: folder) }
  }

  /// The workload called `name`.
  func workload(_ name: String) throws(BenchError) -> BenchWorkload {
    switch name {
    case "png": try encoding()
    case "scene3d": try street()
    default: try drawing(try script(name))
    }
  }

  private func read(_ path: String) throws(BenchError) -> [UInt8] {
    do {
      return try InputFile.read(path)
    } catch {
      throw .input(error)
    }
  }

  private func encoding() throws(BenchError) -> BenchWorkload {
    let path = folder + "/frame.png"
    let bytes = try read(path)
    let bitmap: Bitmap
    do throws(PNGError) {
      bitmap = try PNG.decode(bytes, name: path)
    } catch {
      throw .png(error)
    }
    return BenchWorkload(
      reset: {},
      run: { () throws(BenchError) in
        do throws(PNGError) {
          return try PNG.encode(bitmap, compression: .fast).count
        } catch {
          throw .png(error)
        }
      },
      picture: { nil })
  }

  private func street() throws(BenchError) -> BenchWorkload {
    let path = folder + "/scene3d.json"
    let street = try BenchStreet(try read(path), file: path)
    let renderer = SolidRenderer(scale: 3, threads: threads)
    let canvas = BenchCanvas(Bitmap(width: 1, height: 1))
    return BenchWorkload(
      reset: {},
      run: { () throws(BenchError) in
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

  // MARK: Scripts

  private func script(_ name: String) throws(BenchError) -> BenchScript {
    let path = "\(folder)/\(name).ops"
    let text = String(decoding: try read(path), as: UTF8.self)
    do {
      return try BenchScriptReader.read(text, file: path)
    } catch {
      throw .script(error)
    }
  }

  private func drawing(_ script: BenchScript) throws(BenchError) -> BenchWorkload {
    let steps = try steps(script.operations, mayBlur: true)
    let size = Size(width: Double(script.width), height: Double(script.height))
    let renderer = Renderer(scale: 1)
    let threads = threads
    let background = script.background.premultiplied8
    let canvas = BenchCanvas(
      Bitmap(width: script.width, height: script.height, fill: background))
    return BenchWorkload(
      reset: { canvas.clear(background) },
      run: { () throws(BenchError) in
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
  ///
  /// Another script's picture is blurred only where `mayBlur`: not where that one is being made itself,
  /// or it might be its own.
  private func steps(
    _ operations: [BenchScript.Operation], mayBlur: Bool
  ) throws(BenchError) -> [() -> DrawingItem] {
    var steps: [() -> DrawingItem] = []
    for operation in operations { steps.append(try step(operation, mayBlur: mayBlur)) }
    return steps
  }

  private func step(
    _ operation: BenchScript.Operation, mayBlur: Bool
  ) throws(BenchError) -> () -> DrawingItem {
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
      guard mayBlur else {
        throw .script(
          BenchScriptError(
            file: "\(folder)/\(name).ops", line: 1,
            reason: "it is blurred by a script that is blurred itself: one blur is drawn"))
      }
      let item = try blurred(try script(name), sigma)
      return { item }
    case .layer(let opacity, let operations):
      let items = try steps(operations, mayBlur: mayBlur)
      return { .group(Drawing.Group(items.map { $0() }, opacity: opacity)) }
    }
  }

  private func outline(of scalar: Unicode.Scalar, size: Double) throws(BenchError) -> Path {
    let style = TextStyle(font: FontDescription(family: "Plus Jakarta Sans", size: size))
    do throws(FontError) {
      return try FontLibrary(folders: [folder]).line(String(Character(scalar)), style: style).path
    } catch {
      throw .font(error)
    }
  }

  private func blurred(
    _ script: BenchScript, _ sigma: Double
  ) throws(BenchError) -> DrawingItem {
    let size = Size(width: Double(script.width), height: Double(script.height))
    let items = try steps(script.operations, mayBlur: false).map { $0() }
    let layer: Bitmap
    do {
      layer = try Renderer(scale: 1).render(DisplayList(size: size, items: items))
    } catch {
      throw .raster(error)
    }
    let blur = FilterPrimitive(.gaussianBlur(sigmaX: sigma, sigmaY: sigma), inputs: [.source])
    let picture = Picture(ImageSource(layer), interpolation: .nearest, transform: .identity)
    return .group(Drawing.Group([.picture(picture)], filters: [Filter([blur])]))
  }
}
