#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_MULTIPLE_MASTERS_H
#include FT_OUTLINE_H
#include FT_BBOX_H
#include FT_COLOR_H
#include FT_MODULE_H
#include FT_TRUETYPE_TABLES_H

/// How outlines are loaded: as designed, neither hinted nor from an embedded bitmap. (A constant,
/// as FreeType's flags are macros that Swift does not import.)
static const FT_Int32 flipbook_ft_load_flags = FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP;

/// Whether the face has outlines, and not bitmaps only.
static inline FT_Bool flipbook_ft_has_outlines(FT_Face face) {
  return FT_IS_SCALABLE(face) ? 1 : 0;
}

/// Whether the face has axes of variation.
static inline FT_Bool flipbook_ft_has_axes(FT_Face face) {
  return FT_HAS_MULTIPLE_MASTERS(face) ? 1 : 0;
}

/// Whether the glyph in the face's slot is an outline.
static inline FT_Bool flipbook_ft_slot_is_outline(FT_Face face) {
  return face->glyph->format == FT_GLYPH_FORMAT_OUTLINE ? 1 : 0;
}
