import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { StateMachine, type AnyStateMachine } from 'xstate';
import { accessRows } from './access-rows.js';
import { accountRows } from './account-rows.js';
import { appRows } from './app-rows.js';
import { entryRows } from './entry-rows.js';
import { play } from './play.js';
import type { ChartMeta } from '../../machines/vocabulary.js';
import { columns, expectation, type Rows } from './rows.js';
import { wayInRows } from './way-in-rows.js';

const charts = import.meta.glob<Readonly<Record<string, unknown>>>([
  '../../machines/{access,account,entry,shared}/*.machine.ts',
  '../../machines/app.machine.ts',
]);
const rows: Rows = { ...accessRows, ...wayInRows, ...entryRows, ...accountRows, ...appRows };

beforeEach(() => {
  // What a site's operator is told of a pixel that nobody can read.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.useFakeTimers({
    now: Date.parse('2026-11-21T10:00:00Z'),
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

// The navigator only hands on to the router: nothing comes back from it that could go wrong.
test('every actor of the root, of entry, access, account and the shared charts has a row', async () => {
  const modules = await Promise.all(Object.values(charts).map((load) => load()));
  const machines = modules.flatMap((module) =>
    Object.values(module).filter((one) => one instanceof StateMachine),
  ) as AnyStateMachine[];
  const actors = machines.flatMap(({ id, implementations }) =>
    Object.entries(implementations.actors)
      .flatMap(([actor, logic]) => (logic instanceof StateMachine ? [] : [`${id}.${actor}`]))
      .filter((name) => name !== 'app.navigator'),
  );
  // In brackets: the same actor at another place.
  expect([...new Set(Object.keys(rows).map((name) => name.replace(/ \(.*\)$/, '')))].toSorted()).toEqual(
    actors.toSorted(),
  );
});

test('what a chart resumes with has been typed, so that a reload has something to lose', async () => {
  const modules = await Promise.all(Object.values(charts).map((load) => load()));
  const machines = modules.flatMap((module) =>
    Object.values(module).filter((one) => one instanceof StateMachine),
  ) as AnyStateMachine[];
  const resuming = machines
    .flatMap(({ id, root }) => ((root.meta as ChartMeta | undefined)?.resumes ? [id] : []))
    .filter((id) => id !== 'loginGuard');
  expect(resuming.length).toBeGreaterThan(3);
  const own = Object.entries(rows).filter(
    ([name, { kind }]) => kind !== 'watch' && resuming.includes(name.split('.')[0] ?? ''),
  );
  // Who skips has thrown away what was typed.
  expect(own.filter(([, { typed }]) => Object.keys(typed ?? {}).length === 0).map(([name]) => name)).toEqual([
    'fillProfile.rememberSkip',
  ]);
});

/** The table as it is read: what each cell ends in, and why where it differs from the rule of its kind. */
function drawn(): string {
  const reasons: string[] = [];
  const cell = (name: string, column: (typeof columns)[number]): string => {
    const row = rows[name];
    if (!row) return '';
    const expected = expectation(row, column);
    const exception = row.except?.[column];
    if (exception)
      reasons.push(
        `- ${name}, ${column}: ${'none' in exception ? `does not apply: ${exception.none}` : exception.why}`,
      );
    return 'none' in expected ? '–' : expected.leaf;
  };
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const names = Object.keys(rows).toSorted();
  const table = [
    line(['actor', ...columns]),
    line(['actor', ...columns].map(() => '---')),
    ...names.map((name) => line([name, ...columns.map((column) => cell(name, column))])),
  ];
  return [
    '# Faults of the root, entry, access and account',
    '',
    'Every actor of every chart, and where its chart ends when the world misbehaves at that moment; `–` does not apply, `gone` is a flow that ended with its page. Written by `npx vitest run --project node tests/faults -u`; each cell is a test.',
    '',
    ...table,
    '',
    '## Cells with a reason of their own',
    '',
    ...reasons,
    '',
  ].join('\n');
}

test('is drawn in docs/faults.md', () => expect(drawn()).toMatchFileSnapshot('../../docs/faults.md'));

for (const [name, row] of Object.entries(rows)) {
  describe(name, () => {
    for (const column of columns) {
      const expected = expectation(row, column);
      if ('none' in expected) continue;
      test(`${column}: ${expected.leaf}`, () => play(row, column));
    }
  });
}
