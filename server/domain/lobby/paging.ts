/** Page and limit of a list, as the contract defaults and bounds them. */
export interface Page {
  readonly page: number;
  readonly limit: number;
}

export const pageOf = ({ page = 1, limit = 30 }: { page?: number; limit?: number }): Page => ({ page, limit });
export const offsetOf = ({ page, limit }: Page): number => (page - 1) * limit;

/** A long list is counted up to this many rows beyond the page that is asked for, since counting it all is slow. */
const COUNTED_BEYOND = 1_000;
export const countedTo = (page: Page): number => offsetOf(page) + COUNTED_BEYOND;

/** The rows of one page of a complete list. */
export const slice = <T>(rows: readonly T[], page: Page): T[] =>
  rows.slice(offsetOf(page), offsetOf(page) + page.limit);
