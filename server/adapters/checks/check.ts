import type { Site } from '../../base/site.js';
import type { CalledAdapters } from '../calls/guard.js';

/** Where a check runs: adapters that reach the test systems of their companies. */
export interface Bench {
  readonly adapters: CalledAdapters;
  readonly currency: Site['currency'];
  readonly now: () => Date;
}

/** One promise of the interface. `run` throws when the adapter breaks it. */
export interface Check {
  readonly name: string;
  readonly run: (bench: Bench) => Promise<void>;
}

/** The result of a check; `problem` is null if the adapter keeps its promise. */
export interface Checked {
  readonly name: string;
  readonly problem: string | null;
}

/** Runs the checks one after another, because each leaves traces at the companies. */
export async function runChecks(checks: readonly Check[], bench: Bench): Promise<readonly Checked[]> {
  const results: Checked[] = [];
  for (const { name, run } of checks) {
    const problem = await run(bench).then(
      () => null,
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    );
    results.push({ name, problem });
  }
  return results;
}
