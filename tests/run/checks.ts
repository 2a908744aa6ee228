import { spawn } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { root } from '../support/files.js';

/** What a check or a suite came to. `complaint` is what to read first when something failed: which tests, where, and why. */
export type Result = { name: string; passed: number; failed: number; seconds: number; complaint?: string };

type Ended = { status: number; output: string; seconds: number };

const tsc = ['node', 'node_modules/typescript7/bin/tsc'];
const tsx = ['node', '--import', 'tsx'];

/** Each counts as one: what can be said without running the product. */
export const checks: Readonly<Record<string, readonly string[]>> = {
  'contract types': [...tsx, 'openapi/generate.ts', '--check'],
  'types of the charts': [...tsc, '-p', 'machines'],
  types: [...tsc, '-p', '.'],
  lint: ['node_modules/.bin/oxlint', '--type-aware'],
  'lint of the contract': ['node_modules/.bin/redocly', 'lint', 'openapi/user-api.yaml'],
  'drawn charts': [...tsx, 'docs/generate-charts.ts', '--check'],
};

export async function check(name: string, command: readonly string[]): Promise<Result> {
  const { status, output, seconds } = await run(command, false);
  return status === 0
    ? { name, passed: 1, failed: 0, seconds }
    : { name, passed: 0, failed: 1, seconds, complaint: output.slice(-6_000) };
}

type Report = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    status: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
    message: string;
  }[];
};

/** Runs some of the test projects; a file that does not even load counts as one failure. */
export async function suite(projects: readonly string[]): Promise<Result> {
  const name = `tests: ${projects.join(', ')}`;
  const file = `${root}node_modules/.vitest-report-${projects.join('-')}.json`;
  await rm(file, { force: true });
  const reporting = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const { status, seconds } = await run(
    ['node_modules/.bin/vitest', 'run', ...reporting, ...projects.flatMap((one) => ['--project', one])],
    true,
  );
  const report = await readFile(file, 'utf8')
    .then((text) => JSON.parse(text) as Report)
    .catch(() => null);
  if (!report) return { name, passed: 0, failed: 1, seconds, complaint: 'vitest wrote no report' };
  const broken = report.testResults.filter(
    (one) => one.status === 'failed' && !one.assertionResults.some((test) => test.status === 'failed'),
  );
  const failed = report.numFailedTests + broken.length;
  // An error outside of every test fails the run though no test is to blame.
  const unblamed = status !== 0 && failed === 0 ? 1 : 0;
  return {
    name,
    passed: report.numPassedTests,
    failed: failed + unblamed,
    seconds,
    ...complaintOf(report, broken, unblamed),
  };
}

function complaintOf(report: Report, broken: Report['testResults'], unblamed: number): { complaint?: string } {
  const tests = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(
        ({ fullName, failureMessages }) =>
          `${name.replace(root, '')}: ${fullName}\n${beginningOf(failureMessages.join('\n'))}`,
      ),
  );
  const lines = [...broken.map(({ name, message }) => `${name.replace(root, '')}: ${beginningOf(message)}`), ...tests];
  if (unblamed) lines.push('an error outside of the tests, shown above');
  return lines.length > 0 ? { complaint: lines.join('\n') } : {};
}

/** What was expected, what came, and the line of the test; not the whole tree of a screen. */
const beginningOf = (message: string): string => message.replaceAll(root, '').slice(0, 2_000).replaceAll(/^/gm, '  ');

function run([command = '', ...args]: readonly string[], isShown: boolean): Promise<Ended> {
  const from = performance.now();
  const child = spawn(command === 'node' ? process.execPath : command, args, {
    cwd: root,
    stdio: ['ignore', isShown ? 'inherit' : 'pipe', isShown ? 'inherit' : 'pipe'],
  });
  const chunks: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => chunks.push(text));
  return new Promise((resolve) => {
    const end = (status: number, said = '') =>
      resolve({ status, output: chunks.join('') + said, seconds: (performance.now() - from) / 1_000 });
    child.on('error', (reason) => end(1, reason.message));
    child.on('close', (status) => end(status ?? 1));
  });
}
