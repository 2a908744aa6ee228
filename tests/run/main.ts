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

const lineOf = ({ name, passed, failed, seconds }: Result) =>
  `${failed ? '✗' : '✓'} ${name}: ${passed} passed, ${failed} failed, ${seconds.toFixed(1)} s`;

async function note(running: Promise<Result>): Promise<void> {
  const result = await running;
  results.push(result);
  console.log(`${lineOf(result)}\n`);
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
console.log(results.map(lineOf).join('\n'));
// At the end, where whoever reads only the end finds what to mend.
for (const { name, complaint } of results)
  if (complaint) console.log(`\n✗ ${name}\n${complaint.replaceAll(/^/gm, '  ')}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
