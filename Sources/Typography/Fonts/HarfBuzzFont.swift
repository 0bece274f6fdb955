import CHarfBuzz

/// A face at a place on its axes, as HarfBuzz sees it: shapes text and knows the font's measures.
///
/// Everything is in font units, as whole numbers: HarfBuzz rounds interpolated advances and kerning
/// to them.
///
/// Unchecked sendable, soundly: the font is immutable, and HarfBuzz lets immutable objects be used
/// by many threads at once.
@safe struct HarfBuzzFont: ~Copyable, @unchecked Sendable {
  private let font: OpaquePointer

  /// Takes over a font, and frees it at the end.
  init(owning font: OpaquePointer?) {
    // HarfBuzz gives its empty font where there is no memory, and never nil.
    unsafe self.font = unsafe font ?? hb_font_get_empty()
  }

  deinit {
    // Sound: init took the font over, and it is handed to no one.
    unsafe hb_font_destroy(font)
  }

  /// Whether the font has a glyph for the character itself, before any substitution.
  func hasGlyph(for scalar: UInt32) -> Bool {
    var glyph: hb_codepoint_t = 0
    return unsafe hb_font_get_nominal_glyph(font, scalar, &glyph) != 0
  }

  /// How far the pen goes on after a glyph, in font units.
  func advance(ofGlyph glyph: UInt32) -> Int {
    Int(unsafe hb_font_get_glyph_h_advance(font, glyph))
  }

  /// The measures in font units; where the font lacks one, HarfBuzz's stand-in from the others.
  var metrics: FontMetrics {
    func value(_ tag: hb_ot_metrics_tag_t) -> Double {
      var position: hb_position_t = 0
      unsafe hb_ot_metrics_get_position_with_fallback(font, tag, &position)
      return Double(position)
    }
    let underline = value(HB_OT_METRICS_TAG_UNDERLINE_SIZE)
    let strikethrough = value(HB_OT_METRICS_TAG_STRIKEOUT_SIZE)
    // The font's tables give the top of each line, and this the middle.
    return FontMetrics(
      ascent: value(HB_OT_METRICS_TAG_HORIZONTAL_ASCENDER),
      descent: -value(HB_OT_METRICS_TAG_HORIZONTAL_DESCENDER),
      lineGap: value(HB_OT_METRICS_TAG_HORIZONTAL_LINE_GAP),
      capHeight: value(HB_OT_METRICS_TAG_CAP_HEIGHT),
      xHeight: value(HB_OT_METRICS_TAG_X_HEIGHT),
      underlineOffset: underline / 2 - value(HB_OT_METRICS_TAG_UNDERLINE_OFFSET),
      underlineThickness: underline,
      subscriptOffset: value(HB_OT_METRICS_TAG_SUBSCRIPT_EM_Y_OFFSET),
      superscriptOffset: value(HB_OT_METRICS_TAG_SUPERSCRIPT_EM_Y_OFFSET),
      strikethroughOffset: value(HB_OT_METRICS_TAG_STRIKEOUT_OFFSET) - strikethrough / 2,
      strikethroughThickness: strikethrough)
  }

  /// Shapes the scalars in `range`; those around it count as context.
  ///
  /// - Returns: The glyphs from left to right; their clusters count scalars.
  func shape(
    _ scalars: [UInt32], range: Range<Int>, script: UInt32, isRightToLeft: Bool,
    features: [FontFeature], language: String,
  ) throws(FontError) -> [ShapedGlyph] {
    var shaperFeatures: [hb_feature_t] = []
    for feature in features {
      shaperFeatures.append(
        hb_feature_t(
          tag: try feature.packedTag(), value: feature.value, start: 0,
          end: flipbook_hb_to_the_end))
    }
    let buffer = unsafe hb_buffer_create()
    defer { unsafe hb_buffer_destroy(buffer) }
    // Clusters come out as indices of scalars.
    unsafe hb_buffer_add_codepoints(
      buffer, scalars, Int32(scalars.count), UInt32(range.lowerBound), Int32(range.count))
    unsafe hb_buffer_set_direction(buffer, isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    unsafe hb_buffer_set_script(buffer, hb_script_t(rawValue: script))
    // The language is always said: HarfBuzz's own guess is the process's locale.
    unsafe hb_buffer_set_language(
      buffer, hb_language_from_string(language, Int32(language.utf8.count)))
    guard
      unsafe flipbook_hb_shape(font, buffer, shaperFeatures, UInt32(shaperFeatures.count)) != 0,
      unsafe hb_buffer_allocation_successful(buffer) != 0
    else {
      throw .outOfMemory(task: "shaping text")
    }

    var count: UInt32 = 0
    let infos = unsafe hb_buffer_get_glyph_infos(buffer, &count)
    let positions = unsafe hb_buffer_get_glyph_positions(buffer, &count)
    // Sound: both arrays have `count` elements and live as long as the buffer.
    let glyphs = unsafe UnsafeBufferPointer(start: infos, count: Int(count))
    let places = unsafe UnsafeBufferPointer(start: positions, count: Int(count))
    return unsafe zip(glyphs, places).map { info, place in
      ShapedGlyph(
        id: info.codepoint, cluster: Int(info.cluster), advance: Int(place.x_advance),
        dx: Int(place.x_offset), dy: Int(place.y_offset))
    }
  }
}
