// Generated from Lucide by `npm run icons`.
export const chevronUpGlyph = 'M18 15l-6-6l-6 6';
