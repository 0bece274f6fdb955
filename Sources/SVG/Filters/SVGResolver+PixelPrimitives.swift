import Drawing
import Geometry
import Imaging
import Numerics

extension SVGResolver {
  /// What a `feMorphology` does; nil where it leaves nothing.
  func morphology(_ index: Int, _ builder: FilterBuilder) -> FilterOperation? {
    let kind: FilterOperation.Morphology =
      tree.elements[index]["operator"]?.trimmingSpaces == "dilate" ? .dilate : .erode
    guard let radius = pair(tree.elements[index]["radius"], standard: 0, builder),
      radius.width >= 0, radius.height >= 0
    else { return nil }
    guard radius.width > 0 || radius.height > 0 else { return nil }
    // Nothing reaches farther than across the region.
    return .morphology(
      kind, radiusX: min(radius.width, builder.region.width),
      radiusY: min(radius.height, builder.region.height))
  }

  /// What a `feDisplacementMap` does.
  func displacement(_ index: Int, _ builder: FilterBuilder) -> FilterOperation {
    func channel(_ name: String) -> FilterOperation.ColorChannel {
      switch tree.elements[index][name]?.trimmingSpaces {
      case "R": .red
      case "G": .green
      case "B": .blue
      default: .alpha
      }
    }
    var scale = number("scale", of: index) ?? 0
    if let box = builder.box {
      scale *= ((box.width * box.width + box.height * box.height) / 2).squareRoot()
    }
    return .displacement(
      scale: scale, x: channel("xChannelSelector"), y: channel("yChannelSelector"))
  }

  /// What a `feTurbulence` draws.
  func turbulence(_ index: Int, _ builder: FilterBuilder) -> Turbulence {
    let frequency = tree.elements[index]["baseFrequency"]?.onlyNumbers ?? []
    var (x, y) = (frequency.first ?? 0, frequency.count > 1 ? frequency[1] : frequency.first ?? 0)
    // A negative frequency, or a third one, counts as none.
    if x < 0 || y < 0 || frequency.count > 2 { (x, y) = (0, 0) }
    if let box = builder.box { (x, y) = (x / box.width, y / box.height) }
    let octaves = number("numOctaves", of: index) ?? 1
    return Turbulence(
      frequencyX: x, frequencyY: y, octaves: Int(min(max(octaves, 0), 24).rounded(.down)),
      seed: (number("seed", of: index) ?? 0).rounded(.towardZero),
      stitchesTiles: tree.elements[index]["stitchTiles"]?.trimmingSpaces == "stitch",
      isFractal: tree.elements[index]["type"]?.trimmingSpaces == "fractalNoise")
  }

  /// What a `feConvolveMatrix` does; nil where an attribute is wrong, which leaves nothing.
  func convolution(_ index: Int) -> Convolution? {
    let element = tree.elements[index]
    func integers(_ name: String) -> [Int]? {
      guard let numbers = element[name]?.onlyNumbers else { return nil }
      // What is no whole number is no size either.
      return numbers.map { number in
        number == number.rounded() && abs(number) < 1e6 ? Int(number) : -1
      }
    }
    let order = integers("order") ?? [3]
    guard (1...2).contains(order.count), order.allSatisfy({ (1...64).contains($0) }) else {
      return nil
    }
    let (columns, rows) = (order[0], order.count == 2 ? order[1] : order[0])
    // Larger kernels than 20 by 20 would take seconds.
    guard columns * rows <= 400 else { return nil }
    guard let kernel = element["kernelMatrix"]?.onlyNumbers, kernel.count == columns * rows else {
      return nil
    }
    func target(_ name: String, _ count: Int) -> Int? {
      guard element[name] != nil else { return count / 2 }
      guard let values = integers(name), values.count == 1, (0..<count).contains(values[0]) else {
        return nil
      }
      return values[0]
    }
    guard let targetX = target("targetX", columns), let targetY = target("targetY", rows) else {
      return nil
    }
    // A sum of decimal fractions that should be 0 need not come out as 0.
    var sum = kernel.reduce(0, +)
    if abs(sum) < 1e-9 { sum = 0 }
    var divisor = number("divisor", of: index) ?? sum
    if divisor == 0 { divisor = sum == 0 ? 1 : sum }
    let edges: Convolution.EdgeMode =
      switch element["edgeMode"]?.trimmingSpaces {
      case "wrap": .wrap
      case "none": .none
      default: .duplicate
      }
    return Convolution(
      columns: columns, rows: rows, kernel: kernel, divisor: divisor,
      bias: number("bias", of: index) ?? 0, targetX: targetX, targetY: targetY, edgeMode: edges,
      preservesAlpha: element["preserveAlpha"]?.trimmingSpaces == "true")
  }
}
