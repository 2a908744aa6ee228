/** A count on a badge, which has no room for more than two digits. */
export const shortCount = (count: number): string => (count > 99 ? '99+' : String(count));
