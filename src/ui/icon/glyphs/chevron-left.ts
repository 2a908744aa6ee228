export const chevronLeftGlyph =
  'M15 18l-6-6 6-6';
