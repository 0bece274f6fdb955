import Flipbook

extension Film {
  /// The scale that `option` gives, `standard` where it is not given; the film can be drawn at it.
  func scale(
    _ arguments: Arguments, _ option: Option, standard: Double = 3
  ) throws(CommandError) -> Double {
    let scale = try arguments.number(option) ?? standard
    guard scale > 0 else {
      throw .usage(
        "\(option.spelling) \(shown(scale)) shows nothing: it must be above 0, such as 3")
    }
    do {
      _ = try Renderer(scale: scale).pixelSize(of: DisplayList(size: size))
    } catch .size(let error) {
      throw .usage(
        "\(option.spelling) \(shown(scale)) is too large for \(name): \(error); the largest that "
          + "fits is \(shown(largestScale))")
    } catch {
      throw .input(error)
    }
    return scale
  }

  /// The largest scale that a bitmap can hold the film at, rounded down to hundredths.
  private var largestScale: Double {
    let side = Double(Bitmap.maximumSide) / max(size.width, size.height)
    let area = (Double(Bitmap.maximumPixelCount) / (size.width * size.height)).squareRoot()
    return (100 * min(side, area)).rounded(.down) / 100
  }
}
