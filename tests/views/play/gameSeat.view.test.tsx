// @vitest-environment-options { "settings": { "enableIframePageLoading": true } }
import { createActor, fromPromise, waitFor } from 'xstate';
import { expect, test } from 'vitest';
import { gameSeatMachine, type GameSeatRef } from '../../../machines/play/gameSeat.machine.js';
import { balanceMachine } from '../../../machines/wallet/balance.machine.js';
import { GameSeatScreen } from '../../../src/screens/play/gameSeat/Screen.js';
import { WalletStakeLine } from '../../../src/screens/play/gameSeat/StakeLine.js';
import { seat } from '../../fixtures/play/sessions.js';
import { gameSeatSpec } from '../../fixtures/play/gameSeat.spec.js';
import { describePaths, type View } from '../../support/describe-paths.js';
import { onPage, openPage, press, pressUnlessCovered, seesText, type Page } from '../../support/render.js';
import { isGone } from './gone.js';

const seesGame = ({ getByTitle }: Page) => {
  const frame = getByTitle('Mango Moon');
  expect(frame.getAttribute('sandbox')).toBe('allow-scripts');
  expect(frame.getAttribute('referrerpolicy')).toBe('no-referrer');
};
const leave = (page: Page) => press(/^Exit/)(page);

const view: View<typeof gameSeatMachine, Page> = {
  open: (ref) =>
    openPage(
      <GameSeatScreen
        gameSeat={ref as GameSeatRef}
        balance={createActor(balanceMachine)}
        counts={<WalletStakeLine />}
        recharge={null}
      />,
    ),
  ...onPage,
  send: {
    // The confirmation dialog may cover the button, if the player wants to leave a game that does not load.
    'gameSeat.reentered': async ({ user, getByRole }) => user.click(getByRole('button', { name: 'Enter again' })),
    'gameSeat.takeoverConfirmed': press('Play here again'),
    'gameSeat.closed': press('Back to lobby'),
    'seat.taken': 'outside',
    'back.pressed': 'outside',
    // The open confirmation covers the bar.
    'gameSeat.exitRequested': pressUnlessCovered('Exit'),
    'gameSeat.homeRequested': pressUnlessCovered('Back home'),
    'gameSeat.rechargeRequested': pressUnlessCovered('Deposit'),
    'gameSeat.confirmed': leave,
    'gameSeat.dismissed': press('Keep playing'),
    'frame.ready': 'outside',
    'frame.balanceChanged': 'outside',
    'frame.exit': 'outside',
    'frame.recharge': 'outside',
    'frame.disconnected': 'outside',
    'network.lost': 'outside',
    'network.restored': 'outside',
    'money.updated': 'outside',
    'money.refused': 'outside',
    'clock.ticked': 'outside',
  },
  sees: {
    entering: isGone,
    'playing.frame.loading': (page) => {
      seesGame(page);
      seesText('status', /is loading/)(page);
      // Before the first stake, so before the game itself is there.
      expect(page.getByText(/^Bets from your wallet count for withdrawals, deposit bonuses, events/)).toBeTruthy();
    },
    'playing.frame.slow': seesText('alert', /does not load/),
    'playing.frame.running': seesGame,
    'playing.frame.offline': (page) => {
      seesGame(page);
      seesText('alert', /No network/)(page);
    },
    'playing.frame.unloaded': (page) => {
      seesGame(page);
      seesText('alert', /No network/)(page);
    },
    'playing.frame.elsewhere': ({ getByText }) =>
      expect(getByText('Open the game').getAttribute('rel')).toBe('noopener noreferrer'),
    'playing.question.hidden': ({ queryByRole }) => expect(queryByRole('dialog')).toBeNull(),
    'playing.question.exit': (page) => {
      seesText('dialog', /Exit the game\?.*goes back to your wallet/)(page);
      expect(page.front().getByRole('button', { name: 'Keep playing' })).toBeTruthy();
    },
    // The recharge renders its own dialog.
    'playing.question.recharge': ({ queryByRole }) => expect(queryByRole('dialog')).toBeNull(),
    checking: seesText('status', /One moment/),
    takenOver: seesText('alert', /elsewhere now.*money.*went on there.*(?:Chrome, Android|another tab)/),
    interrupted: seesText('alert', /The game has been disconnected, please exit the game and re-enter/),
    left: isGone,
    retried: isGone,
    abandoned: isGone,
  },
};

describePaths(gameSeatMachine, gameSeatSpec, view);

test('Escape closes the question before an exit, and the player plays on', async () => {
  const gameEntry = fromPromise(async () => ({ outcome: 'entered', session: seat() }));
  const gameSeat = createActor(gameSeatMachine.provide({ actors: { gameEntry: gameEntry as never } }), {
    input: gameSeatSpec.input,
  }).start();
  await waitFor(gameSeat, (snapshot) => snapshot.hasTag('seated'));
  gameSeat.send({ type: 'gameSeat.exitRequested' });
  const page = openPage(
    <GameSeatScreen gameSeat={gameSeat} balance={createActor(balanceMachine)} counts={null} recharge={null} />,
  );
  expect(page.getByRole('dialog')).toBeTruthy();
  await page.user.keyboard('{Escape}');
  expect(gameSeat.getSnapshot().matches({ playing: { question: 'hidden' } })).toBe(true);
});
