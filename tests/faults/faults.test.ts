import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { StateMachine, type AnyStateMachine } from 'xstate';
import { fakeTime } from '../support/fake-time.js';
import { fakeSignalTimeout } from '../support/signal-timeout.js';
import { accessRows } from './access-rows.js';
import { accountRows } from './account-rows.js';
import { avatarRows } from './avatar-rows.js';
import { messagesRows } from './messages-rows.js';
import { appRows } from './app-rows.js';
import { bonusesRows } from './bonuses-rows.js';
import { commentsRows } from './comments-rows.js';
import { entryRows } from './entry-rows.js';
import { feedbackRows } from './feedback-rows.js';
import { passkeysRows } from './passkeys-rows.js';
import { proofRows } from './proof-rows.js';
import { play } from './play.js';
import type { ChartMeta } from '../../machines/vocabulary.js';
import { promotionsRows } from './promotions-rows.js';
import { columns, expectation, type Rows } from './rows.js';
import { referralRows } from './referral-rows.js';
import { loginStepRows } from './login-step-rows.js';

const charts = import.meta.glob<Readonly<Record<string, unknown>>>([
  '../../machines/{access,account,bonuses,entry,promotions,shared}/*.machine.ts',
  '../../machines/lobby/{comment*,gameComments,similarGames}.machine.ts',
  '../../machines/{app,flows,overlays}.machine.ts',
]);
const rows: Rows = {
  ...accessRows,
  ...loginStepRows,
  ...entryRows,
  ...accountRows,
  ...avatarRows,
  ...passkeysRows,
  ...proofRows,
  ...messagesRows,
  ...feedbackRows,
  ...promotionsRows,
  ...bonusesRows,
  ...referralRows,
  ...commentsRows,
  ...appRows,
};

beforeEach(() => {
  // The warning for the operator about an unreadable pixel snippet.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  fakeTime();
  fakeSignalTimeout();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

// The navigator only passes requests to the router and gets nothing back, so it has no faults.
test('every actor of the root, of entry, access, account, promotions, bonuses, comments and the shared charts has a row', async () => {
  const modules = await Promise.all(Object.values(charts).map((load) => load()));
  const machines = modules.flatMap((module) =>
    Object.values(module).filter((one) => one instanceof StateMachine),
  ) as AnyStateMachine[];
  const actors = machines.flatMap(({ id, implementations }) =>
    Object.entries(implementations.actors)
      .flatMap(([actor, logic]) => (logic instanceof StateMachine ? [] : [`${id}.${actor}`]))
      .filter((name) => name !== 'app.navigator'),
  );
  // In brackets: the same actor in another place.
  expect([...new Set(Object.keys(rows).map((name) => name.replace(/ \(.*\)$/, '')))].toSorted()).toEqual(
    actors.toSorted(),
  );
});

test('every row of a chart that resumes has typed values, so that a reload could lose them', async () => {
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
  // Skipping and redeeming discard the typed values, the terms are read before anything is typed, a claim that has
  // ended leaves nothing, and neither a deletion nor a picture has anything typed.
  expect(own.filter(([, { typed }]) => Object.keys(typed ?? {}).length === 0).map(([name]) => name)).toEqual([
    'fillProfile.storeSkip',
    'ownPicture.openPicture',
    'ownPicture.storePicture',
    'ownPicture.recallPicture',
    'ownPicture.cropPicture',
    'ownPicture.uploadPicture',
    'ownPicture.forgetPicture',
    'promotionCode.reserveKey',
    'activityDetail.loadActivity',
    'activityDetail.reserveKey',
    'promotionDetail.loadPromotion',
    'bonusClaim.reserveKey',
    'commentRemoval.reserveKey',
  ]);
});

/** The table as Markdown: the final state of each cell, and the reasons of the exceptions. */
function asMarkdown(): string {
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
    '# Faults of the root, entry, access, account, bonuses, promotions and comments',
    '',
    'Every actor of every chart, and the state in which its chart ends if a fault happens at that moment. `–` does not apply; `gone` is a flow that ended with its page. Written by `npx vitest run --project node tests/faults -u`; each cell is a test.',
    '',
    ...table,
    '',
    '## Reasons of the exceptions',
    '',
    ...reasons,
    '',
  ].join('\n');
}

test('is written to docs/faults.md', () => expect(asMarkdown()).toMatchFileSnapshot('../../docs/faults.md'));

for (const [name, row] of Object.entries(rows)) {
  describe(name, () => {
    for (const column of columns) {
      const expected = expectation(row, column);
      if ('none' in expected) continue;
      test(`${column}: ${expected.leaf}`, () => play(row, column));
    }
  });
}
