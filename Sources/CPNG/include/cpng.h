#ifndef CPNG_H
#define CPNG_H

#include <stddef.h>
#include <stdint.h>

// libpng behind functions that return. libpng reports an error by longjmp, which must not cross a
// Swift frame, so every call that can fail is wrapped here in its own setjmp and answers with a
// status. Nothing is ever printed: the text of an error waits in the handle, warnings are dropped.

/// How a call ended.
typedef enum cpng_status {
  cpng_ok = 0,
  /// The bytes ended before the picture did.
  cpng_ended_early = 1,
  /// libpng refused the bytes (or could not write); the handle has its message.
  cpng_failed = 2,
} cpng_status;

/// The form in which rows are handed out.
typedef enum cpng_layout {
  /// One byte a pixel, an index into the palette.
  cpng_indexed = 0,
  /// Four bytes a pixel, R G B A, not premultiplied.
  cpng_rgba8 = 1,
  /// Four 16-bit numbers a pixel, R G B A, in this machine's byte order, not premultiplied.
  cpng_rgba16 = 2,
} cpng_layout;

/// What a picture is, as its header says.
typedef struct cpng_header {
  uint32_t width;
  uint32_t height;
  /// Bits of one pixel as stored, 1 to 64.
  uint32_t bits_per_pixel;
  /// 1 where the rows come as the seven passes of Adam7, one after the other, else 0.
  uint32_t is_interlaced;
  cpng_layout layout;
} cpng_header;

typedef struct cpng_reader cpng_reader;

/// Starts reading a PNG in memory. `bytes` is borrowed and must outlive the reader.
///
/// `max_width` and `max_height` are libpng's own limits; `max_chunk_bytes` is the longest chunk other
/// than IDAT that is let pass. Ancillary chunks but tRNS are skipped unread, so they take no memory.
/// NULL where memory is short.
cpng_reader *cpng_reader_create(const uint8_t *bytes, size_t count, uint32_t max_width,
                                uint32_t max_height, size_t max_chunk_bytes);
void cpng_reader_destroy(cpng_reader *reader);

/// Reads up to the first IDAT chunk and settles the layout of the rows. Call once.
cpng_status cpng_reader_read_header(cpng_reader *reader, cpng_header *header);

/// Writes the palette to `colours`, R in the lowest byte, not premultiplied; returns how many there
/// are, 0 to 256. Only after `cpng_reader_read_header`, only for the layout `cpng_indexed`.
uint32_t cpng_reader_palette(cpng_reader *reader, uint32_t colours[256]);

/// Reads the next row, or the next row of the pass, into `row`, which has `count` bytes.
///
/// Of an interlaced picture the rows are those of the passes, compact, without the passes that are
/// empty. `cpng_failed` where `count` is less than a whole row takes.
cpng_status cpng_reader_read_row(cpng_reader *reader, void *row, size_t count);

/// Reads what follows the last row, to the end of the IEND chunk.
cpng_status cpng_reader_finish(cpng_reader *reader);

/// libpng's words for the last failure; valid until the reader is destroyed.
const char *cpng_reader_message(const cpng_reader *reader);

/// The chunk that was read last, four letters, or an empty string before the first.
const char *cpng_reader_chunk(const cpng_reader *reader);

typedef struct cpng_writer cpng_writer;

/// What the samples of a pixel are that is written.
typedef enum cpng_kind {
  /// One of grey.
  cpng_kind_grey = 0,
  /// One, an index into the palette.
  cpng_kind_indexed = 1,
  /// Three of 8 bits, R G B.
  cpng_kind_rgb = 2,
  /// Four of 8 bits, R G B A.
  cpng_kind_rgba = 3,
} cpng_kind;

/// Starts a PNG with an sRGB chunk, in memory. NULL where memory is short.
cpng_writer *cpng_writer_create(void);
void cpng_writer_destroy(cpng_writer *writer);

/// What a file is to be.
typedef struct cpng_form {
  uint32_t width;
  uint32_t height;
  cpng_kind kind;
  /// Bits a sample: 8, or for grey and indexed 1, 2 or 4 too.
  uint32_t depth;
  /// For a pHYs chunk, the same in both directions; 0 for none.
  uint32_t pixels_per_metre;
  /// 0 None, 1 Sub, 2 Up, 3 Average, 4 Paeth; 5 for what looks best for each row.
  uint32_t filter;
} cpng_form;

/// Writes what stands before the first row, and settles on zlib's level 9. Call once.
///
/// `palette` has `palette_count` colours, R in the lowest byte, not premultiplied, those that are not
/// opaque first; it is read for indexed pixels alone.
cpng_status cpng_writer_write_header(cpng_writer *writer, const cpng_form *form,
                                     const uint32_t *palette, uint32_t palette_count);

/// Writes the next row: `count` bytes, at least as many as the row has; samples of 1, 2 and 4 bits
/// are packed, the leftmost in the highest bits; alpha is not multiplied in.
cpng_status cpng_writer_write_row(cpng_writer *writer, const void *row, size_t count);

/// Ends the file.
cpng_status cpng_writer_finish(cpng_writer *writer);

/// The bytes written so far; valid until the next call with this writer.
const uint8_t *cpng_writer_bytes(const cpng_writer *writer, size_t *count);

/// libpng's words for the last failure; valid until the writer is destroyed.
const char *cpng_writer_message(const cpng_writer *writer);

/// The versions of the libraries that are loaded, such as "1.6.39".
const char *cpng_libpng_version(void);
const char *cpng_zlib_version(void);

#endif
