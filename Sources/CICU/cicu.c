#include "cicu.h"

#include <string.h>
#include <unicode/ubidi.h>
#include <unicode/ubrk.h>
#include <unicode/uversion.h>

int32_t flipbook_icu_line_breaks(
    const uint16_t *text, int32_t length, const char *locale, int32_t *breaks) {
  UErrorCode status = U_ZERO_ERROR;
  UBreakIterator *iterator = ubrk_open(UBRK_LINE, locale, (const UChar *)text, length, &status);
  if (U_FAILURE(status)) return -1;
  int32_t count = 0;
  ubrk_first(iterator);
  for (int32_t place = ubrk_next(iterator); place != UBRK_DONE && count < length;
       place = ubrk_next(iterator)) {
    breaks[count++] = place;
  }
  ubrk_close(iterator);
  return count;
}

int32_t flipbook_icu_bidi_levels(
    const uint16_t *text, int32_t length, int32_t base, uint8_t *levels) {
  UErrorCode status = U_ZERO_ERROR;
  UBiDi *bidi = ubidi_openSized(length, 0, &status);
  if (U_FAILURE(status)) return -1;
  UBiDiLevel level = base == flipbook_icu_natural_level ? UBIDI_DEFAULT_LTR : (UBiDiLevel)base;
  ubidi_setPara(bidi, (const UChar *)text, length, level, NULL, &status);
  const UBiDiLevel *found = U_SUCCESS(status) ? ubidi_getLevels(bidi, &status) : NULL;
  int32_t result = -1;
  if (found != NULL && U_SUCCESS(status)) {
    memcpy(levels, found, (size_t)length);
    result = ubidi_getParaLevel(bidi);
  }
  ubidi_close(bidi);
  return result;
}

void flipbook_icu_visual_order(const uint8_t *levels, int32_t count, int32_t *order) {
  ubidi_reorderVisual(levels, count, order);
}

void flipbook_icu_version(uint8_t version[4]) { u_getVersion(version); }
