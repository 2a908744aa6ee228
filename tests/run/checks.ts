import { spawn, spawnSync, type ChildProcess, type SpawnOptionsWithStdioTuple } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { root } from '../support/files.js';

/** The result of a check or a suite. `complaint` describes failures: which tests, where, and why. */
export type Result = {
  name: string;
  passed: number;
  failed: number;
  seconds: number;
  /** Processor seconds of the command and of all that it started; null where no bash counts them. */
  cpu: number | null;
  complaint?: string;
  /** Seconds by test file. */
  files?: readonly { file: string; seconds: number }[];
};

type Ended = { status: number; output: string; seconds: number; cpu: number | null };

const tsc = ['node', 'node_modules/typescript7/bin/tsc'];
const tsx = ['node', '--import', 'tsx'];

/** Static checks, which do not run the product. Each counts as one in the totals. */
export const checks: Readonly<Record<string, readonly string[]>> = {
  'contract types': [...tsx, 'openapi/generate.ts', '--check'],
  'table types': [...tsx, 'server/db/generate-schema.ts', '--check'],
  'types of the charts': [...tsc, '-p', 'machines'],
  types: [...tsc, '-p', '.'],
  format: ['node_modules/.bin/oxfmt', '--check'],
  lint: ['node_modules/.bin/oxlint', '--type-aware'],
  'lint of the contract': ['node_modules/.bin/redocly', 'lint', 'openapi/user-api.yaml'],
  icons: [...tsx, 'src/ui/icon/generate.ts', '--check'],
  'drawn charts': [...tsx, 'docs/generate-charts.ts', '--check'],
};

export async function check(name: string, command: readonly string[]): Promise<Result> {
  const { status, output, seconds, cpu } = await run(command);
  return status === 0
    ? { name, passed: 1, failed: 0, seconds, cpu }
    : { name, passed: 0, failed: 1, seconds, cpu, complaint: output.slice(-6_000) };
}

type Report = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    status: string;
    startTime: number;
    endTime: number;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
    message: string;
  }[];
};

/** In MB for each thread, four times the default: the embedded database and the screens make so much garbage that it saves a tenth. */
const LARGE_NURSERY = '--max-semi-space-size=64';

/** Runs one test project, or a part of it; a file that does not even load counts as one failure. */
export async function suite(project: string, ...only: readonly string[]): Promise<Result> {
  const name = `tests: ${[project, ...only].join(' ')}`;
  const file = `${root}node_modules/.vitest-report-${[project, ...only].join('-').replaceAll(/\W+/g, '-')}.json`;
  await rm(file, { force: true });
  const reporting = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const { status, seconds, cpu, output } = await run([
    'node',
    LARGE_NURSERY,
    'node_modules/vitest/vitest.mjs',
    'run',
    ...reporting,
    '--project',
    project,
    ...only,
  ]);
  const report = await readFile(file, 'utf8')
    .then((text) => JSON.parse(text) as Report)
    .catch(() => null);
  if (!report)
    return { name, passed: 0, failed: 1, seconds, cpu, complaint: `vitest wrote no report:\n${output.slice(-6_000)}` };
  const broken = report.testResults.filter(
    (one) => one.status === 'failed' && !one.assertionResults.some((test) => test.status === 'failed'),
  );
  const failed = report.numFailedTests + broken.length;
  // An error outside of all tests also fails the run.
  const unblamed = status !== 0 && failed === 0 ? 1 : 0;
  return {
    name,
    passed: report.numPassedTests,
    failed: failed + unblamed,
    seconds,
    cpu,
    files: report.testResults.map((one) => ({
      file: one.name.replace(root, ''),
      seconds: (one.endTime - one.startTime) / 1_000,
    })),
    ...complaintOf(report, broken, unblamed, output),
  };
}

function complaintOf(
  report: Report,
  broken: Report['testResults'],
  unblamed: number,
  output: string,
): { complaint?: string } {
  const tests = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(
        ({ fullName, failureMessages }) =>
          `${name.replace(root, '')}: ${fullName}\n${beginningOf(failureMessages.join('\n'))}`,
      ),
  );
  const lines = [...broken.map(({ name, message }) => `${name.replace(root, '')}: ${beginningOf(message)}`), ...tests];
  if (unblamed) lines.push(`an error outside of the tests:\n${output.slice(-4_000)}`);
  return lines.length > 0 ? { complaint: lines.join('\n') } : {};
}

/** The beginning of a message: expected and received value and the test's line, without the whole DOM of a screen. */
const beginningOf = (message: string): string => message.replaceAll(root, '').slice(0, 2_000).replaceAll(/^/gm, '  ');

/** Marks the line after which bash prints the processor time of the command. */
const mark = 'processor time of the command:';
const counted = `"$@"; status=$?; echo "${mark}" >&2; times >&2; exit $status`;

/** A command that has not ended by then hangs: no suite takes this long, even on a machine of half the speed that is busy. */
const LIMIT_MINUTES = 45;

export function run(
  [command = '', ...args]: readonly string[],
  isTooLong: AbortSignal = AbortSignal.timeout(LIMIT_MINUTES * 60_000),
): Promise<Ended> {
  const from = performance.now();
  const program = command === 'node' ? process.execPath : command;
  // A process group of its own, so that it can be stopped with all that it started.
  const options: SpawnOptionsWithStdioTuple<'ignore', 'pipe', 'pipe'> = {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  };
  const child = hasBash
    ? spawn('bash', ['-c', counted, 'bash', program, ...args], options)
    : spawn(program, args, options);
  running.add(child);
  const chunks: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => chunks.push(text));
  return new Promise((resolve) => {
    let said = '';
    const end = (status: number) => {
      const [output = '', times] = chunks.join('').split(`${mark}\n`);
      resolve({ status, output: output + said, seconds: (performance.now() - from) / 1_000, cpu: cpuOf(times) });
    };
    const stop = () => {
      said = `\n${command} was stopped: it had not ended after ${Math.round((performance.now() - from) / 1_000)} s.`;
      stopGroup(child);
      // What was printed is read until `close`, but not for long: a process that left the group may keep the output open.
      setTimeout(() => end(1), 5_000).unref();
    };
    isTooLong.addEventListener('abort', stop);
    child.on('exit', () => {
      isTooLong.removeEventListener('abort', stop);
      running.delete(child);
    });
    child.on('error', ({ message }) => {
      said = message;
      end(1);
    });
    child.on('close', (status) => end(status ?? 1));
  });
}

const running = new Set<ChildProcess>();

function stopGroup({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended meanwhile.
  }
}

/** A terminal interrupts only its own process group, and each command has another. */
export function stopOnSignal(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => {
      for (const child of running) stopGroup(child);
      process.exit(130);
    });
}

const hasBash = spawnSync('bash', ['-c', 'true']).status === 0;

/** Parses the two lines of `times` (the shell's and its children's, each `0m1.23s 0m0.45s`); seconds of the children. */
function cpuOf(times: string | undefined): number | null {
  const parts = [...(times ?? '').matchAll(/(\d+)m([\d.]+)s/g)].map(
    ([, minutes, rest]) => Number(minutes) * 60 + Number(rest),
  );
  return parts.length === 4 ? (parts[2] ?? 0) + (parts[3] ?? 0) : null;
}
