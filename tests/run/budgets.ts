import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Result } from './checks.js';

/** Processor seconds for each suite, on a machine that needs `reference` seconds for the work of `measure`. */
const { reference, suites } = JSON.parse(readFileSync(new URL('./budgets.json', import.meta.url), 'utf8')) as {
  reference: number;
  suites: Readonly<Record<string, number>>;
};

/** Rare enough to cost 2% of one processor. */
const SAMPLE_MS = 15_000;

/**
 * How much slower the machine is than the one where the budgets were measured, at each moment of the run. It is asked
 * again and again while the suites run, because the same work takes up to twice the processor time when neighbors
 * share the caches and the memory.
 */
const samples: { at: number; slowness: number }[] = [];

// The first rounds only warm up the code.
for (let round = 0; round < 4; round += 1) measure();
setInterval(() => samples.push({ at: performance.now(), slowness: measure() / reference }), SAMPLE_MS).unref();

/** The mean slowness of the last `seconds`; at least 1, so that a fast machine does not lower the budgets. */
export function slownessOfLast(seconds: number): number {
  const from = performance.now() - seconds * 1_000;
  const during = samples.filter(({ at }) => at >= from);
  if (during.length === 0) return 1;
  return Math.max(1, during.reduce((sum, { slowness }) => sum + slowness, 0) / during.length);
}

/** Fails a suite that exceeds its budget: make it cheaper, or raise the budget in a commit that says why. */
export function overBudget(result: Result): Result {
  const budget = suites[result.name];
  if (budget === undefined || result.cpu === null) return result;
  const slowness = slownessOfLast(result.seconds);
  if (result.cpu <= budget * slowness) return result;
  const [used, factor] = [result.cpu.toFixed(0), slowness.toFixed(2)];
  const complaint = `${used} processor seconds; its budget is ${budget} × ${factor} for this machine (tests/run/budgets.json)`;
  return {
    ...result,
    failed: result.failed + 1,
    complaint: [result.complaint, complaint].filter(Boolean).join('\n'),
  };
}

/** Processor seconds of work like the suites' own: objects, texts and numbers, more than the caches hold. */
function measure(): number {
  const from = process.cpuUsage();
  let read = 0;
  for (let round = 0; round < 6; round += 1) {
    const rows = Array.from({ length: 20_000 }, (_, id) => ({ id, name: `row ${id}`, tags: [id % 7, id % 11] }));
    const text = JSON.stringify(rows);
    const byName = new Map((JSON.parse(text) as typeof rows).map((row) => [row.name, row]));
    for (const [, { tags }] of byName) read += tags.length;
    read += createHash('sha256').update(text).digest().length;
  }
  const { user, system } = process.cpuUsage(from);
  // Reads the sum, so that no part of the work is optimized away.
  return Number.isNaN(read) ? Number.NaN : (user + system) / 1_000_000;
}
