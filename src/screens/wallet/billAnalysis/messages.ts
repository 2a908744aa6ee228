import { defineMessage, defineMessages, type MessageDescriptor } from 'react-intl';
import type { AnalysisPeriod } from '../../../../machines/wallet/analysis.js';

export const messages = defineMessages({
  title: { id: 'billAnalysis.title', defaultMessage: 'Analysis' },
  periods: { id: 'common.period', defaultMessage: 'Period' },
  from: { id: 'common.from', defaultMessage: 'From' },
  to: { id: 'common.to', defaultMessage: 'To' },
  asking: { id: 'billAnalysis.asking.title', defaultMessage: 'Choose the first and the last day' },
  askingText: { id: 'billAnalysis.asking.text', defaultMessage: 'One year at most.' },
  loading: { id: 'billAnalysis.loading', defaultMessage: 'Adding up your bills' },
  empty: { id: 'billAnalysis.empty.title', defaultMessage: 'No transactions in this period' },
  emptyText: { id: 'billAnalysis.empty.text', defaultMessage: 'Choose another period.' },
  failed: { id: 'billAnalysis.failed.title', defaultMessage: 'The sums could not be loaded' },
  failedText: { id: 'billAnalysis.failed.text', defaultMessage: 'Your money is safe. Only the sums are missing.' },
  alone: { id: 'billAnalysis.alone', defaultMessage: 'The period before could not be loaded.' },
  retry: { id: 'common.tryAgain', defaultMessage: 'Try again' },
  sums: { id: 'billAnalysis.sums', defaultMessage: 'Sums' },
  income: { id: 'billAnalysis.income', defaultMessage: 'In' },
  expense: { id: 'billAnalysis.expense', defaultMessage: 'Out' },
  net: { id: 'billAnalysis.net', defaultMessage: 'In minus out' },
  stakes: { id: 'billAnalysis.stakes', defaultMessage: 'Bets' },
  wins: { id: 'common.wins', defaultMessage: 'Wins' },
  netWin: { id: 'billAnalysis.netWin', defaultMessage: 'Wins minus bets' },
  byDay: { id: 'billAnalysis.byDay', defaultMessage: 'By day' },
  byWeek: { id: 'billAnalysis.byWeek', defaultMessage: 'By week' },
  byMonth: { id: 'billAnalysis.byMonth', defaultMessage: 'By month' },
  byType: { id: 'billAnalysis.byType', defaultMessage: 'Where your money went' },
  asTable: { id: 'billAnalysis.asTable', defaultMessage: 'Show as a table' },
  time: { id: 'common.time', defaultMessage: 'Time' },
  type: { id: 'common.type', defaultMessage: 'Type' },
  count: { id: 'billAnalysis.column.count', defaultMessage: 'Bills' },
  picture: {
    id: 'billAnalysis.picture',
    defaultMessage: 'Bars of what came in and went out. The table below has each figure.',
  },
});

export const periodNames: Readonly<Record<AnalysisPeriod, MessageDescriptor>> = defineMessages({
  today: { id: 'billAnalysis.period.today', defaultMessage: 'Today' },
  yesterday: { id: 'billAnalysis.period.yesterday', defaultMessage: 'Yesterday' },
  last7Days: { id: 'billAnalysis.period.last7Days', defaultMessage: 'Last 7 days' },
  last30Days: { id: 'billAnalysis.period.last30Days', defaultMessage: 'Last 30 days' },
  lastMonth: { id: 'billAnalysis.period.lastMonth', defaultMessage: 'Last month' },
  last3Months: { id: 'billAnalysis.period.last3Months', defaultMessage: 'Last 3 months' },
  last12Months: { id: 'billAnalysis.period.last12Months', defaultMessage: 'Last 12 months' },
  customize: { id: 'billAnalysis.period.customize', defaultMessage: 'Custom' },
});

/** `amount` is formatted with its currency. */
export const before = defineMessage<{ amount: string }>({
  id: 'billAnalysis.before',
  defaultMessage: 'Before: {amount}',
});
export const days = defineMessage<{ from: string; to: string }>({
  id: 'billAnalysis.days',
  defaultMessage: '{from} – {to}',
});
