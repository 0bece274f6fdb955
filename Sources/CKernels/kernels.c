#include "kernels.h"

#include <string.h>

// A product and a sum stay two roundings, on every processor.
#pragma STDC FP_CONTRACT OFF

#if defined(__x86_64__) && defined(__linux__)
#define EACH_PROCESSOR __attribute__((target_clones("avx2", "default")))
#else
#define EACH_PROCESSOR
#endif

typedef uint8_t u8x4 __attribute__((vector_size(4)));
typedef int32_t i32x4 __attribute__((vector_size(16)));
typedef float f32x4 __attribute__((vector_size(16)));

static inline __attribute__((always_inline)) f32x4 levels_of(uint32_t pixel) {
  u8x4 bytes;
  memcpy(&bytes, &pixel, sizeof bytes);
  return __builtin_convertvector(bytes, f32x4);
}

/// The number held to where it can be an integer: no more than 2^18 from 0; NaN becomes -2^18.
static inline __attribute__((always_inline)) double bounded(double place) {
  const double farthest = 0x1p18;
  return place > -farthest ? (place < farthest ? place : farthest) : -farthest;
}

static inline __attribute__((always_inline)) int32_t held(int32_t place, int32_t extent) {
  const int32_t above = place < 0 ? 0 : place;
  return above < extent ? above : extent - 1;
}

static inline __attribute__((always_inline)) f32x4 bilinear(
    const struct kernel_bilinear *source, intptr_t column) {
  const double across = (double)column + 0.5;
  const double u = bounded(source->u_per_column * across + source->u_of_row + source->u_base) - 0.5;
  const double v = bounded(source->v_per_column * across + source->v_of_row + source->v_base) - 0.5;
  const int32_t x = (int32_t)(u + 1048576) - 1048576, y = (int32_t)(v + 1048576) - 1048576;
  const float right = (float)(u - (double)x), down = (float)(v - (double)y);
  const intptr_t left = held(x, source->width), next = held(x + 1, source->width);
  const uint32_t *top = source->pixels + (intptr_t)held(y, source->height) * source->width;
  const uint32_t *bottom = source->pixels + (intptr_t)held(y + 1, source->height) * source->width;
  const f32x4 a = levels_of(top[left]), b = levels_of(top[next]);
  const f32x4 c = levels_of(bottom[left]), d = levels_of(bottom[next]);
  const f32x4 above = a + (b - a) * right, below = c + (d - c) * right;
  return above + (below - above) * down;
}

/// The colour with no channel above its alpha.
static inline __attribute__((always_inline)) f32x4 within_alpha(f32x4 color) {
  const f32x4 alpha = __builtin_shufflevector(color, color, 3, 3, 3, 3);
  const i32x4 is_below = color < alpha;
  return (f32x4)(((i32x4)color & is_below) | ((i32x4)alpha & ~is_below));
}

EACH_PROCESSOR
void kernel_sample_bilinear(
    struct kernel_bilinear source, intptr_t column, intptr_t count, float *red, float *green,
    float *blue, float *alpha) {
  const float opacity = source.opacity;
  for (intptr_t index = 0; index < count; index++) {
    const f32x4 color = within_alpha(bilinear(&source, column + index)) * opacity;
    red[index] = color[0];
    green[index] = color[1];
    blue[index] = color[2];
    alpha[index] = color[3];
  }
}
