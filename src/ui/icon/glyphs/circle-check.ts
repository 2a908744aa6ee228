// Generated from Lucide by `npm run icons`.
export const circleCheckGlyph = 'M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0ZM16 9l-5.5 5.5L8 12';
