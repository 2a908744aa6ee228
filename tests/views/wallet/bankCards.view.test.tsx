import { expect, test, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { bankCardsMachine, type BankCardsRef } from '../../../machines/wallet/bankCards.machine.js';
import type { BankCard } from '../../../machines/wallet/withdrawalTerms.js';
import { cardWrite } from '../../../machines/wallet/cardWrites.js';
import { provideWrite } from '../../../src/effects/shared/provideWrite.js';
import { BankCardsScreen } from '../../../src/screens/wallet/bankCards/Screen.js';
import { bankCardsSpec } from '../../fixtures/wallet/bankCards.spec.js';
import { card, otherCard } from '../../fixtures/wallet/withdrawals.js';
import { describePaths, type Outside, type View } from '../../support/describe-paths.js';
import { onPage, openPage, press, pressOrEscape, pressIfTaken, seesText, type Page } from '../../support/render.js';

const names: Readonly<Record<string, string>> = { '2': 'Manila Bay •••• 1234' };

const seesCards = ({ getByRole, getByText, queryByText }: Page) => {
  expect(getByRole('list', { name: 'Bank cards' }).textContent).toMatch(/Island Savings.*7890.*Marisol Reyes.*Default/);
  expect(getByRole('link', { name: 'Change Island Savings •••• 7890' }).getAttribute('href')).toBe(
    '/pages/account/myBankCard/editBankCard?id=1',
  );
  if (queryByText('•••• 5555')) expect(getByText(/A withdrawal to this card is under way/)).toBeTruthy();
};
const tapOn =
  (verb: string) =>
  async (page: Page, event: { cardId: string }, outside: Outside): Promise<void> =>
    pressIfTaken(new RegExp(`^${verb} ${names[event.cardId] ?? 'none'}`))(page, event, outside);

const view: View<typeof bankCardsMachine, Page> = {
  open: (ref) => openPage(<BankCardsScreen bankCards={ref as BankCardsRef} />),
  ...onPage,
  send: {
    'bankCards.deleteRequested': tapOn('Delete'),
    'bankCards.defaultRequested': tapOn('Make'),
    'bankCards.deleteConfirmed': press('Delete'),
    'bankCards.deleteWithdrawn': pressOrEscape('Keep it'),
    'bankCards.retried': press('Try again'),
  },
  sees: {
    loading: ({ queryByText, queryByRole }) =>
      expect(queryByText('Loading your cards') ?? queryByRole('list', { name: 'Bank cards' })).toBeTruthy(),
    unavailable: seesText('alert', /could not be loaded/),
    empty: ({ getByRole, getByText }) => {
      expect(getByText('No bank card information')).toBeTruthy();
      expect(getByRole('link', { name: 'Add a bank card' })).toBeTruthy();
    },
    'shown.untouched': (page) => {
      seesCards(page);
      expect(page.queryByRole('alert')).toBeNull();
    },
    'shown.refused': (page) => {
      seesCards(page);
      expect(page.getByRole('alert')).toBeTruthy();
    },
    choosingDefault: seesCards,
    confirming: (page) => expect(page.front().getByRole('heading').textContent).toBe('Delete this card?'),
    deleting: seesCards,
  },
};

describePaths(bankCardsMachine, bankCardsSpec, view);

test.each([
  ['sendDeletion', 'Delete', /may be deleted already/],
  ['sendDefault', 'Make', /may be the default one already/],
] as const)('a lost response of %s is looked up, and looked up again by a press', async (actor, verb, unknown) => {
  const trace = vi.fn(() => Promise.reject(new Error('offline')));
  const logic = provideWrite(cardWrite, { send: () => Promise.reject(new Error('lost')), trace });
  const loadCards = fromPromise<readonly BankCard[]>(async () => [card(), otherCard]);
  const chart = createActor(bankCardsMachine.provide({ actors: { loadCards, [actor]: logic } })).start();
  const page = openPage(<BankCardsScreen bankCards={chart} />);
  await page.findByRole('list', { name: 'Bank cards' });
  await press(new RegExp(`^${verb} ${names['2']}`))(page);
  if (verb === 'Delete') await press('Delete')(page);
  await page.findByRole('alert');
  seesText('alert', unknown)(page);
  expect(page.getAllByRole('button').map(({ textContent }) => textContent)).toContain('Look again');
  expect(page.queryByRole('list', { name: 'Bank cards' })).toBeNull();
  expect(trace).toHaveBeenCalledOnce();
  await press('Look again')(page);
  expect(trace).toHaveBeenCalledTimes(2);
});

test('Escape keeps the card', async () => {
  const loadCards = fromPromise<readonly BankCard[]>(async () => [card(), card({ id: '2', defaultStatus: 0 })]);
  const chart = createActor(bankCardsMachine.provide({ actors: { loadCards } })).start();
  const page = openPage(<BankCardsScreen bankCards={chart} />);
  await page.findByRole('list', { name: 'Bank cards' });
  await page.user.click(page.getAllByRole('button', { name: /^Delete/ })[0] as HTMLElement);
  expect(chart.getSnapshot().matches('confirming')).toBe(true);
  await page.user.keyboard('{Escape}');
  expect(chart.getSnapshot().matches('shown')).toBe(true);
});

test('a card says its phone, if it has one, and who pays out to it', async () => {
  const loadCards = fromPromise<readonly BankCard[]>(async () => [
    card({ operatorName: 'Paraw' }),
    card({ id: '2', bankCardRemark: '' }),
  ]);
  const chart = createActor(bankCardsMachine.provide({ actors: { loadCards } })).start();
  const page = openPage(<BankCardsScreen bankCards={chart} />);
  await page.findAllByText('Paid out by Paraw');
  expect(page.getAllByText(/^Phone /).map(({ textContent }) => textContent)).toEqual(['Phone 0917•••4567']);
});
