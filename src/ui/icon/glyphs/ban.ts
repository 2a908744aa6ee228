// Generated from Lucide by `npm run icons`.
export const banGlyph = 'M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0ZM4.929 4.929L19.07 19.071';
