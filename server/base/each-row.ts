import pLimit from 'p-limit';

/** The result of one run of a sweep. */
export interface Swept {
  /** Number of changes. */
  readonly done: number;
  readonly failures: readonly Failure[];
}

/** A row that failed, and why. */
export interface Failure {
  readonly row: string;
  readonly cause: unknown;
}

/**
 * Runs `work` on each row, so that a row that fails holds up no other. `work` returns the number of its changes, whether it
 * changed something, or the result of rows of its own. `name` is what the log calls the row; at most `atOnce` rows are worked
 * on at a time.
 */
export async function eachRow<Row>(
  rows: readonly Row[],
  { name, atOnce = 1 }: { name: (row: Row) => string; atOnce?: number },
  work: (row: Row) => Promise<boolean | number | Swept>,
): Promise<Swept> {
  const limited = pLimit(atOnce);
  const runs = rows.map((row) =>
    limited(async (): Promise<Swept> => {
      try {
        const result = await work(row);
        return typeof result === 'object' ? result : { done: Number(result), failures: [] };
      } catch (cause) {
        return { done: 0, failures: [{ row: name(row), cause }] };
      }
    }),
  );
  return together(await Promise.all(runs));
}

/** Several results as one. */
export function together(runs: readonly Swept[]): Swept {
  return {
    done: runs.reduce((sum, { done }) => sum + done, 0),
    failures: runs.flatMap(({ failures }) => failures),
  };
}
