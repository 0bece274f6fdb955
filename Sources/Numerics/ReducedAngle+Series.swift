extension ReducedAngle {
  /// The sine of `rest`.
  ///
  /// The coefficients of r³ to r¹⁵ are a minimax fit (Remez), within 2^-57 absolutely.
  var sin: Double {
    let r = rest.high
    // Here the cube is below half an ulp, and adding it to -0 would lose the sign.
    guard r.magnitude > 0x1p-27 else { return r }
    let s0 = -0x1.5555555555555p-3
    let s1 = 0x1.1111111111110p-7
    let s2 = -0x1.a01a01a019937p-13
    let s3 = 0x1.71de3a546076bp-19
    let s4 = -0x1.ae6454128b502p-26
    let s5 = 0x1.61217edac9916p-33
    let s6 = -0x1.ab17b5fab5f83p-41
    let z = r * r
    let z2 = z * z
    let beyond = s0 + z * (s1 + z * s2 + z2 * ((s3 + z * s4) + z2 * (s5 + z * s6)))
    return r + (z * r * beyond + (rest.low - 0.5 * z * rest.low))
  }

  /// The cosine of `rest`.
  ///
  /// 1 - r² / 2 is summed exactly; the coefficients of r⁴ to r¹⁶ are a minimax fit (Remez), within
  /// 2^-60 absolutely.
  var cos: Double {
    let c0 = 0x1.5555555555555p-5
    let c1 = -0x1.6c16c16c16c16p-10
    let c2 = 0x1.a01a01a019d0ap-16
    let c3 = -0x1.27e4fb7712c78p-22
    let c4 = 0x1.1eed8deb7c2ffp-29
    let c5 = -0x1.9394b9df215b5p-37
    let c6 = 0x1.ab783eff27ed9p-45
    let r = rest.high
    let square = DoubleDouble(product: r, r)
    let z = square.high
    let z2 = z * z
    let beyond = (c0 + z * c1) + z2 * ((c2 + z * c3) + z2 * ((c4 + z * c5) + z2 * c6))
    let main = DoubleDouble(sumOrdered: 1, -0.5 * z)
    return main.high + (main.low + (z2 * beyond - (0.5 * square.low + r * rest.low)))
  }
}
