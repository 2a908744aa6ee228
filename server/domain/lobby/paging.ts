/** Page and limit of a list, as the contract defaults and bounds them. */
export interface Page {
  readonly page: number;
  readonly limit: number;
}

export const pageOf = ({ page = 1, limit = 30 }: { page?: number; limit?: number }): Page => ({ page, limit });
export const offsetOf = ({ page, limit }: Page): number => (page - 1) * limit;

/** The rows of one page of a complete list. */
export const slice = <T>(rows: readonly T[], page: Page): T[] =>
  rows.slice(offsetOf(page), offsetOf(page) + page.limit);
