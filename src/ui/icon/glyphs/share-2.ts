// Generated from Lucide by `npm run icons`.
export const share2Glyph = 'M15 5a3 3 0 1 0 6 0a3 3 0 1 0 -6 0ZM3 12a3 3 0 1 0 6 0a3 3 0 1 0 -6 0ZM15 19a3 3 0 1 0 6 0a3 3 0 1 0 -6 0ZM8.59 13.51l6.83 3.98m-.01-10.98l-6.82 3.98';
