// Generated from Lucide by `npm run icons`.
export const xGlyph = 'M18 6L6 18M6 6l12 12';
