export const chevronsUpGlyph =
  'M17 11l-5-5-5 5M17 18l-5-5-5 5';
