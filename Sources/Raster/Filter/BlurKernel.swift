import Numerics

/// Kernels of Gaussian blurs, each half of a symmetric one: the centre's weight, then outwards.
enum BlurKernel {
  /// The Gaussian sampled at whole pixels, for small `sigma`.
  ///
  /// Its weights add up to 1 and its variance is `sigma` squared, exactly: the Gaussian that is
  /// sampled is a little wider where samples miss its bulk (2 % at a sigma of 0.6, less than 10^-6
  /// from 1 on). Weights beyond four sigma, less than 1/30,000 in all, are left out.
  static func sampled(sigma: Double) -> [Double] {
    let radius = max(Int((4 * sigma).rounded(.up)), 1)
    func weights(_ width: Double) -> [Double] {
      let half = (0...radius).map {
        Double.exp(-Double($0 * $0) / (2 * width * width))
      }
      let sum = 2 * half.reduce(0, +) - half[0]
      return half.map { $0 / sum }
    }
    func variance(_ half: [Double]) -> Double {
      half.indices.reduce(0) { $0 + 2 * Double($1 * $1) * half[$1] }
    }
    var (low, high) = (0.02, sigma + 0.5)
    for _ in 0..<52 {
      let middle = (low + high) / 2
      if variance(weights(middle)) < sigma * sigma { low = middle } else { high = middle }
    }
    return weights(high)
  }

  /// The kernel on a grid of every `axis.step * axis.box`-th pixel that makes a Gaussian together
  /// with the ways to that grid and back.
  ///
  /// The Fourier transform of the Gaussian is divided by those of the box, the two splines and the
  /// tent; what remains is transformed back. At half a cycle a node, where the grid ends,
  /// the Gaussian is below 10^-4.
  static func onGrid(sigma: Double, box: Int, isTent: Bool, step: Int) -> [Double] {
    let samples = 64
    let pitch = Double(box * step)
    let spectrum = (0...samples).map { index -> Double in
      let perNode = Double.pi * Double(index) / Double(samples)
      let perPixel = perNode / pitch
      let gaussian = Double.exp(-(sigma * perPixel) * (sigma * perPixel) / 2)
      let spline = splineResponse(step: step, frequency: perNode / Double(step))
      let tent = tentResponse(box, isCentered: isTent, frequency: perPixel)
      let ways = (isTent ? tent : boxResponse(box, frequency: perPixel)) * tent
      return gaussian / (spline * spline * ways)
    }
    func weight(_ node: Int) -> Double {
      var sum = 0.0
      for (index, value) in spectrum.enumerated() {
        let isEnd = index == 0 || index == samples
        sum +=
          (isEnd ? 0.5 : 1) * value
          * Double.cos(Double.pi * Double(index * node) / Double(samples))
      }
      return sum / Double(samples)
    }
    let nodes = sigma / pitch
    let radius = Int((4.5 * nodes).rounded(.up)) + 1
    let half = (0...radius).map(weight)
    let sum = 2 * half.reduce(0, +) - half[0]
    return half.map { $0 / sum }
  }

  /// The cubic B-spline, which is 0 from a distance of 2 on and adds up to 1 at whole distances.
  static func spline(_ distance: Double) -> Double {
    let t = abs(distance)
    if t < 1 { return 2.0 / 3 - t * t + t * t * t / 2 }
    let rest = max(2 - t, 0)
    return rest * rest * rest / 6
  }

  private static func splineResponse(step: Int, frequency: Double) -> Double {
    (1 - 2 * step..<2 * step).reduce(0) {
      $0 + spline(Double($1) / Double(step)) * Double.cos(frequency * Double($1))
    } / Double(step)
  }

  /// The Fourier transform of the mean of `box` pixels, about their middle.
  private static func boxResponse(_ box: Int, frequency: Double) -> Double {
    guard frequency > 0, box > 1 else { return 1 }
    return Double.sin(Double(box) * frequency / 2)
      / (Double(box) * Double.sin(frequency / 2))
  }

  /// The Fourier transform of a tent of 2 `box` pixels, sampled at pixels: about a pixel's middle
  /// where `isCentered`, else about that of `box` pixels.
  ///
  /// A box twice, if the middle is a pixel's; if it lies between two, that takes the mean of two
  /// neighbours besides.
  private static func tentResponse(_ box: Int, isCentered: Bool, frequency: Double) -> Double {
    let once = boxResponse(box, frequency: frequency)
    let isBetween = !isCentered && box.isMultiple(of: 2)
    return once * once * (isBetween ? Double.cos(frequency / 2) : 1)
  }
}
