import { describe, expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import {
  gameRecordsMachine,
  type GameRecordsRef,
  type RecordForGame,
} from '../../../machines/lobby/gameRecords.machine.js';
import { StakeLine } from '../../../src/screens/play/gameSeat/StakeLine.js';
import { GameRecordsScreen } from '../../../src/screens/lobby/gameRecords/Screen.js';
import { gameRecordsSpec, recordForGame } from '../../fixtures/lobby/gameRecords.spec.js';
import { describePaths, type View } from '../../support/describe-paths.js';
import { onPage, openPage, press, seesText, type Page } from '../../support/render.js';

const seesNothing = (page: Page) => {
  expect(page.queryByRole('listitem')).toBeNull();
  expect(page.queryByRole('alert')).toBeNull();
};

const view: View<typeof gameRecordsMachine, Page> = {
  open: (ref) => openPage(<GameRecordsScreen gameRecords={ref as GameRecordsRef} />),
  ...onPage,
  send: { 'gameRecords.retried': press('Try again') },
  sees: {
    loading: seesNothing,
    empty: seesNothing,
    unavailable: seesText('alert', /don't know which of your promotions/),
    shown: (page) => {
      expect(page.getByRole('listitem').textContent).toMatch(/Reel starter50% of each bet counts, until .*₱\s640\.00/);
      expect(page.getByText(/^Bets from your wallet count for withdrawals, deposit bonuses, events/)).toBeTruthy();
      expect(page.getByRole('link', { name: 'Play: Reel starter' }).getAttribute('href')).toBe(
        '/pages/index/playingGame?id=1001&record=7',
      );
    },
  },
};

describePaths(gameRecordsMachine, gameRecordsSpec, view);

describe('in the game', () => {
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
});

test('a participation for other devices is not offered', async () => {
  const loadRecords = fromPromise<readonly RecordForGame[], { gameId: string }>(async () => [
    recordForGame({ platforms: ['pc'] }),
    recordForGame({ recordId: '8', title: 'Net climb', platforms: ['other'] }),
  ]);
  const flow = createActor(gameRecordsMachine.provide({ actors: { loadRecords } }), { input: { gameId: '1001' } });
  flow.start();
  await waitFor(flow, (snapshot) => snapshot.matches('shown'));
  const page = openPage(<GameRecordsScreen gameRecords={flow} />, { site: { device: 'other' } });
  expect(page.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Net climb'),
  ]);
});
