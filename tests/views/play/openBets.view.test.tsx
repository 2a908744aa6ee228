import { expect, test } from 'vitest';
import type { OpenBets } from '../../../machines/play/vocabulary.js';
import { ExitWarningView } from '../../../src/screens/play/exitWarning/View.js';
import { GameRechargeView } from '../../../src/screens/play/gameRecharge/View.js';
import { LeaveQuestion } from '../../../src/screens/play/gameSeat/LeaveQuestion.js';
import { seat, session } from '../../fixtures/play/sessions.js';
import { openPage } from '../../support/render.js';

const nothing = () => undefined;
const bet = (count: number, kind: OpenBets['kind']): OpenBets => ({ count, stake: 2_000 * count, kind });
const onRecord = { promotionRecordId: '60001' };

const ask = (openBets: OpenBets | null, question: 'exit' | 'recharge' = 'exit', changes = {}) =>
  openPage(
    question === 'exit' ? (
      <LeaveQuestion
        session={seat({ gameUrl: null, ...changes })}
        held={30_000}
        openBets={openBets}
        isExitAsked
        onConfirm={nothing}
        onDismiss={nothing}
      />
    ) : (
      <GameRechargeView
        session={seat({ gameUrl: null, ...changes })}
        held={30_000}
        openBets={openBets}
        step="editing"
        bringIn={undefined}
        terms={{ amounts: [], least: null }}
        isUnderMinimum={false}
        onDeposit={nothing}
        onRetry={nothing}
        onDepositChosen={nothing}
        onClose={nothing}
      />
    ),
  );

test.each([
  [
    bet(1, 'match'),
    {},
    /Your bet of ₱\s20\.00 is still open\. It is settled after its match, .* goes to your wallet\./,
  ],
  [
    bet(2, 'match'),
    {},
    /Your 2 bets of ₱\s40\.00 together are still open\. They .* matches, .* go(?:es)? to your wallet\./,
  ],
  [bet(1, 'match'), onRecord, /It is settled after its match, .* goes to your promotion balance\./],
  [
    bet(1, 'round'),
    {},
    /Your bet of ₱\s20\.00 is still open\. If you exit, the game finishes the round .* your wallet\./,
  ],
  [bet(1, 'round'), onRecord, /the game finishes the round .* goes to your promotion balance\./],
] as const)('%j is named before the exit, with what becomes of it (%j)', (openBets, changes, words) => {
  for (const question of ['exit', 'recharge'] as const) {
    const page = ask(openBets, question, changes);
    expect(page.getByRole('dialog').textContent).toMatch(words);
    // It may come or go while the question is open, so a screen reader is told.
    expect(page.getByRole('status').textContent).toMatch(words);
  }
});

test('without an open bet the question is as it was', () => {
  const page = ask(null);
  expect(page.queryByRole('status')).toBeNull();
  expect(page.getByRole('dialog').textContent).not.toMatch(/still open/);
});

test('the popup of a game that was left without an exit names an open bet too', () => {
  const page = openPage(
    <ExitWarningView
      session={session({ status: 'interrupted', openBets: bet(1, 'match') })}
      state="untouched"
      problem={null}
      onUpdate={nothing}
      onResume={nothing}
      onExit={nothing}
      onShowAll={nothing}
      onClose={nothing}
    />,
  );
  expect(page.getByRole('dialog').textContent).toMatch(
    /Your bet of ₱\s20\.00 is still open\. It is settled after its match/,
  );
});
