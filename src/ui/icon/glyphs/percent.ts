// Generated from Lucide by `npm run icons`.
export const percentGlyph = 'M19 5L5 19M4 6.5a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0ZM15 17.5a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0Z';
