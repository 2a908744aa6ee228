import type { Paged } from '../vocabulary.js';

/**
 * Appends the next page to a list. A row that moved to the next page between the two requests comes twice: it keeps its first
 * place and takes the newer data. A page without rows is the end of the list, whatever the total says.
 */
export const withPage = <T>(rows: readonly T[], next: Paged<T>, keyOf: (row: T) => unknown): Paged<T> => ({
  rows: [...new Map([...rows, ...next.rows].map((row) => [keyOf(row), row])).values()],
  total: next.rows.length > 0 ? next.total : rows.length,
});
