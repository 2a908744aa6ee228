import { defineMessage, defineMessages, type MessageDescriptor } from 'react-intl';
import type { BillLine } from '../../../../machines/promotions/billLines.js';

export const messages = defineMessages({
  title: { id: 'promotionBill.title', defaultMessage: 'Promotion bill' },
  loading: { id: 'promotionBill.loading', defaultMessage: 'Loading the bill' },
  unavailable: { id: 'promotionBill.unavailable.title', defaultMessage: 'The bill could not be loaded' },
  unavailableText: {
    id: 'common.onlyPageMissing',
    defaultMessage: 'Your money is safe. Only this page is missing.',
  },
  missing: { id: 'promotionBill.missing.title', defaultMessage: "We can't find this promotion of yours" },
  missingText: {
    id: 'common.oldLink',
    defaultMessage: 'The link may be old, or it belongs to another account.',
  },
  compiling: {
    id: 'promotionBill.compiling',
    defaultMessage: 'Newer rounds are still being added. This takes up to half an hour; the page shows them by itself.',
  },
  empty: { id: 'promotionBill.empty.title', defaultMessage: 'The bill is being compiled' },
  emptyText: {
    id: 'promotionBill.empty.text',
    defaultMessage: 'The first lines appear here within half an hour.',
  },
  toRecord: { id: 'common.seeYourProgress', defaultMessage: 'See your progress' },
  more: { id: 'common.showMore', defaultMessage: 'Show more' },
  stuck: { id: 'promotionBill.stuck', defaultMessage: 'More lines could not be loaded.' },
  counted: { id: 'promotionBill.counted', defaultMessage: 'Counted' },
  rounds: { id: 'promotionBill.rounds', defaultMessage: 'Rounds' },
  stake: { id: 'billAnalysis.stakes', defaultMessage: 'Bets' },
  win: { id: 'common.wins', defaultMessage: 'Wins' },
  what: { id: 'promotionBill.what', defaultMessage: 'What happened' },
  amount: { id: 'common.promotionBalance', defaultMessage: 'Promotion balance' },
});

/** The name of a line; that of play is its game. */
export const kinds: Readonly<Record<BillLine['kind'], MessageDescriptor>> = defineMessages({
  stake: { id: 'common.yourAmount', defaultMessage: 'Your amount' },
  bonus: { id: 'common.bonus', defaultMessage: 'Bonus' },
  play: { id: 'promotionBill.kind.play', defaultMessage: 'Play' },
  settle: { id: 'promotionBill.kind.settle', defaultMessage: 'To the wallet' },
  void: { id: 'promotionBill.kind.void', defaultMessage: 'Forfeited' },
});

export const asOf = defineMessage<{ time: string }>({ id: 'promotionBill.asOf', defaultMessage: 'As of {time}' });
export const played = defineMessage<{ count: number; shown: string; stake: string; counted: string }>({
  id: 'promotionBill.played',
  defaultMessage: '{count, plural, one {{shown} round} other {{shown} rounds}} · bets {stake} · {counted} counted',
});
