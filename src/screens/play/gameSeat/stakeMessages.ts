import { defineMessage, defineMessages } from 'react-intl';

/** The texts of the game's own page, where they are the same. */
export const messages = defineMessages({
  wallet: {
    id: 'stakes.wallet',
    defaultMessage:
      'Bets from your wallet count for withdrawals, deposit bonuses, events, rebates and your level, not for a promotion balance.',
  },
  over: { id: 'gameSeat.counts.over', defaultMessage: 'Your promotion has ended: bets no longer count.' },
  unknown: {
    id: 'gameRecords.unknown',
    defaultMessage: "We don't know which of your promotions this game counts for.",
  },
  retry: { id: 'common.tryAgain', defaultMessage: 'Try again' },
});

export const counts = defineMessage<{ percent: string; time: string }>({
  id: 'gameRecords.counts',
  defaultMessage: '{percent} of each bet counts, until {time}',
});
export const countsNothing = defineMessage<{ promotion: string }>({
  id: 'gameSeat.counts.nothing',
  defaultMessage: "Bets on this game don't count towards {promotion}.",
});
