import type { Paged } from '../vocabulary.js';

/**
 * A list with its next page behind it. What moved to that page since the one before was asked for comes twice: it keeps its
 * first place, as it is now. A page without rows is the end, whatever the count said.
 */
export const withPage = <T>(rows: readonly T[], next: Paged<T>, keyOf: (row: T) => unknown): Paged<T> => ({
  rows: [...new Map([...rows, ...next.rows].map((row) => [keyOf(row), row])).values()],
  total: next.rows.length > 0 ? next.total : rows.length,
});
