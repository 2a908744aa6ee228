// Generated from Lucide by `npm run icons`.
export const arrowUpRightGlyph = 'M7 7h10v10M7 17L17 7';
