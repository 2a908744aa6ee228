import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Result } from './checks.js';

/** Processor seconds for each suite, on a machine that needs `reference` seconds for the measure below. */
const { reference, suites } = JSON.parse(readFileSync(new URL('./budgets.json', import.meta.url), 'utf8')) as {
  reference: number;
  suites: Readonly<Record<string, number>>;
};

/** How much slower this machine is than the one where the budgets were measured; at least 1. */
const slowness = Math.max(1, Math.min(measure(), measure(), measure()) / reference);

/** Fails a suite that exceeds its budget: make it cheaper, or raise the budget in a commit that says why. */
export function overBudget(result: Result): Result {
  const budget = suites[result.name];
  if (budget === undefined || result.cpu === null || result.cpu <= budget * slowness) return result;
  const complaint = `${result.cpu.toFixed(0)} processor seconds; its budget is ${(budget * slowness).toFixed(0)} (tests/run/budgets.json)`;
  return {
    ...result,
    failed: result.failed + 1,
    complaint: [result.complaint, complaint].filter(Boolean).join('\n'),
  };
}

function measure(): number {
  const from = process.cpuUsage();
  const bytes = Buffer.alloc(1_000_000);
  for (let round = 0; round < 100; round += 1) createHash('sha256').update(bytes).digest();
  let sum = 0;
  for (let round = 0; round < 30_000_000; round += 1) sum = (sum * 31 + round) | 0;
  const { user, system } = process.cpuUsage(from);
  // Reads the sum, so that the loop is not optimised away.
  return Number.isNaN(sum) ? Number.NaN : (user + system) / 1_000_000;
}
