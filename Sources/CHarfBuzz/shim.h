#include <stddef.h>
#include <hb.h>
#include <hb-ot.h>

/// The end of a feature's range that means "to the end of the text". (A constant, as HarfBuzz's is a
/// macro that Swift does not import.)
static const unsigned int flipbook_hb_to_the_end = HB_FEATURE_GLOBAL_END;

/// Shapes with HarfBuzz's own OpenType shaper, whatever HB_SHAPER_LIST in the environment says.
static inline hb_bool_t flipbook_hb_shape(
    hb_font_t *font, hb_buffer_t *buffer, const hb_feature_t *features, unsigned int count) {
  static const char *const shapers[] = {"ot", NULL};
  return hb_shape_full(font, buffer, features, count, shapers);
}
