/// The loops over pixels that are compiled for more than one set of vector instructions.
///
/// Each does what the Swift beside its call does, operation by operation, so that it stores the same bytes;
/// a build without this module draws the same.

#include <stdint.h>

/// Asks for the cache line that holds `place`, which is about to be read and written.
///
/// A hint: it changes nothing but the time, and any address will do.
static inline void kernel_prefetch(const void *_Nonnull place) { __builtin_prefetch(place, 1, 3); }

/// A bitmap and the way from canvas pixels into it.
struct kernel_bilinear {
  const uint32_t *_Nonnull pixels;
  int32_t width;
  int32_t height;
  /// What a column further across adds to the place.
  double u_per_column;
  double v_per_column;
  /// What the row that is filled adds.
  double u_of_row;
  double v_of_row;
  double u_base;
  double v_base;
  float opacity;
};

/// Writes what a bitmap, whose outermost pixels go on, is at the centres of `count` pixels from `column` on: a mix
/// of the four pixels around, times the opacity, channel by channel.
void kernel_sample_bilinear(
    struct kernel_bilinear source, intptr_t column, intptr_t count, float *_Nonnull red,
    float *_Nonnull green, float *_Nonnull blue, float *_Nonnull alpha);
