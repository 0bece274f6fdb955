#include "cpng.h"

#include <png.h>
#include <setjmp.h>
#include <stdlib.h>
#include <string.h>
#include <zlib.h>

enum { message_size = 256 };

static void keep_message(char *message, const char *text) {
  strncpy(message, text, message_size - 1);
  message[message_size - 1] = 0;
}

static void ignore_warning(png_structp png, png_const_charp text) {
  (void)png;
  (void)text;
}

// MARK: Reading

struct cpng_reader {
  png_structp png;
  png_infop info;
  const uint8_t *bytes;
  size_t count;
  size_t offset;
  int ended_early;
  char chunk[5];
  char message[message_size];
};

static void reader_error(png_structp png, png_const_charp text) {
  cpng_reader *reader = png_get_error_ptr(png);
  keep_message(reader->message, text);
  png_longjmp(png, 1);
}

static void reader_read(png_structp png, png_bytep destination, size_t count) {
  cpng_reader *reader = png_get_io_ptr(png);
  if (count > reader->count - reader->offset) {
    reader->ended_early = 1;
    png_error(png, "the bytes end early");
  }
  memcpy(destination, reader->bytes + reader->offset, count);
  reader->offset += count;
}

static cpng_status reader_status(const cpng_reader *reader) {
  return reader->ended_early ? cpng_ended_early : cpng_failed;
}

cpng_reader *cpng_reader_create(const uint8_t *bytes, size_t count, uint32_t max_width,
                                uint32_t max_height, size_t max_chunk_bytes) {
  cpng_reader *reader = calloc(1, sizeof(cpng_reader));
  if (!reader) return NULL;
  reader->bytes = bytes;
  reader->count = count;
  reader->png = png_create_read_struct(PNG_LIBPNG_VER_STRING, reader, reader_error, ignore_warning);
  if (reader->png) reader->info = png_create_info_struct(reader->png);
  if (!reader->info) {
    cpng_reader_destroy(reader);
    return NULL;
  }
  if (setjmp(png_jmpbuf(reader->png))) {
    cpng_reader_destroy(reader);
    return NULL;
  }
  png_set_read_fn(reader->png, reader, reader_read);
  png_set_user_limits(reader->png, max_width, max_height);
  png_set_chunk_malloc_max(reader->png, max_chunk_bytes);
  // No chunk is kept (1 means none, 0 would mean no limit), and all but IHDR PLTE tRNS IDAT IEND are
  // skipped: texts and profiles are neither stored nor unpacked.
  png_set_chunk_cache_max(reader->png, 1);
  png_set_keep_unknown_chunks(reader->png, PNG_HANDLE_CHUNK_NEVER, NULL, -1);
  // A wrong checksum is an error in every chunk. By default libpng drops such a chunk when it is
  // ancillary, and a picture without its tRNS is a wrong picture.
  png_set_crc_action(reader->png, PNG_CRC_ERROR_QUIT, PNG_CRC_ERROR_QUIT);
  return reader;
}

void cpng_reader_destroy(cpng_reader *reader) {
  if (reader->png) png_destroy_read_struct(&reader->png, &reader->info, NULL);
  free(reader);
}

cpng_status cpng_reader_read_header(cpng_reader *reader, cpng_header *header) {
  png_structp png = reader->png;
  png_infop info = reader->info;
  if (setjmp(png_jmpbuf(png))) return reader_status(reader);
  png_read_info(png, info);
  png_byte colour = png_get_color_type(png, info);
  png_byte depth = png_get_bit_depth(png, info);
  header->width = png_get_image_width(png, info);
  header->height = png_get_image_height(png, info);
  header->bits_per_pixel = (uint32_t)depth * png_get_channels(png, info);
  header->is_interlaced = png_get_interlace_type(png, info) != PNG_INTERLACE_NONE;
  if (colour == PNG_COLOR_TYPE_PALETTE) {
    // Indices, and not colours, so that one outside the palette can be told.
    header->layout = cpng_indexed;
    png_set_packing(png);
  } else {
    header->layout = depth == 16 ? cpng_rgba16 : cpng_rgba8;
    png_set_expand(png);  // grey of few bits to 8, tRNS to alpha (compared before it is stretched)
    png_set_gray_to_rgb(png);
    png_set_add_alpha(png, 0xffff, PNG_FILLER_AFTER);
    uint16_t one = 1;
    uint8_t first_byte;
    memcpy(&first_byte, &one, 1);
    if (depth == 16 && first_byte) png_set_swap(png);
  }
  png_read_update_info(png, info);
  return cpng_ok;
}

