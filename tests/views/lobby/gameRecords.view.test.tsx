import { expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import {
  gameRecordsMachine,
  type GameRecordsRef,
  type RecordForGame,
} from '../../../machines/lobby/gameRecords.machine.js';
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
