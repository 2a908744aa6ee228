import { expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { ConfirmedEndRef } from '../../../machines/shared/confirmedEnd.machine.js';
import { bonusEndMachine, type BonusInfo } from '../../../machines/wallet/bonusEnd.js';
import { bonusGiveUpMachine, type BonusGiveUpRef } from '../../../machines/wallet/bonusGiveUp.machine.js';
import type { Result } from '../../../machines/vocabulary.js';
import { GiveUpDialog, GiveUpPart } from '../../../src/screens/wallet/withdrawal/GiveUpDialog.js';
import { bonusEndSpec, bonusGiveUpSpec, bonusInfo } from '../../fixtures/wallet/bonusGiveUp.spec.js';
import { describePaths, type View } from '../../support/describe-paths.js';
import { describeWrite } from '../../support/describe-write.js';
import { actOnPage, onPage, openPage, press, pressOrEscape, pressIfTaken, type Page } from '../../support/render.js';

const confirm = /^Give up and lose ₱/;
const dialog = (page: Page) => page.getByRole('alertdialog');
const says = (text: RegExp) => (page: Page) => expect(dialog(page).textContent).toMatch(text);
const button = (page: Page, name: RegExp | string) => page.front().queryByRole('button', { name });
const names = (page: Page) =>
  page
    .front()
    .getAllByRole('button')
    .map(({ textContent }) => textContent);

const asks = (page: Page) => {
  says(/First deposit: the bonus of ₱.300\.00 goes/)(page);
  says(/You lose\s*₱.(?:450|500)\.00.*Wallet after\s*₱.300\.00/)(page);
  says(/No longer to bet\s*₱.4,700\.00.*for the deposit\s*₱.200\.00.*What is left to bet\s*₱.700\.00/)(page);
  // Money would be lost, so the safe button comes first.
  expect(names(page).indexOf('Keep the bonus')).toBeLessThan(names(page).findIndex((name) => confirm.test(name)));
};

const view: View<typeof bonusEndMachine, Page> = {
  open: (ref) => openPage(<GiveUpPart end={ref as ConfirmedEndRef<BonusInfo>} />),
  ...onPage,
  send: {
    'confirmedEnd.confirmed': press(confirm),
    'confirmedEnd.abandoned': pressOrEscape('Keep the bonus'),
    'confirmedEnd.retried': press(/Try again|Check again/),
    // With an open bet there is no game to leave, and the chart does not take the event.
    'confirmedEnd.gameRequested': pressIfTaken('Leave the game'),
    'page.shown': 'outside',
  },
  sees: {
    loading: (page) => expect(page.getByText('Loading the terms')).toBeTruthy(),
    unavailable: says(/could not be loaded/),
    inGame: says(/A game may hold money of this bonus|A bet is still open/),
    impossible: (page) => {
      says(/required bets are placed/)(page);
      expect(button(page, confirm)).toBeNull();
    },
    confirming: asks,
    sending: asks,
    refused: (page) => expect(page.getByRole('alert').textContent).toMatch(/no longer here/),
    // The page of the withdrawal takes the dialog away.
    ended: (page) => expect(dialog(page)).toBeTruthy(),
    abandoned: (page) => expect(dialog(page)).toBeTruthy(),
  },
};

describePaths(bonusEndMachine, bonusEndSpec, view);

/** The question is on screen, with the amounts on their way; the page takes the dialog away when it is answered. */
const isGone = (page: Page) => expect(page.queryByRole('alertdialog')).toBeNull();
describePaths<typeof bonusGiveUpMachine, Page>(bonusGiveUpMachine, bonusGiveUpSpec, {
  open: (ref) => openPage(<GiveUpDialog giveUp={ref as BonusGiveUpRef} />),
  ...onPage,
  send: {},
  sees: {
    confirming: (page) => expect(page.getByText('Loading the terms')).toBeTruthy(),
    ended: isGone,
    abandoned: isGone,
    broken: isGone,
  },
});

describeWrite(bonusEndMachine, {
  write: 'sendEnd',
  input: { asked: { orderNo: 'D1' } },
  actors: { previewEnd: fromPromise(async () => ({ ok: true, value: bonusInfo() })) },
  open: (ref: ConfirmedEndRef<BonusInfo>) => openPage(<GiveUpPart end={ref} />),
  reach: async (ref: ConfirmedEndRef<BonusInfo>) => {
    await waitFor(ref, (snapshot) => snapshot.matches('confirming'));
    await actOnPage(async () => ref.send({ type: 'confirmedEnd.confirmed' }));
  },
  tracing: /Checking whether the bonus was given up/,
  unanswered: /Nothing is sent a second time/,
  unsent: /Nothing was taken/,
  giveUp: 'Keep the bonus',
});

const open = (giveUp: Parameters<typeof bonusInfo>[0]) => {
  const previewEnd = fromPromise<Result<BonusInfo>, { asked: { orderNo: string } }>(async () => ({
    ok: true,
    value: bonusInfo(giveUp),
  }));
  const ref = createActor(bonusEndMachine.provide({ actors: { previewEnd } }), { input: { asked: { orderNo: 'D1' } } });
  return openPage(<GiveUpPart end={ref.start() as ConfirmedEndRef<BonusInfo>} />);
};

test.each([
  ['round', /A bet is still open/],
  ['promotion', /promotion that you joined since/],
  ['game', /A game may hold money of this bonus/],
] as const)('money in a %s is named; without a session there is no game to leave', async (hindrance, said) => {
  const page = open({ hindrance });
  expect((await page.findByRole('alert')).textContent).toMatch(said);
  expect(button(page, 'Leave the game')).toBeNull();
});
