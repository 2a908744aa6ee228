import { defineMessage, defineMessages } from 'react-intl';

/** The texts of the game's own page, where they are the same. */
export const messages = defineMessages({
  wallet: { id: 'gameRecords.wallet', defaultMessage: 'A stake from your wallet counts for no promotion.' },
  over: { id: 'gameSeat.counts.over', defaultMessage: 'Your promotion has ended: bets no longer count.' },
  unknown: {
    id: 'gameRecords.unknown',
    defaultMessage: 'It is not known which of your promotions this game counts for.',
  },
  retry: { id: 'gameRecords.retry', defaultMessage: 'Try again' },
});

export const counts = defineMessage<{ percent: string; time: string }>({
  id: 'gameRecords.counts',
  defaultMessage: '{percent} of each stake counts, until {time}',
});
export const countsNothing = defineMessage<{ promotion: string }>({
  id: 'gameSeat.counts.nothing',
  defaultMessage: "Bets on this game don't count towards {promotion}.",
});
