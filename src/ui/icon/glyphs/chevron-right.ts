export const chevronRightGlyph =
  'M9 18l6-6-6-6';
