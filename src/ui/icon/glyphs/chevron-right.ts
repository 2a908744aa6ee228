// Generated from Lucide by `npm run icons`.
export const chevronRightGlyph = 'M9 18l6-6l-6-6';
