// Generated from Lucide by `npm run icons`.
export const chevronLeftGlyph = 'M15 18l-6-6l6-6';
