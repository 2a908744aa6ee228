import { expect, test } from 'vitest';
import type { GameSession } from '../../../machines/vocabulary.js';
import { GameEntryView } from '../../../src/screens/play/gameEntry/View.js';
import { GameExitView, type GameExitViewProps } from '../../../src/screens/play/gameExit/View.js';
import { GameRechargeView } from '../../../src/screens/play/gameRecharge/View.js';
import { GameSeatView, type GameSeatViewProps } from '../../../src/screens/play/gameSeat/View.js';
import { GameSessionView, type GameSessionViewProps } from '../../../src/screens/play/gameSession/View.js';
import { seat, session, settled } from '../../fixtures/play/sessions.js';
import { openPage } from '../../support/render.js';

const nothing = () => undefined;
const onWallet = { walletMode: 'seamless', transferInAmount: 0, inGameBalance: 32_000 } as const;

/** A game that plays on the wallet itself: no sentence says that money is in the game, goes in or comes back. */
const ofMoneyInGame = /(?:back to|moving|moved|brings|still in|in the game\b|with the game|bringing)/i;

const words = () => document.body.textContent;

function openExit(panel: GameExitViewProps['panel'], changes: Partial<GameSession>) {
  return openPage(
    <GameExitView
      panel={panel}
      session={{ ...(panel === 'settled' ? settled : session()), ...changes }}
      intent="leave"
      wallet={{ balance: 32_000, currency: 'PHP', inGame: [], asOf: '2026-11-21T10:24:13.000Z' }}
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
}

test('the exit closes the game and brings nothing back', () => {
  expect(openExit('moving', onWallet).getByRole('dialog', { name: 'Closing the game' })).toBeTruthy();
  expect(words()).toContain('Your money is in your wallet');
  expect(words()).not.toMatch(/(?:moving|bringing)/i);
  const closed = openExit('settled', { ...onWallet, inGameBalance: 0, transferOutAmount: 0 });
  expect(closed.getByRole('dialog', { name: 'The game is closed' })).toBeTruthy();
  expect(words()).toMatch(/Your money is in your wallet.*Your wallet holds ₱\s320.00/);
  expect(words()).not.toContain('Nothing was left in the game');
});

test('the exit of a participation or a demo brings nothing to the wallet either', () => {
  for (const changes of [{ promotionRecordId: '60001' }, { demo: true, inGameBalance: 0 }]) {
    const page = openExit('moving', changes);
    expect(page.getByRole('dialog', { name: 'Closing the game' })).toBeTruthy();
    expect(words()).not.toMatch(/to the wallet/);
  }
});

function openSeat(panel: GameSeatViewProps['panel'], changes: Partial<GameSeatViewProps>) {
  return openPage(
    <GameSeatView
      panel={panel}
      session={seat({ ...onWallet, gameUrl: null })}
      held={31_500}
      openBets={null}
      wallet={32_000}
      seconds={0}
      frame="running"
      isExitAsked={false}
      counts={null}
      recharge={null}
      hasArrived={false}
      onExit={nothing}
      onHome={nothing}
      onRecharge={nothing}
      onConfirm={nothing}
      onDismiss={nothing}
      onReenter={nothing}
      onTakeOver={nothing}
      onClose={nothing}
      {...changes}
    />,
  );
}

test('the seat shows the wallet as it is for the game, and asks without an amount that comes back', () => {
  openSeat('playing', {});
  expect(words()).toMatch(/₱\s315.00.*in the wallet/);
  expect(words()).not.toMatch(ofMoneyInGame);
  const recharge = (
    <GameRechargeView
      session={seat({ ...onWallet, gameUrl: null })}
      held={31_500}
      openBets={null}
      step="editing"
      bringIn={undefined}
      terms={{ amounts: [], least: null }}
      isUnderMinimum={false}
      onDeposit={nothing}
      onRetry={nothing}
      onDepositChosen={nothing}
      onClose={nothing}
    />
  );
  for (const question of [{ isExitAsked: true }, { recharge }]) {
    const asked = openSeat('playing', question);
    expect(asked.getByRole('dialog').textContent).toContain(
      'You play straight from your wallet: nothing has to be moved.',
    );
    expect(asked.getByRole('dialog').textContent).not.toMatch(/back to your wallet/);
  }
});

test('a lost connection says that the money is in the wallet', () => {
  const openEntry = () =>
    openPage(
      <GameEntryView
        panel="unavailable"
        session={seat({ ...onWallet, gameUrl: null })}
        problem={null}
        onRetry={nothing}
        onTakeOver={nothing}
        onClose={nothing}
      />,
    );
  for (const open of [() => openSeat('interrupted', {}), openEntry]) {
    const page = open();
    expect(page.getByRole('alert').textContent).toContain('Your money is in your wallet.');
    expect(page.getByRole('alert').textContent).not.toMatch(/(?:in|with) the game/);
  }
});

function openSession(panel: GameSessionViewProps['panel'], changes: Partial<GameSessionViewProps>) {
  return openPage(
    <GameSessionView
      panel={panel}
      session={session(onWallet)}
      elsewhere={null}
      want={{ gameId: '4001', amount: 0, isDemo: false, recordId: null }}
      problem={null}
      onRetry={nothing}
      onResume={nothing}
      onSwitch={nothing}
      onDeposit={nothing}
      onLeave={nothing}
      {...changes}
    />,
  );
}

test('another open game on the wallet holds no amount, and an empty wallet offers a deposit without one', () => {
  openSession('otherOpen', {});
  expect(words()).toContain('Mango Moon is still open.');
  const empty = openSession('insufficient', {});
  expect(empty.getByRole('button', { name: 'Deposit' })).toBeTruthy();
});
