export const chevronUpGlyph =
  'M18 15l-6-6-6 6';
