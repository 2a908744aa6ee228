// Generated from Lucide by `npm run icons`.
export const arrowDownLeftGlyph = 'M17 7L7 17m10 0H7V7';
