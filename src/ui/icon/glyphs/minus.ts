export const minusGlyph =
  'M5 12h14';
