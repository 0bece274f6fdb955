#include <webp/decode.h>

/// Whether `bytes` begin like a WebP picture, and what it is then.
static inline int flipbook_webp_features(const uint8_t *bytes, size_t count,
                                         WebPBitstreamFeatures *features) {
  return WebPGetFeatures(bytes, count, features) == VP8_STATUS_OK ? 1 : 0;
}
