import { expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { gameRecordsMachine, type RecordForGame } from '../../../machines/lobby/gameRecords.machine.js';
import { StakeLine } from '../../../src/screens/play/gameSeat/StakeLine.js';
import { recordForGame } from '../../fixtures/lobby/gameRecords.spec.js';
import { openPage } from '../../support/render.js';

/** The line below the bar of a game that is played for participation 7. */
async function lineWith(answers: readonly (readonly RecordForGame[] | Error)[]) {
  const left = [...answers];
  const loadRecords = fromPromise<readonly RecordForGame[], { gameId: string }>(async () => {
    const answer = left.shift() ?? [];
    if (answer instanceof Error) throw answer;
    return answer;
  });
  const flow = createActor(gameRecordsMachine.provide({ actors: { loadRecords } }), { input: { gameId: '1001' } });
  flow.start();
  await waitFor(flow, (snapshot) => !snapshot.matches('loading'));
  return openPage(<StakeLine gameRecords={flow} recordId="7" />);
}
const other = recordForGame({ recordId: '8', title: 'Net climb', contribution: 100 });

test.each([
  ['the one that it was opened for', [other, recordForGame()], /^Reel starter50% of each bet counts, until /],
  [
    'none of a game that adds nothing',
    [recordForGame({ contribution: 0 })],
    /^Bets on this game don't count towards Reel/,
  ],
  ['none once it has ended', [other], /^Your promotion has ended: bets no longer count/],
  ['none once the last has ended', [], /^Your promotion has ended: bets no longer count/],
])('a stake counts for %s', async (_, records, text) => {
  await lineWith([records]);
  expect(document.body.textContent).toMatch(text);
});

test('a missing answer is said, never taken for none, and asked for again', async () => {
  const page = await lineWith([new Error('offline'), [recordForGame()]]);
  expect(page.getByRole('alert').textContent).toMatch(/don't know which of your promotions/);
  await page.user.click(page.getByRole('button', { name: 'Try again' }));
  expect(await page.findByText('Reel starter')).toBeTruthy();
  expect(page.queryByRole('alert')).toBeNull();
});
