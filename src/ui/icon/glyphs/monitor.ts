// Generated from Lucide by `npm run icons`.
export const monitorGlyph = 'M4 3h16a2 2 0 0 1 2 2v10a2 2 0 0 1 -2 2h-16a2 2 0 0 1 -2 -2v-10a2 2 0 0 1 2 -2ZM8 21h8m-4-4v4';