uint32_t cpng_reader_palette(cpng_reader *reader, uint32_t colours[256]) {
  png_colorp palette = NULL;
  png_bytep alphas = NULL;
  int count = 0, alpha_count = 0;
  if (setjmp(png_jmpbuf(reader->png))) return 0;
  png_get_PLTE(reader->png, reader->info, &palette, &count);
  png_get_tRNS(reader->png, reader->info, &alphas, &alpha_count, NULL);
  if (count > 256) count = 256;
  for (int i = 0; i < count; i++) {
    uint32_t alpha = i < alpha_count ? alphas[i] : 255;
    colours[i] = palette[i].red | (uint32_t)palette[i].green << 8 |
                 (uint32_t)palette[i].blue << 16 | alpha << 24;
  }
  return (uint32_t)count;
}

cpng_status cpng_reader_read_row(cpng_reader *reader, void *row, size_t count) {
  if (setjmp(png_jmpbuf(reader->png))) return reader_status(reader);
  if (count < png_get_rowbytes(reader->png, reader->info)) {
    png_error(reader->png, "the buffer is shorter than a row");
  }
  png_read_row(reader->png, row, NULL);
  return cpng_ok;
}

cpng_status cpng_reader_finish(cpng_reader *reader) {
  if (setjmp(png_jmpbuf(reader->png))) return reader_status(reader);
  png_read_end(reader->png, NULL);
  return cpng_ok;
}

const char *cpng_reader_message(const cpng_reader *reader) { return reader->message; }

const char *cpng_reader_chunk(const cpng_reader *constant) {
  cpng_reader *reader = (cpng_reader *)constant;
  uint32_t type = png_get_io_chunk_type(reader->png);
  for (int i = 0; i < 4; i++) {
    char letter = (char)(type >> (24 - 8 * i));
    int is_letter = (letter >= 'A' && letter <= 'Z') || (letter >= 'a' && letter <= 'z');
    reader->chunk[i] = is_letter ? letter : (type ? '?' : 0);
  }
  return reader->chunk;
}

// MARK: Writing

struct cpng_writer {
  png_structp png;
  png_infop info;
  uint8_t *bytes;
  size_t count;
  size_t capacity;
  size_t bytes_per_row;
  char message[message_size];
};

static void writer_error(png_structp png, png_const_charp text) {
  cpng_writer *writer = png_get_error_ptr(png);
  keep_message(writer->message, text);
  png_longjmp(png, 1);
}

static void writer_write(png_structp png, png_bytep source, size_t count) {
  cpng_writer *writer = png_get_io_ptr(png);
  if (count > writer->capacity - writer->count) {
    size_t capacity = 2 * writer->capacity + count + 65536;
    uint8_t *bytes = realloc(writer->bytes, capacity);
    if (!bytes) png_error(png, "memory is short");
    writer->bytes = bytes;
    writer->capacity = capacity;
  }
  memcpy(writer->bytes + writer->count, source, count);
  writer->count += count;
}

static void writer_flush(png_structp png) { (void)png; }

cpng_writer *cpng_writer_create(void) {
  cpng_writer *writer = calloc(1, sizeof(cpng_writer));
  if (!writer) return NULL;
  writer->png =
      png_create_write_struct(PNG_LIBPNG_VER_STRING, writer, writer_error, ignore_warning);
  if (writer->png) writer->info = png_create_info_struct(writer->png);
  if (!writer->info) {
    cpng_writer_destroy(writer);
    return NULL;
  }
  return writer;
}

