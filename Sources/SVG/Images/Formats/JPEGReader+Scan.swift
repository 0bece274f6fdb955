/// What a scan of a JPEG brings.
struct JPEGScan {
  /// The components in it, with the numbers of their codes.
  var parts: [(component: Int, dc: Int, ac: Int)]
  /// The coefficients in it, in the order in which they are written.
  var band: ClosedRange<Int>
  /// How many of the lowest bits were left to later scans before this one, 0 for the first.
  var high: Int
  /// How many of the lowest bits are left to later scans.
  var low: Int
}

extension JPEGReader {
  /// What the header of a scan says; nil where it is damaged.
  func scan(_ segment: ArraySlice<UInt8>) -> JPEGScan? {
    let data = Array(segment)
    guard let count = data.first.map(Int.init), (1...3).contains(count), data.count >= 4 + 2 * count
    else { return nil }
    var scan = JPEGScan(parts: [], band: 0...63, high: 0, low: 0)
    for index in 0..<count {
      let (id, tables) = (data[1 + 2 * index], data[2 + 2 * index])
      guard let component = components.firstIndex(where: { $0.id == id }), tables >> 4 < 4,
        tables & 15 < 4
      else { return nil }
      scan.parts.append((component, Int(tables >> 4), Int(tables & 15)))
    }
    guard isProgressive else { return scan }
    let (first, last) = (Int(data[1 + 2 * count]), Int(data[2 + 2 * count]))
    guard first <= last, last < 64, first == 0 || count == 1 else { return nil }
    scan.band = first...last
    (scan.high, scan.low) = (Int(data[3 + 2 * count] >> 4), Int(data[3 + 2 * count] & 15))
    return scan.low < 14 ? scan : nil
  }

  /// Reads the coefficients of a scan, which begin at the position.
  mutating func decode(_ scan: JPEGScan) {
    var run = JPEGScanRun(scan: scan, bits: JPEGBits(bytes, from: position))
    run.decode(&self)
    position = run.bits.position
  }
}

/// A scan while it is read.
struct JPEGScanRun {
  let scan: JPEGScan
  var bits: JPEGBits
  /// The last first coefficient of each component.
  private var predictors = [Int](repeating: 0, count: 4)
  /// Blocks to come that have nothing more.
  private var endRun = 0

  init(scan: JPEGScan, bits: JPEGBits) {
    self.scan = scan
    self.bits = bits
  }

  mutating func decode(_ reader: inout JPEGReader) {
    let single = scan.parts.count == 1 ? reader.components[scan.parts[0].component] : nil
    let wide = single?.blocksWide ?? reader.components[0].unitsWide
    let high = single?.blocksHigh ?? reader.components[0].unitsHigh
    for unit in 0..<wide * high {
      if reader.restartInterval > 0, unit > 0, unit % reader.restartInterval == 0 {
        bits.restart()
        predictors = [0, 0, 0, 0]
        endRun = 0
      }
      guard !bits.isExhausted else { return }
      let (x, y) = (unit % wide, unit / wide)
      for part in scan.parts {
        let component = reader.components[part.component]
        let (h, v) = single == nil ? (component.h, component.v) : (1, 1)
        for row in 0..<v {
          for column in 0..<h {
            let block = (y * v + row) * component.stride + x * h + column
            decodeBlock(
              &reader.components[part.component].coefficients, block * 64, part,
              reader.dcTables[part.dc], reader.acTables[part.ac], reader.isProgressive)
          }
        }
      }
    }
  }

  private mutating func decodeBlock(
    _ coefficients: inout [Int16], _ start: Int, _ part: (component: Int, dc: Int, ac: Int),
    _ dc: JPEGHuffman?, _ ac: JPEGHuffman?, _ isProgressive: Bool
  ) {
    var first = scan.band.lowerBound
    if first == 0 {
      if scan.high == 0 {
        guard let dc else { return }
        let length = min(dc.symbol(&bits), 15)
        predictors[part.component] += bits.takeSigned(length)
        coefficients[start] = Int16(truncatingIfNeeded: predictors[part.component] << scan.low)
      } else if bits.take(1) == 1 {
        coefficients[start] |= 1 << Int16(scan.low)
      }
      first = 1
    }
    guard first <= scan.band.upperBound, let ac else { return }
    if !isProgressive || scan.high == 0 {
      decodeBand(&coefficients, start, first, ac)
    } else {
      refineBand(&coefficients, start, first, ac)
    }
  }

  private mutating func decodeBand(
    _ coefficients: inout [Int16], _ start: Int, _ first: Int, _ ac: JPEGHuffman
  ) {
    guard endRun == 0 else {
      endRun -= 1
      return
    }
    var place = first
    while place <= scan.band.upperBound {
      let symbol = ac.symbol(&bits)
      let (zeros, length) = (symbol >> 4, symbol & 15)
      if length == 0 {
        if zeros < 15 {
          endRun = 1 << zeros - 1 + bits.take(zeros)
          return
        }
        place += 16
        continue
      }
      place += zeros
      guard place < 64 else { return }
      coefficients[start + jpegZigzag[place]] = Int16(
        truncatingIfNeeded: bits.takeSigned(length) << scan.low)
      place += 1
    }
  }

  /// Adds one bit to the coefficients that are known, and brings new ones in between.
  private mutating func refineBand(
    _ coefficients: inout [Int16], _ start: Int, _ first: Int, _ ac: JPEGHuffman
  ) {
    let bit = Int16(1) << Int16(scan.low)
    func refine(_ index: Int, _ bits: inout JPEGBits) {
      guard bits.take(1) == 1, coefficients[index] & bit == 0 else { return }
      coefficients[index] &+= coefficients[index] > 0 ? bit : -bit
    }
    var place = first
    if endRun == 0 {
      while place <= scan.band.upperBound {
        let symbol = ac.symbol(&bits)
        var zeros = symbol >> 4
        var value: Int16 = 0
        if symbol & 15 == 0 {
          if zeros < 15 {
            endRun = 1 << zeros + bits.take(zeros)
            break
          }
        } else {
          value = bits.take(1) == 1 ? bit : -bit
        }
        while place <= scan.band.upperBound {
          let index = start + jpegZigzag[place]
          if coefficients[index] != 0 {
            refine(index, &bits)
          } else {
            if zeros == 0 {
              if value != 0 { coefficients[index] = value }
              place += 1
              break
            }
            zeros -= 1
          }
          place += 1
        }
        if bits.isExhausted { return }
      }
    }
    guard endRun > 0 else { return }
    while place <= scan.band.upperBound {
      let index = start + jpegZigzag[place]
      if coefficients[index] != 0 { refine(index, &bits) }
      place += 1
    }
    endRun -= 1
  }
}
