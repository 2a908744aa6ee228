// Generated from Lucide by `npm run icons`.
export const circleXGlyph = 'M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0ZM15 9l-6 6m0-6l6 6';