void cpng_writer_destroy(cpng_writer *writer) {
  if (writer->png) png_destroy_write_struct(&writer->png, &writer->info);
  free(writer->bytes);
  free(writer);
}

static void set_palette(cpng_writer *writer, const uint32_t *palette, uint32_t count) {
  png_color colours[256];
  png_byte alphas[256];
  int translucent_count = 0;
  for (uint32_t i = 0; i < count && i < 256; i++) {
    colours[i].red = palette[i] & 255;
    colours[i].green = (palette[i] >> 8) & 255;
    colours[i].blue = (palette[i] >> 16) & 255;
    alphas[i] = palette[i] >> 24;
    if (alphas[i] < 255) translucent_count = (int)i + 1;
  }
  png_set_PLTE(writer->png, writer->info, colours, (int)count);
  if (translucent_count > 0)
    png_set_tRNS(writer->png, writer->info, alphas, translucent_count, NULL);
}

cpng_status cpng_writer_write_header(cpng_writer *writer, const cpng_form *form,
                                     const uint32_t *palette, uint32_t palette_count) {
  static const int colour_types[] = {PNG_COLOR_TYPE_GRAY, PNG_COLOR_TYPE_PALETTE, PNG_COLOR_TYPE_RGB,
                                     PNG_COLOR_TYPE_RGB_ALPHA};
  static const int filters[] = {PNG_FILTER_NONE, PNG_FILTER_SUB,   PNG_FILTER_UP,
                                PNG_FILTER_AVG,  PNG_FILTER_PAETH, PNG_ALL_FILTERS};
  png_structp png = writer->png;
  if (setjmp(png_jmpbuf(png))) return cpng_failed;
  if (form->kind > cpng_kind_rgba || form->filter > 5) png_error(png, "there is no such form");
  png_set_write_fn(png, writer, writer_write, writer_flush);
  png_set_IHDR(png, writer->info, form->width, form->height, (int)form->depth,
               colour_types[form->kind], PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT,
               PNG_FILTER_TYPE_DEFAULT);
  png_set_sRGB(png, writer->info, PNG_sRGB_INTENT_PERCEPTUAL);
  if (form->pixels_per_metre > 0)
    png_set_pHYs(png, writer->info, form->pixels_per_metre, form->pixels_per_metre,
                 PNG_RESOLUTION_METER);
  if (form->kind == cpng_kind_indexed) set_palette(writer, palette, palette_count);
  // Everything that decides the bytes is pinned, so that they do not hang on libpng's defaults.
  png_set_filter(png, PNG_FILTER_TYPE_BASE, filters[form->filter]);
  png_set_compression_level(png, 9);
  png_set_compression_strategy(png, form->filter == 0 ? Z_DEFAULT_STRATEGY : Z_FILTERED);
  png_set_compression_mem_level(png, 8);
  png_set_compression_window_bits(png, 15);
  png_set_compression_buffer_size(png, 65536);  // the size of an IDAT chunk
  png_write_info(png, writer->info);
  writer->bytes_per_row = png_get_rowbytes(png, writer->info);
  return cpng_ok;
}

cpng_status cpng_writer_write_row(cpng_writer *writer, const void *row, size_t count) {
  if (setjmp(png_jmpbuf(writer->png))) return cpng_failed;
  if (count < writer->bytes_per_row) png_error(writer->png, "the buffer is shorter than a row");
  png_write_row(writer->png, row);
  return cpng_ok;
}

cpng_status cpng_writer_finish(cpng_writer *writer) {
  if (setjmp(png_jmpbuf(writer->png))) return cpng_failed;
  png_write_end(writer->png, NULL);
  return cpng_ok;
}

const uint8_t *cpng_writer_bytes(const cpng_writer *writer, size_t *count) {
  *count = writer->count;
  return writer->bytes;
}

const char *cpng_writer_message(const cpng_writer *writer) { return writer->message; }

// MARK: Versions

const char *cpng_libpng_version(void) { return png_get_libpng_ver(NULL); }
const char *cpng_zlib_version(void) { return zlibVersion(); }
