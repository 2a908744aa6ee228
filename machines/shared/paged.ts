import type { Paged } from '../vocabulary.js';

/**
 * `extra`: what comes with a page beside its rows; a page without it keeps the earlier one. `page`: the last page in it, if it
 * has more pages than the requested one. `asOf`: set if the rows could not be read now and come from the device: when they
 * were read, in ms since the epoch.
 */
export type ListPage<Row, Extra = null> = Paged<Row> & { extra?: Extra; page?: number; asOf?: number };

/** What a list has loaded. `page`: how many whole pages of the server it has. */
export type Loaded<Row, Extra> = Paged<Row> & {
  extra: Extra | null;
  page: number;
  /** How many rows the server puts on a page, by the first reading. */
  pageSize: number;
  /** Keys of the rows that the player has added since: they were on no page that was read. */
  added: readonly string[];
  asOf: number | null;
};

/** Before the first page. What came beside the rows stays. */
export const forgotten = { rows: [], total: 0, page: 0, pageSize: 0, added: [], asOf: null };

/** The first page in place of what was loaded before. */
export const withFirst = <Row, Extra>({
  rows,
  total,
  page = 1,
  asOf,
  extra,
}: ListPage<Row, Extra>): Partial<Loaded<Row, Extra>> => ({
  ...forgotten,
  rows,
  total,
  page,
  pageSize: rows.length / page,
  asOf: asOf ?? null,
  ...(extra === undefined ? {} : { extra }),
});

/**
 * Appends the next page to a list. A row that moved to the next page between the two requests comes twice: it keeps its first
 * place and takes the newer data. A page without rows is the end of the list, whatever the total says.
 */
export const withPage = <T>(rows: readonly T[], next: Paged<T>, keyOf: (row: T) => unknown): Paged<T> => ({
  rows: [...new Map([...rows, ...next.rows].map((row) => [keyOf(row), row])).values()],
  total: next.rows.length > 0 ? next.total : rows.length,
});

/** The list with its next page. `found`: null if the list is gone meanwhile; then there is no further page. */
export function withNext<Row, Extra>(
  list: Loaded<Row, Extra>,
  found: ListPage<Row, Extra> | null,
  keyOf: (row: Row) => string,
): Partial<Loaded<Row, Extra>> {
  const next: ListPage<Row, Extra> = found ?? { rows: [], total: 0 };
  const page = next.page ?? list.page + 1;
  return {
    ...withPage(list.rows, next, keyOf),
    page,
    pageSize: list.page === 0 ? next.rows.length / page : list.pageSize,
    ...(next.extra === undefined ? {} : { extra: next.extra }),
  };
}

/** The list after a change. The rows after a removed one have moved up, perhaps to an earlier page. */
export function withChange<Row, Extra>(
  { rows: before, total, page, pageSize, added: earlier }: Loaded<Row, Extra>,
  rows: readonly Row[],
  keyOf: (row: Row) => string,
): Partial<Loaded<Row, Extra>> {
  const more = rows.length - before.length;
  const known = new Set(before.map(keyOf).filter((key) => !earlier.includes(key)));
  const added = rows.map(keyOf).filter((key) => !known.has(key));
  const whole = Math.floor((rows.length - added.length) / pageSize);
  return {
    rows,
    total: Math.max(0, total + more),
    page: more < 0 && pageSize > 0 ? Math.min(page, whole) : page,
    added,
  };
}
