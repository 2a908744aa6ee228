// Generated from Lucide by `npm run icons`.
export const disc3Glyph = 'M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0ZM6 12c0-1.7.7-3.2 1.8-4.2M10 12a2 2 0 1 0 4 0a2 2 0 1 0 -4 0ZM18 12c0 1.7-.7 3.2-1.8 4.2';
