import Geometry
import Imaging

#if canImport(CKernels)
  import CKernels

  /// Pointers because C takes them; the row's arrays hold as many elements as are written.
  extension BitmapSampler {
    /// Writes mixes of the four pixels around, of a bitmap whose outermost pixels go on, to the elements of `row`
    /// from `first` on: what ``Taps/bilinear(_:_:_:)`` gives, by wider vectors.
    func fillBilinear(_ row: inout ColorRow, from first: Int, _ columns: Range<Int>, y: Int) {
      let end = first + columns.count
      precondition(first >= 0 && end <= row.red.count && row.green.count == row.red.count)
      precondition(row.blue.count == row.red.count && row.alpha.count == row.red.count)
      let down = Double(y) + 0.5
      bitmap.withPixels { pixels in
        unsafe pixels.withUnsafeBufferPointer { pixels in
          guard let pixels = pixels.baseAddress else { return }
          let source = unsafe kernel_bilinear(
            pixels: pixels, width: Int32(bitmap.width), height: Int32(bitmap.height),
            u_per_column: inverse.a, v_per_column: inverse.b, u_of_row: inverse.c * down,
            v_of_row: inverse.d * down, u_base: inverse.tx, v_base: inverse.ty, opacity: opacity)
          unsafe row.red.withUnsafeMutableBufferPointer { red in
            unsafe row.green.withUnsafeMutableBufferPointer { green in
              unsafe row.blue.withUnsafeMutableBufferPointer { blue in
                unsafe row.alpha.withUnsafeMutableBufferPointer { alpha in
                  guard let red = red.baseAddress, let green = green.baseAddress,
                    let blue = blue.baseAddress, let alpha = alpha.baseAddress
                  else { return }
                  unsafe kernel_sample_bilinear(
                    source, columns.lowerBound, columns.count, red + first, green + first,
                    blue + first, alpha + first)
                }
              }
            }
          }
        }
      }
    }
  }
#endif
