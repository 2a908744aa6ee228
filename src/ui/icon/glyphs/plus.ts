// Generated from Lucide by `npm run icons`.
export const plusGlyph = 'M5 12h14m-7-7v14';
