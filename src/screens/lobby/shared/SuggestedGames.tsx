import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import type { FavoritesRef } from '../../../../machines/lobby/favorites.machine.js';
import { browserAddress } from '../../../../machines/lobby/addresses.js';
import type { HomeRef } from '../../../../machines/lobby/home.machine.js';
import { CardRow, LongRow } from '../../../ui/card-row/CardRow.js';
import { GameTile } from './GameTile.js';
import { useHearts } from './hearts.js';
import { messages } from './messages.js';

export type SuggestedGamesProps = { home: HomeRef; favorites: FavoritesRef };

/**
 * A row of hot games below the sentence of an empty page, so that no page is a dead end. Home loads at every start; without
 * home the page stands alone.
 */
export function SuggestedGames({ home, favorites }: SuggestedGamesProps) {
  const { formatMessage } = useIntl();
  const games = useSelector(home, ({ context }) => context.home?.hot) ?? [];
  const hearts = useHearts(favorites);
  return games.length === 0 ? null : (
    <CardRow
      heading={formatMessage(messages.suggested)}
      all={{ href: browserAddress({ sort: 'hot' }), label: formatMessage(messages.allSuggested) }}
    >
      <LongRow items={games}>{(game) => <GameTile key={game.gameId} game={game} hearts={hearts} />}</LongRow>
    </CardRow>
  );
}
