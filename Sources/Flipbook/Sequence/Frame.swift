import Drawing
import Imaging
import Raster

/// One frame of a film, on its way from a display list to a file; errors name its number.
struct Frame<F: Film>: Sendable {
  let number: Int
  let film: F
  let plan: FramePlan
  let renderer: FrameRenderer

  func displayList() throws(RenderError) -> DisplayList {
    do {
      return try renderer.displayList(of: film, at: plan.time(of: number))
    } catch {
      throw .frame(number: number, error)
    }
  }

  func bitmap(of list: DisplayList) throws(RenderError) -> Bitmap {
    do {
      return try Renderer(scale: renderer.scale).render(list)
    } catch {
      throw failure(.raster(error))
    }
  }

  func png(of bitmap: Bitmap) throws(RenderError) -> [UInt8] {
    do {
      return try PNG.encode(bitmap, compression: .fast)
    } catch {
      throw failure(.png(error))
    }
  }

  private func failure(_ cause: FrameError.Cause) -> RenderError {
    .frame(
      number: number,
      FrameError(film: film.name, time: plan.time(of: number), cause: cause))
  }
}
