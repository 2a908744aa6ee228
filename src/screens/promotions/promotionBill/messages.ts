import { defineMessage, defineMessages, type MessageDescriptor } from 'react-intl';
import type { BillLine } from '../../../../machines/promotions/promotionBill.machine.js';

export const messages = defineMessages({
  title: { id: 'promotionBill.title', defaultMessage: 'Promotion bill' },
  loading: { id: 'promotionBill.loading', defaultMessage: 'Loading the bill' },
  unavailable: { id: 'promotionBill.unavailable.title', defaultMessage: 'The bill could not be loaded' },
  unavailableText: {
    id: 'promotionBill.unavailable.text',
    defaultMessage: 'Your money is safe. Only this page is missing.',
  },
  missing: { id: 'promotionBill.missing.title', defaultMessage: "We can't find this promotion of yours" },
  missingText: {
    id: 'promotionBill.missing.text',
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
  toRecord: { id: 'promotionBill.toRecord', defaultMessage: 'See your progress' },
  more: { id: 'promotionBill.more', defaultMessage: 'Show more' },
  stuck: { id: 'promotionBill.stuck', defaultMessage: 'More lines could not be loaded.' },
  counted: { id: 'promotionBill.counted', defaultMessage: 'Counted' },
  rounds: { id: 'promotionBill.rounds', defaultMessage: 'Rounds' },
  stake: { id: 'promotionBill.stake', defaultMessage: 'Bets' },
  win: { id: 'promotionBill.win', defaultMessage: 'Wins' },
  what: { id: 'promotionBill.what', defaultMessage: 'What happened' },
  amount: { id: 'promotionBill.amount', defaultMessage: 'Promotion balance' },
});

/** The name of a line; that of play is its game. */
export const kinds: Readonly<Record<BillLine['kind'], MessageDescriptor>> = defineMessages({
  stake: { id: 'promotionBill.kind.stake', defaultMessage: 'Your amount' },
  bonus: { id: 'promotionBill.kind.bonus', defaultMessage: 'Bonus' },
  play: { id: 'promotionBill.kind.play', defaultMessage: 'Play' },
  settle: { id: 'promotionBill.kind.settle', defaultMessage: 'To the wallet' },
  void: { id: 'promotionBill.kind.void', defaultMessage: 'Forfeited' },
});

export const asOf = defineMessage<{ time: string }>({ id: 'promotionBill.asOf', defaultMessage: 'As of {time}' });
export const played = defineMessage<{ count: number; shown: string; stake: string; counted: string }>({
  id: 'promotionBill.played',
  defaultMessage: '{count, plural, one {{shown} round} other {{shown} rounds}} · bets {stake} · {counted} counted',
});
