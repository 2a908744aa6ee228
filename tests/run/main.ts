/**
 * Everything a newcomer runs: `npm test`. With `--wide` also the long suites, the ledger on PostgreSQL where one answers, the
 * faults of every money step in the browser, and the budgets of bytes. The last line is `N passed, N failed`, over checks and tests.
 */
import { installChromium } from '../browser/support/chromium.js';
import { ENGINES } from '../server/databases.js';
import { check, checks, suite, type Result } from './checks.js';

console.log(
  ENGINES.includes('postgres')
    ? 'The ledger is tested on the embedded database and on PostgreSQL.'
    : 'The ledger is tested on the embedded database alone: no PostgreSQL answers at PGHOST (127.0.0.1) and PGPORT (5432).',
);
const isWide = process.argv.includes('--wide');
const results: Result[] = [];

async function note(running: Promise<Result>): Promise<void> {
  const result = await running;
  results.push(result);
  console.log(`${result.failed ? '✗' : '✓'} ${result.name} (${result.seconds.toFixed(1)} s)`);
  if (result.complaint) console.log(result.complaint.replaceAll(/^/gm, '  '));
}

async function chromium(): Promise<Result> {
  try {
    return { name: `Chromium at ${installChromium()}`, passed: 1, failed: 0, seconds: 0 };
  } catch (reason) {
    return { name: 'Chromium', passed: 0, failed: 1, seconds: 0, complaint: (reason as Error).message };
  }
}

await note(chromium());
await note(check('art and pages', ['node', 'server/start.mjs', '--prepare']));
for (const [name, command] of Object.entries(checks)) await note(check(name, command));
await note(suite(['node', 'dom', 'server']));
await note(suite(['browser']));

if (isWide) {
  await note(suite(['wide']));
  await note(suite(['faults']));
  await note(check('budgets of bytes', ['node', '--import', 'tsx', 'tests/bench/run.ts', '--bytes']));
}

const passed = results.reduce((sum, result) => sum + result.passed, 0);
const failed = results.reduce((sum, result) => sum + result.failed, 0);
console.log(`\n${results.map((one) => `${one.failed ? '✗' : '✓'} ${one.name}: ${one.passed} passed, ${one.failed} failed, ${one.seconds.toFixed(1)} s`).join('\n')}\n`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
