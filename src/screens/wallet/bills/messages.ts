import { defineMessage, defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'common.bills', defaultMessage: 'Bills' },
  filters: { id: 'bills.filters', defaultMessage: 'Filters' },
  active: { id: 'bills.filters.active', defaultMessage: 'Active filters' },
  types: { id: 'common.type', defaultMessage: 'Type' },
  all: { id: 'common.all', defaultMessage: 'All' },
  transferType: { id: 'bills.filter.transferType', defaultMessage: 'Transfer' },
  period: { id: 'common.period', defaultMessage: 'Period' },
  from: { id: 'common.from', defaultMessage: 'From' },
  to: { id: 'common.to', defaultMessage: 'To' },
  analysis: { id: 'bills.analysis', defaultMessage: 'Analysis' },
  save: { id: 'bills.file.save', defaultMessage: 'Save as CSV' },
  saving: { id: 'bills.file.saving', defaultMessage: 'Reading all bills' },
  saved: { id: 'bills.file.saved', defaultMessage: 'The file is saved.' },
  saveFailed: { id: 'bills.file.failed', defaultMessage: 'The file could not be written. Please try again.' },
  reason: { id: 'bills.column.reason', defaultMessage: 'Reason' },
  toGame: { id: 'bills.detail.toGame', defaultMessage: 'To the game' },
  toDeposit: { id: 'bills.detail.toDeposit', defaultMessage: 'To the deposit' },
  toParticipation: { id: 'common.toThePromotion', defaultMessage: 'To the promotion' },
  toWithdrawal: { id: 'bills.detail.toWithdrawal', defaultMessage: 'To the withdrawal' },
  status: { id: 'bills.filter.status', defaultMessage: 'Status' },
  loading: { id: 'bills.loading', defaultMessage: 'Loading the bills' },
  loadingMore: { id: 'bills.loadingMore', defaultMessage: 'Loading more' },
  more: { id: 'common.showMore', defaultMessage: 'Show more' },
  empty: { id: 'bills.empty.title', defaultMessage: 'No transactions yet' },
  emptyText: { id: 'bills.empty.text', defaultMessage: 'Nothing has moved in the wallet yet.' },
  emptyFiltered: { id: 'bills.empty.filtered', defaultMessage: 'No transactions match these filters.' },
  showAll: { id: 'common.showAll', defaultMessage: 'Show all' },
  deposit: { id: 'common.deposit', defaultMessage: 'Deposit' },
  failed: { id: 'bills.failed.title', defaultMessage: 'The bills could not be loaded' },
  failedText: { id: 'common.onlyListMissing', defaultMessage: 'Your money is safe. Only the list is missing.' },
  moreFailed: { id: 'bills.moreFailed', defaultMessage: 'More bills could not be loaded.' },
  retry: { id: 'common.tryAgain', defaultMessage: 'Try again' },
  when: { id: 'common.time', defaultMessage: 'Time' },
  what: { id: 'bills.column.what', defaultMessage: 'What' },
  amount: { id: 'common.amount', defaultMessage: 'Amount' },
  after: { id: 'bills.column.after', defaultMessage: 'Balance after' },
  detail: { id: 'bills.detail.title', defaultMessage: 'Bill' },
  type: { id: 'common.type', defaultMessage: 'Type' },
  game: { id: 'common.game', defaultMessage: 'Game' },
  channel: { id: 'common.channel', defaultMessage: 'Channel' },
  reference: { id: 'bills.detail.reference', defaultMessage: 'Reference' },
  number: { id: 'bills.detail.number', defaultMessage: 'Bill number' },
  finding: { id: 'bills.detail.finding', defaultMessage: 'Loading the bill' },
  missing: { id: 'bills.detail.missing', defaultMessage: "We can't find this bill." },
  unread: { id: 'bills.detail.unread', defaultMessage: 'The bill could not be loaded.' },
  close: { id: 'common.close', defaultMessage: 'Close' },
});
export const count = defineMessage<{ shown: number; total: number }>({
  id: 'bills.count',
  defaultMessage: '{shown, number} of {total, number}',
});
export const countOrMore = defineMessage<{ shown: number; total: number }>({
  id: 'bills.countOrMore',
  defaultMessage: '{shown, number} of {total, number} or more',
});
/** The button of an active filter, which removes it. */
export const remove = defineMessage<{ filter: string }>({
  id: 'bills.filters.remove',
  defaultMessage: 'Remove the filter: {filter}',
});
export const since = defineMessage<{ day: string }>({ id: 'bills.filters.since', defaultMessage: 'From {day}' });
export const until = defineMessage<{ day: string }>({ id: 'bills.filters.until', defaultMessage: 'Until {day}' });
