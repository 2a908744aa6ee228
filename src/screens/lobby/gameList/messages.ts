import { defineMessage, defineMessages } from 'react-intl';

export const messages = defineMessages({
  games: { id: 'common.games', defaultMessage: 'Games' },
  loading: { id: 'gameList.loading', defaultMessage: 'Loading games' },
  failedTitle: { id: 'gameList.failed.title', defaultMessage: 'The games could not be loaded' },
  failedText: { id: 'common.checkConnection', defaultMessage: 'Check your connection and try again.' },
  absentTitle: { id: 'gameList.absent.title', defaultMessage: 'These games are not here' },
  absentText: {
    id: 'gameList.absent.text',
    defaultMessage: 'The address may be old, or it was not copied whole.',
  },
  toAll: { id: 'common.seeAllGames', defaultMessage: 'See all games' },
  retry: { id: 'common.tryAgain', defaultMessage: 'Try again' },
  more: { id: 'common.showMore', defaultMessage: 'Show more' },
  stuck: { id: 'gameList.stuck', defaultMessage: 'More games could not be loaded.' },
});

export const count = defineMessage<{ count: number; shown: string }>({
  id: 'gameList.count',
  defaultMessage: '{count, plural, one {{shown} game} other {{shown} games}}',
});

export const remembered = defineMessage<{ time: string }>({
  id: 'gameList.remembered',
  defaultMessage: 'The games could not be loaded. This list was kept on this device on {time}.',
});
