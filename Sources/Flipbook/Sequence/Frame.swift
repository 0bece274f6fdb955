import Drawing
import Imaging
import Raster

/// How the frames of a render are drawn, all of them alike.
struct FrameSettings: Sendable {
  let renderer: FrameRenderer
  let shutter: Shutter?
  /// What shows where the film is clear.
  let background: Color
}

/// One frame of a film, on its way from display lists to a picture; errors name its number.
struct Frame<F: Film>: Sendable {
  let number: Int
  let film: F
  let plan: FramePlan
  let settings: FrameSettings

  /// What the film shows while the shutter is open.
  func exposure() throws(RenderError) -> Exposure {
    do {
      guard let shutter = settings.shutter else {
        return Exposure(
          try settings.renderer.displayList(of: film, at: plan.time(of: number)))
      }
      var exposure = Exposure()
      for time in shutter.times(around: plan.time(of: number), of: film, at: plan.rate) {
        exposure.append(try settings.renderer.displayList(of: film, at: time))
      }
      return exposure
    } catch {
      throw .frame(number: number, error)
    }
  }

  /// The picture of an exposure: its one list, or the mean of its lists in light.
  func bitmap(of exposure: Exposure) throws(RenderError) -> Bitmap {
    let first = try bitmap(of: exposure.parts[0].list)
    guard exposure.parts.count > 1 else { return first }
    var sum = LightSum(first, times: exposure.parts[0].count)
    for part in exposure.parts.dropFirst() {
      sum.add(try bitmap(of: part.list), times: part.count)
    }
    return sum.mean()
  }

  func encoded<Encoder: FrameEncoder>(
    _ bitmap: Bitmap, _ identity: FrameIdentity, by encoder: Encoder
  ) throws(RenderError) -> Encoder.Picture {
    do {
      return try encoder.encode(bitmap, of: identity)
    } catch {
      throw failure(.png(error))
    }
  }

  private func bitmap(of list: DisplayList) throws(RenderError) -> Bitmap {
    do {
      return try Renderer(scale: settings.renderer.scale)
        .render(list, background: settings.background)
    } catch {
      throw failure(.raster(error))
    }
  }

  private func failure(_ cause: FrameError.Cause) -> RenderError {
    .frame(
      number: number,
      FrameError(film: film.name, time: plan.time(of: number), cause: cause))
  }
}
