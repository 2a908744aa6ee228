import { defineMessage, defineMessages } from 'react-intl';

export const messages = defineMessages({
  heading: { id: 'gameRecords.heading', defaultMessage: 'Play for a promotion' },
  wallet: {
    id: 'stakes.wallet',
    defaultMessage:
      'Bets from your wallet count for withdrawals, deposit bonuses, events, rebates and your level, not for a promotion balance.',
  },
  play: { id: 'common.play', defaultMessage: 'Play' },
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
