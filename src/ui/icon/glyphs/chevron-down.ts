// Generated from Lucide by `npm run icons`.
export const chevronDownGlyph = 'M6 9l6 6l6-6';
