import { expect, test, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { bringInMachine, type BringInRef } from '../../../machines/play/bringIn.machine.js';
import { GameRechargeView } from '../../../src/screens/play/gameRecharge/View.js';
import { bringInSpec } from '../../fixtures/play/bringIn.spec.js';
import { seat } from '../../fixtures/play/sessions.js';
import { describePaths, type View } from '../../support/describe-paths.js';
import { fill, onPage, openPage, press, seesText, type Page } from '../../support/render.js';

const nothing = () => undefined;
const open = (bringIn: BringInRef, onClose: () => void = nothing) =>
  openPage(
    <GameRechargeView
      session={seat({ gameUrl: null })}
      held={30_000}
      openBets={null}
      step="bringingIn"
      bringIn={bringIn}
      terms={{ amounts: [], least: null }}
      isUnderMinimum={false}
      onDeposit={nothing}
      onRetry={nothing}
      onDepositChosen={nothing}
      onClose={onClose}
    />,
  );
const form = (page: Page) => {
  expect(page.getByRole('dialog').textContent).toMatch(/Bring more into the game.*The game goes on/);
  expect(page.getByRole('dialog').textContent).toMatch(/Wallet ₱\s800\.00.*At least ₱\s10\.00/);
};
const offersDeposit = (page: Page) => expect(page.getByRole('button', { name: 'Deposit instead' })).toBeTruthy();
/** The game is under the dialog, and the answer may take a minute. */
const canPlayOn = (page: Page) => expect(page.getByRole('button', { name: 'Keep playing' })).toBeTruthy();

const view: View<typeof bringInMachine, Page> = {
  open: (ref) => open(ref as BringInRef),
  ...onPage,
  send: {
    'bringIn.submitted': async (page, { amount }) => {
      await fill(page, 'Bring into the game', amount === null ? '' : String(amount / 100));
      await press('Bring in')(page);
    },
    'bringIn.retried': press(/Try again|Check again now/),
    'bringIn.depositChosen': press('Deposit instead'),
    'bringIn.abandoned': press('Keep playing'),
  },
  sees: {
    'editing.untouched': (page) => {
      form(page);
      offersDeposit(page);
      // The amount of the last time is filled in; the whole wallet is a word.
      expect(page.getByLabelText<HTMLInputElement>('Bring into the game').value).toBe('300');
      const picks = page.getByRole('group', { name: 'Quick amounts' }).textContent;
      expect(picks).toBe('1050300All');
    },
    'editing.refused': (page) => {
      form(page);
      offersDeposit(page);
      expect(page.getByLabelText('Bring into the game').getAttribute('aria-invalid')).toBe('true');
    },
    reservingKey: canPlayOn,
    sending: canPlayOn,
    'unknown.tracing': (page) => {
      seesText('status', /Checking whether your money arrived/)(page);
      canPlayOn(page);
    },
    'unknown.resting': (page) => {
      seesText('status', /has not confirmed yet.*nothing is moved twice/)(page);
      canPlayOn(page);
    },
    'unknown.unanswered': (page) => {
      seesText('alert', /No answer yet\. Nothing is moved twice/)(page);
      canPlayOn(page);
    },
    'unknown.unsent': seesText('alert', /did not arrive\. All of it is in your wallet/),
    returned: (page) => {
      seesText('alert', /did not take the money.*All of it is in your wallet/)(page);
      offersDeposit(page);
    },
    refused: (page) => {
      expect(page.getByRole('alert').textContent).not.toBe('');
      offersDeposit(page);
    },
    // The dialog goes with the chart.
    placed: (page) => expect(page.getByRole('dialog')).toBeTruthy(),
    overtaken: (page) => expect(page.getByRole('dialog')).toBeTruthy(),
    deposit: (page) => expect(page.getByRole('dialog')).toBeTruthy(),
    abandoned: (page) => expect(page.getByRole('dialog')).toBeTruthy(),
  },
};

describePaths(bringInMachine, bringInSpec, view);

test('Escape gives the form up; once the money may be on its way, it only closes the dialog', async () => {
  const closes = vi.fn();
  const reserveKey = fromPromise<string>(() => new Promise(() => undefined));
  const flow = () =>
    createActor(bringInMachine.provide({ actors: { reserveKey } }), { input: bringInSpec.input }).start();
  const unsent = flow();
  await open(unsent, closes).user.keyboard('{Escape}');
  expect(unsent.getSnapshot().matches('abandoned')).toBe(true);
  expect(closes).not.toHaveBeenCalled();

  const sent = flow();
  sent.send({ type: 'bringIn.submitted', amount: 20_000 });
  await open(sent, closes).user.keyboard('{Escape}');
  expect(sent.getSnapshot().status).toBe('active');
  expect(closes).toHaveBeenCalledOnce();
});
