import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { balanceMachine } from '../../../machines/wallet/balance.machine.js';
import { gameExitMachine, type GameExitRef } from '../../../machines/play/gameExit.machine.js';
import { GameExitScreen } from '../../../src/screens/play/gameExit/Screen.js';
import { GameExitView } from '../../../src/screens/play/gameExit/View.js';
import { settled } from '../../fixtures/play/sessions.js';
import { gameExitSpec } from '../../fixtures/play/gameExit.spec.js';
import { describePaths, type View } from '../../support/describe-paths.js';
import { onPage, openPage, press, pressIfTaken, type Page } from '../../support/render.js';

const says =
  (text: RegExp) =>
  ({ getByText }: Page) =>
    expect(getByText(text)).toBeTruthy();
const nothing = () => undefined;
const isGone = ({ queryByRole }: Page) => expect(queryByRole('dialog')).toBeNull();

const view: View<typeof gameExitMachine, Page> = {
  open: (ref) => openPage(<GameExitScreen gameExit={ref as GameExitRef} balance={createActor(balanceMachine)} />),
  ...onPage,
  send: {
    'back.pressed': 'outside',
    'gameExit.retried': press('Check again now'),
    'gameExit.stayed': press('Back to the game'),
    'gameExit.closed': press('Back to lobby'),
    // The button exists only after an exit to recharge, and waits for the money.
    'gameExit.depositChosen': pressIfTaken('Deposit'),
  },
  sees: {
    'moving.sending': says(/Moving ₱\s320.00 to the wallet/),
    'moving.resting': says(/has not confirmed yet.*nothing is moved twice/),
    'moving.locked': says(/finishing a round/),
    'moving.unanswered': says(/No answer yet.*nothing is moved twice/),
    refused: ({ getByRole }) => expect(getByRole('alert').textContent).toMatch(/no longer here/),
    settled: says(/₱\s320.00 moved to the wallet/),
    abandoned: isGone,
    switched: isGone,
    deposit: isGone,
    left: isGone,
  },
};

describePaths(gameExitMachine, gameExitSpec, view);

test('a game that was played for a participation ends with the way to it, and to the lobby', () => {
  const page = openPage(
    <GameExitView
      panel="settled"
      session={{ ...settled, promotionRecordId: '60001', transferOutAmount: 0 }}
      intent="leave"
      wallet={null}
      delay="none"
      problem={null}
      canAsk={false}
      canStay={false}
      onRetry={nothing}
      onStay={nothing}
      onClose={nothing}
      onDeposit={nothing}
    />,
  );
  const link = page.getByRole('link', { name: 'To the promotion' });
  expect(link.getAttribute('href')).toBe('/pages/account/myPromotion/myPromotionDetail?id=60001');
  expect(page.getByRole('button', { name: 'Back to lobby' })).toBeTruthy();
});

test.each([
  ['read before the money came back, is not shown', '2026-11-21T10:24:11.000Z', false],
  ['read after the money came back, is shown', '2026-11-21T10:24:13.000Z', true],
])('a game that was closed elsewhere says so; the balance, %s', (_, asOf, isShown) => {
  const page = openPage(
    <GameExitView
      panel="settled"
      session={settled}
      intent="ended"

      wallet={{ balance: 1_280_050, currency: 'PHP', inGame: [], asOf }}
      delay="none"
      problem={null}
      canAsk={false}
      canStay={false}
      onRetry={nothing}
      onStay={nothing}
      onClose={nothing}
      onDeposit={nothing}
    />,
  );
  expect(page.getByRole('dialog', { name: 'This game was closed elsewhere' })).toBeTruthy();
  expect(page.getByText(/Game closed in another tab/)).toBeTruthy();
  expect(page.queryByText(/Your wallet holds ₱\s12,800.50/) !== null).toBe(isShown);
});
