import { defineMessage, defineMessages } from 'react-intl';

export const messages = defineMessages({
  title: { id: 'moneyInGames.title', defaultMessage: 'Money in games' },
  wallet: { id: 'common.wallet', defaultMessage: 'Wallet' },
  lead: {
    id: 'moneyInGames.lead',
    defaultMessage: 'Money that you took into a game and that is not back in your wallet yet. None of it is lost.',
  },
  loading: { id: 'moneyInGames.loading', defaultMessage: 'Looking for money in games' },
  failedTitle: { id: 'moneyInGames.failed.title', defaultMessage: "We couldn't check your games" },
  failedText: {
    id: 'moneyInGames.failed.text',
    defaultMessage: 'Your money is safe. Check your connection and try again.',
  },
  retry: { id: 'common.tryAgain', defaultMessage: 'Try again' },
  stale: { id: 'moneyInGames.stale', defaultMessage: 'This may be out of date: we could not check again.' },
  emptyTitle: { id: 'moneyInGames.empty.title', defaultMessage: 'All your money is in your wallet' },
  emptyText: { id: 'moneyInGames.empty.text', defaultMessage: 'No game holds money of yours.' },
  toGames: { id: 'common.toTheGames', defaultMessage: 'To the games' },
  bills: { id: 'moneyInGames.bills', defaultMessage: 'See the entries of games' },
  unknown: { id: 'moneyInGames.unknown', defaultMessage: 'not known yet' },
  transfer: { id: 'moneyInGames.transfer', defaultMessage: 'Number of the transfer' },
  playing: { id: 'moneyInGames.playing', defaultMessage: 'The game is open. Play on, or take the money back.' },
  left: { id: 'moneyInGames.left', defaultMessage: 'You left the game without an exit.' },
  onTheWayBack: {
    id: 'moneyInGames.onTheWayBack',
    defaultMessage:
      'On its way back. We check with the maker until it is clear; it also arrives when you close this page.',
  },
  locked: {
    id: 'moneyInGames.locked',
    defaultMessage: 'A round is still open. When the maker has finished it, the money comes back by itself.',
  },
  maintenance: {
    id: 'moneyInGames.maintenance',
    defaultMessage: 'The game is under maintenance. Take the money back: it arrives as soon as the maker answers.',
  },
  takeBack: { id: 'moneyInGames.takeBack', defaultMessage: 'Take it back' },
  takeAllBack: { id: 'moneyInGames.takeAllBack', defaultMessage: 'Take everything back' },
  playOn: { id: 'moneyInGames.playOn', defaultMessage: 'Play on' },
});

export const onTheWayIn = defineMessage<{ amount: string }>({
  id: 'moneyInGames.onTheWayIn',
  defaultMessage:
    '{amount} is on its way to the game. We check with the maker until it is clear; what does not arrive returns to your wallet.',
});
export const maintenanceUntil = defineMessage<{ time: string }>({
  id: 'moneyInGames.maintenanceUntil',
  defaultMessage:
    'The game is under maintenance until {time}. Take the money back: it arrives as soon as the maker answers.',
});
export const since = defineMessage<{ maker: string; time: string }>({
  id: 'moneyInGames.since',
  defaultMessage: '{maker} · since {time}',
});
export const returned = defineMessage<{ amount: string; game: string }>({
  id: 'moneyInGames.returned',
  defaultMessage: '{amount} from {game} is back in your wallet.',
});
export const takeBackFrom = defineMessage<{ game: string }>({
  id: 'moneyInGames.takeBackFrom',
  defaultMessage: 'Take the money back from {game}',
});
export const playOnIn = defineMessage<{ game: string }>({
  id: 'moneyInGames.playOnIn',
  defaultMessage: 'Play on: {game}',
});
