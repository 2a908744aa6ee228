// Generated from Lucide by `npm run icons`.
export const checkGlyph = 'M20 6L9 17l-5-5';
