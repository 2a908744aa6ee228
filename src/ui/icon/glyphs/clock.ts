// Generated from Lucide by `npm run icons`.
export const clockGlyph = 'M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0ZM12 6v6l4 2';
