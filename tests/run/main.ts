/**
 * `npm test`: all checks and tests on the embedded database but the long ones, with one browser journey for each layout.
 * `--wide` (`.ci/run`) adds the long ones (killed servers, random histories), the whole browser suite, the faults of every
 * money step in the browser and the budgets of bytes, and proves what moves money on PostgreSQL, with one file on the embedded
 * database. `--nightly` runs only what finds something once in a thousand runs, and what else runs when its sources change.
 * Two tasks run at a time. The last line is `N passed, N failed`, over checks and tests.
 */
import { missing } from '../deploy/proxies.js';
import { installChromium } from '../browser/support/chromium.js';
import { EVERY_ENGINE } from '../server/databases.js';
import { overBudget, slownessOfLast } from './budgets.js';
import { check, checks, stopOnSignal, suite, type Result } from './checks.js';

const isWide = process.argv.includes('--wide');
const isNightly = process.argv.includes('--nightly');
const hasPostgres = EVERY_ENGINE.includes('postgres');
const results: Result[] = [];

const lineOf = ({ name, passed, failed, seconds, cpu }: Result) =>
  `${failed ? '✗' : '✓'} ${name}: ${passed} passed, ${failed} failed, ${seconds.toFixed(1)} s${cpu === null ? '' : `, processor ${cpu.toFixed(1)} s`}`;

// Each worker loads all modules of a screen or a server for itself, and there are enough tasks already.
process.env['TEST_WORKERS'] = '1';
if (isNightly) process.env['NIGHTLY'] = 'true';
stopOnSignal();

type Task = () => Promise<Result>;

async function note(task: Task): Promise<void> {
  const result = overBudget(await task());
  results.push(result);
  console.log(lineOf(result));
}

/** As many at a time as there are processors in the smallest machine that runs this: a third would make both others wait. */
const LANES = 2;

/** The long ones come first. */
async function sideBySide(tasks: readonly Task[]): Promise<void> {
  const left = [...tasks];
  const work = async () => {
    for (let task = left.shift(); task; task = left.shift()) await note(task);
  };
  await Promise.all(Array.from({ length: LANES }, work));
}

async function chromium(): Promise<Result> {
  const nothing = { seconds: 0, cpu: null };
  try {
    return { name: `Chromium at ${installChromium()}`, passed: 1, failed: 0, ...nothing };
  } catch (reason) {
    return { name: 'Chromium', passed: 0, failed: 1, ...nothing, complaint: (reason as Error).message };
  }
}

if ((isWide || isNightly) && !hasPostgres)
  console.log('Only the embedded database is tested: no PostgreSQL answers at PGHOST (127.0.0.1) and PGPORT (5432).');

if (isNightly && missing.length > 0)
  console.log(
    `${missing.length} of 2 proxies are not tested: ${missing.join(' and ')} or openssl is not installed here.`,
  );

await note(chromium);
await note(() => check('art and pages', ['node', 'server/start.mjs', '--prepare']));
if (isNightly)
  await sideBySide([
    () => suite('looks'),
    () => suite('long'),
    () => suite('server-money'),
    () => suite('server-long-money'),
    // With what other runs leave out as long as its sources have not changed.
    () => suite('server', 'tests/server/game-returns.test.ts'),
    // Every journey on the device where it was not its turn, and all random histories.
    () => suite('money'),
    () => suite('browser'),
    () => suite('deploy'),
    ...(hasPostgres ? [() => suite('postgres'), () => suite('postgres-rest')] : []),
  ]);
else {
  await sideBySide([
    // The browser in parts, each with a lobby and a Chromium of its own: as one suite it would be the last to end by far.
    ...(isWide
      ? [
          () => suite('money'),
          () => (hasPostgres ? suite('postgres') : suite('server-long-money')),
          () => suite('browser', '--shard=1/2'),
          () => suite('browser', '--shard=2/2'),
          () => suite('screens'),
          () => suite('faults'),
        ]
      : []),
    () => suite('server'),
    () => suite('dom'),
    ...(isWide ? [() => suite('server-long'), () => suite('wide')] : []),
    () => suite(isWide && hasPostgres ? 'server-smoke' : 'server-money'),
    () => suite('node'),
    ...(isWide ? [] : [() => suite('browser', 'tests/browser/journey.test.ts')]),
    ...Object.entries(checks).map(
      ([name, command]): Task =>
        () =>
          check(name, command),
    ),
    ...(isWide
      ? [
          () => check('budgets of bytes', ['node', '--import', 'tsx', 'tests/bench/run.ts', '--bytes']),
          () => check('browsers of the styles', ['node', '--import', 'tsx', 'build/check-styles.ts']),
        ]
      : []),
  ]);
}

const slowness = slownessOfLast(performance.now() / 1_000);
console.log(`\nThe same work took ${slowness.toFixed(2)} times what it takes on the machine of the budgets.`);
console.log('\nThe ten files that took longest:');
const files = results.flatMap((result) => result.files ?? []).toSorted((one, other) => other.seconds - one.seconds);
for (const { file, seconds } of files.slice(0, 10)) console.log(`${seconds.toFixed(1).padStart(8)} s  ${file}`);
if (isWide)
  console.log(
    '\nNot run here: `npm run nightly` (longer random histories, every journey on both devices,',
    'the server on the other engine, every screen in every language and color).',
  );
console.log('');

const passed = results.reduce((sum, result) => sum + result.passed, 0);
const failed = results.reduce((sum, result) => sum + result.failed, 0);
console.log(results.map(lineOf).join('\n'));
// Failures come last, next to the totals, where they are seen without scrolling.
for (const { name, complaint } of results)
  if (complaint) console.log(`\n✗ ${name}\n${complaint.replaceAll(/^/gm, '  ')}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
