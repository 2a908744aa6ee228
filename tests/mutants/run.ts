/**
 * Makes one mistake at a time in a copy of the tree and prints the tests that fail: `npm run mutants [-- word]`. `--score` and
 * `--views` count.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { read, root } from '../support/files.js';
import { mutants, type Mutant } from './mutants.js';
import { chosenOf } from './chosen.js';
import { score } from './score.js';

// Copies the compiler's configuration too: without it every transform fails, and every mutant seems noticed.
const copied = [
  'build',
  'machines',
  'openapi',
  'src',
  'locales',
  'tests',
  'docs',
  'package.json',
  'package-lock.json',
  'vite.config.ts',
  'tsconfig.json',
  'tsconfig.base.json',
];

type Report = {
  testResults: {
    name: string;
    message: string;
    assertionResults: { status: string; title: string; ancestorTitles: string[] }[];
  }[];
};

const { values: asked, positionals: words } = parseArgs({
  options: {
    score: { type: 'boolean' },
    every: { type: 'string', default: '1' },
    quick: { type: 'boolean', default: false },
    views: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
if (asked.score || asked.views)
  process.exit(await score(words, { every: Number(asked.every), isQuick: asked.quick, hasViews: asked.views }));

const [word = ''] = words;
const chosen = mutants.filter(({ name, file }) => `${name} ${file}`.includes(word));
const copy = mkdtempSync(join(tmpdir(), 'mutants-'));
const redBefore = new Map<string, ReadonlySet<string>>();
let mistakes = 0;
try {
  for (const part of copied)
    cpSync(join(root, part), join(copy, part), { recursive: true, filter: (from) => !from.includes('node_modules') });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  for (const mutant of chosen) {
    const noticedBy = tryOut(mutant);
    const isRight = noticedBy.length > 0 !== (mutant.survives ?? false);
    if (!isRight) mistakes++;
    console.log(`${isRight ? '✓' : '✗'} ${mutant.name} (${mutant.file})`);
    for (const line of noticedBy.length > 0 ? noticedBy : ['survived']) console.log(`    ${line}`);
  }
} finally {
  rmSync(copy, { recursive: true, force: true });
}
console.log(`${chosen.length - mistakes} passed, ${mistakes} failed`);
process.exitCode = mistakes > 0 ? 1 : 0;

function tryOut(mutant: Mutant): string[] {
  const source = read(mutant.file);
  const mutated = source.replace(mutant.from, mutant.to);
  if (mutated === source) throw new Error(`The mutant "${mutant.name}" no longer fits ${mutant.file}`);
  const tests = mutant.tests ?? testsOf(mutant.file);
  const red = redWithout(tests);
  writeFileSync(join(copy, mutant.file), mutated);
  try {
    return failing(tests).filter((line) => !red.has(line));
  } finally {
    writeFileSync(join(copy, mutant.file), source);
  }
}

/** Tests that fail without a mutant prove nothing about one. Run once for each set of tests. */
function redWithout(tests: readonly string[]): ReadonlySet<string> {
  const key = tests.join(' ');
  const red = redBefore.get(key) ?? new Set(failing(tests));
  redBefore.set(key, red);
  return red;
}

/** A flow has one name in every folder. */
function testsOf(file: string): readonly string[] {
  const flow = file.startsWith('machines/')
    ? file.slice('machines/'.length, -'.machine.ts'.length)
    : file.split('/').slice(2, 4).join('/');
  return [`tests/paths/${flow}.`, `tests/views/${flow}.`, `tests/machines/${flow}.`];
}

/** The failing tests: journeys and rules by name, generated paths by number. */
function failing(tests: readonly string[]): string[] {
  const out = join(copy, 'report.json');
  const projects = ['--project', 'node', '--project', 'dom'];
  rmSync(out, { force: true });
  const { files, flows } = chosenOf(tests);
  const { status } = spawnSync(
    join(root, 'node_modules/.bin/vitest'),
    ['run', ...projects, '--reporter=json', `--outputFile=${out}`, ...files],
    { cwd: copy, stdio: 'ignore', env: { ...process.env, FLOWS: flows.join(',') } },
  );
  const { testResults } = JSON.parse(readFileSync(out, 'utf8')) as Report;
  if (testResults.length === 0) throw new Error(`No tests in ${tests.join(', ')}`);
  const counts = new Map<string, number>();
  const count = (line: string) => counts.set(line, (counts.get(line) ?? 0) + 1);
  for (const { name, message, assertionResults } of testResults) {
    const suite = name.slice(name.indexOf('tests/'));
    const failed = assertionResults.filter((one) => one.status === 'failed');
    if (failed.length === 0 && message) count(`${suite}: ${message.split('\n')[0]}`);
    for (const { ancestorTitles, title } of failed)
      count(`${suite}: ${ancestorTitles.at(-1)?.endsWith('generated paths') ? 'generated paths' : title}`);
  }
  if (status !== 0 && counts.size === 0) count('an error outside of the tests');
  return [...counts].map(([line, times]) => (times > 1 ? `${line} × ${times}` : line));
}
