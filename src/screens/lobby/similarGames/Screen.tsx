import { useSelector } from '@xstate/react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { FavoritesRef } from '../../../../machines/lobby/favorites.machine.js';
import type { SimilarGamesRef } from '../../../../machines/lobby/similarGames.machine.js';
import { CardRow, LongRow } from '../../../ui/card-row/CardRow.js';
import { RetryNote } from '../../../ui/note/RetryNote.js';
import { Loading, SkeletonCards } from '../../../ui/skeleton/Skeleton.js';
import { GameTile } from '../shared/GameTile.js';
import { useHearts } from '../shared/hearts.js';
import { messages } from './messages.js';

/** A row of games like the one of the page. Renders nothing if there is none. */
export function SimilarGamesScreen({
  similarGames: flow,
  favorites,
}: {
  similarGames: SimilarGamesRef;
  favorites: FavoritesRef;
}) {
  const { formatMessage } = useIntl();
  const games = useSelector(flow, ({ context }) => context.games);
  const isLoading = useSelector(flow, (snapshot) => snapshot.hasTag('busy'));
  const isFailed = useSelector(flow, (snapshot) => snapshot.hasTag('failed'));
  const hearts = useHearts(favorites);
  if (isFailed)
    return (
      <RetryNote
        tone="quiet"
        retry={<FormattedMessage {...messages.retry} />}
        onRetry={() => flow.send({ type: 'similarGames.retried' })}
      >
        <FormattedMessage {...messages.failed} />
      </RetryNote>
    );
  if (!isLoading && games.length === 0) return null;
  return isLoading ? (
    <Loading label={formatMessage(messages.loading)}>
      <CardRow heading={formatMessage(messages.title)}>
        <SkeletonCards count={5} />
      </CardRow>
    </Loading>
  ) : (
    <CardRow heading={formatMessage(messages.title)}>
      <LongRow items={games} isLater>
        {(game) => <GameTile key={game.gameId} game={game} hearts={hearts} />}
      </LongRow>
    </CardRow>
  );
}
