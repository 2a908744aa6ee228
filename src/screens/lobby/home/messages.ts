import { defineMessage, defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'common.games', defaultMessage: 'Games' },
  loading: { id: 'home.loading', defaultMessage: 'Loading the lobby' },
  unavailableTitle: { id: 'gameList.failed.title', defaultMessage: 'The games could not be loaded' },
  unavailableText: {
    id: 'common.checkConnectionMoneySafe',
    defaultMessage: 'Check your connection. Your money is safe.',
  },
  retry: { id: 'common.tryAgain', defaultMessage: 'Try again' },
  offers: { id: 'home.offers', defaultMessage: 'Offers' },
  previousOffer: { id: 'home.offers.previous', defaultMessage: 'Previous offer' },
  nextOffer: { id: 'home.offers.next', defaultMessage: 'Next offer' },
  continue: { id: 'home.continue', defaultMessage: 'Continue playing' },
  continueUnread: {
    id: 'home.continue.unread',
    defaultMessage: 'The games you played last could not be loaded.',
  },
  continueNone: { id: 'home.continue.none', defaultMessage: 'The games that you play will be here.' },
  resume: { id: 'home.continue.resume', defaultMessage: 'Resume' },
  play: { id: 'home.continue.play', defaultMessage: 'Play' },
  hot: { id: 'home.hot', defaultMessage: 'Hot' },
  newest: { id: 'home.new', defaultMessage: 'New' },
  makers: { id: 'home.makers', defaultMessage: 'By maker' },
  all: { id: 'common.all', defaultMessage: 'All' },
  winners: { id: 'home.winners', defaultMessage: 'Winners' },
  periods: { id: 'winners.periods', defaultMessage: 'Period' },
  daily: { id: 'common.daily', defaultMessage: 'Daily' },
  weekly: { id: 'common.weekly', defaultMessage: 'Weekly' },
  monthly: { id: 'common.monthly', defaultMessage: 'Monthly' },
  top: { id: 'home.winners.top', defaultMessage: 'Top 20' },
  noWinners: { id: 'home.winners.none', defaultMessage: 'Nobody has won in this period yet.' },
});

export const allOf = defineMessage<{ section: string }>({ id: 'home.all.of', defaultMessage: 'All: {section}' });
export const inGame = defineMessage<{ amount: string }>({
  id: 'home.continue.inGame',
  defaultMessage: '{amount} in game',
});
export const playOf = defineMessage<{ name: string }>({ id: 'home.continue.play.of', defaultMessage: 'Play: {name}' });
export const resumeOf = defineMessage<{ name: string }>({
  id: 'home.continue.resume.of',
  defaultMessage: 'Resume: {name}',
});
/** Beside the heading of a list that was kept on the device. */
export const readAt = defineMessage<{ time: string }>({ id: 'promotionBill.asOf', defaultMessage: 'As of {time}' });
