import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { GameListProps } from '../shared/games.js';
import { useHearts } from '../shared/hearts.js';
import * as select from './selectors.js';
import { GameListView } from './View.js';

const nothing: readonly string[] = [];

export function GameListScreen({ list, favorites, whenEmpty, renderName, hidden = nothing }: GameListProps) {
  const all = useSelector(list, select.selectGames);
  const games = useMemo(() => all.filter(({ gameId }) => !hidden.includes(gameId)), [all, hidden]);
  return (
    <GameListView
      panel={useSelector(list, select.selectPanel)}
      games={games}
      total={useSelector(list, select.selectTotal) - (all.length - games.length)}
      tail={useSelector(list, select.selectTail)}
      asOf={useSelector(list, select.selectAsOf)}
      hearts={useHearts(favorites)}
      whenEmpty={whenEmpty}
      renderName={renderName}
      onMore={() => list.send({ type: 'gameList.moreWanted' })}
      onRetry={() => list.send({ type: 'gameList.retried' })}
    />
  );
}
