import Geometry

/// What can stand round a symbol.
enum SymbolEnclosure: String, Hashable, Sendable, CaseIterable {
  case circle, square

  /// The enclosure by itself.
  var mark: SymbolMark {
    switch self {
    case .circle: .ring(46)
    case .square: .box(-41, -41, 41, 41, corner: 18)
    }
  }
}

extension Symbol {
  /// The symbol with its shapes filled, and its details left blank in them.
  var filled: Symbol {
    Symbol(
      marks.map { mark in
        mark.changed {
          if $0.ink == .shape && $0.role != .detail { $0.ink = .solid }
          if [.detail, .hole, .cutout].contains($0.role) { $0.role = .inlay }
        }
      })
  }

  /// The symbol crossed out from the upper left to the lower right, with a gap along the line.
  var slashed: Symbol {
    let slash = SymbolMark.line("M-43-43L43 43")
    return Symbol(marks + [slash.gap(6), slash])
  }

  /// The symbol, made smaller, in an outline.
  func enclosed(in enclosure: SymbolEnclosure) -> Symbol {
    Symbol([enclosure.mark.secondary] + glyph.marks)
  }

  /// The symbol, made smaller, left blank in an area.
  func enclosed(inFilled enclosure: SymbolEnclosure) -> Symbol {
    let disc = enclosure.mark.changed { $0.ink = .solid }
    return Symbol([disc.secondary] + glyph.marks.map(\.exchanged))
  }

  /// The symbol as it stands in an enclosure: filled if it can be, and smaller, about its own middle.
  private var glyph: Symbol {
    let symbol = isFillable ? filled : self
    let bounds = symbol.inkBounds(lineWidth: 8)
    let (shift, size) = (bounds.center - Point.zero, max(bounds.width, bounds.height))
    // Half of the enclosure is for the glyph; one that is small by itself stays so. Areas and what goes
    // with them grow by less than lines alone are wide, or a small one would lose its corners and gaps.
    let factor = min(53 / size, 0.62)
    let place = Affine(translationX: -shift.dx, y: -shift.dy)
      .concatenating(Affine(scaleX: factor, y: factor))
    return symbol.applying(place).width(isFillable ? 0.65 : 0.95)
  }
}

extension SymbolMark {
  /// The mark for an area in which what was ink is left blank, and what was blank is ink.
  fileprivate var exchanged: SymbolMark {
    changed {
      switch role.leaves {
      case .ink: $0.role = .inlay
      case .blank: $0.role = .ink
      case .nothing: break
      }
    }
  }
}
