#include <stdint.h>

// What Flipbook takes from ICU. ICU's own headers stay out of this one: its names carry its version
// (ubrk_open is ubrk_open_72 in the library), by macros that Swift does not see, and they clash with
// those of the copy of ICU that Swift's Foundation brings along.

/// Writes the places where a line may be broken, ascending, the end of the text among them.
///
/// `breaks` has room for `length` numbers, which count UTF-16 code units; a break before the first
/// is none. The result is their number, or -1 where ICU fails.
int32_t flipbook_icu_line_breaks(
    const uint16_t *text, int32_t length, const char *locale, int32_t *breaks);

/// How ``flipbook_icu_bidi_levels`` is asked for the direction of the first letter: left to right
/// where there is none.
static const int32_t flipbook_icu_natural_level = -1;

/// Writes the embedding level of each UTF-16 code unit of one paragraph.
///
/// `base` is the paragraph's level, 0 or 1, or `flipbook_icu_natural_level`. The result is the
/// paragraph's level, or -1 where ICU fails.
int32_t flipbook_icu_bidi_levels(
    const uint16_t *text, int32_t length, int32_t base, uint8_t *levels);

/// Writes in which order runs of the given levels stand from left to right.
void flipbook_icu_visual_order(const uint8_t *levels, int32_t count, int32_t *order);

/// Writes ICU's version as it runs, four numbers.
void flipbook_icu_version(uint8_t version[4]);
