export const arrowDownLeftGlyph =
  'M17 7 7 17M17 17H7V7';
