import { useSelector } from '@xstate/react';
import type { GameListProps } from '../shared/games.js';
import { useHearts } from '../shared/hearts.js';
import * as select from './selectors.js';
import { GameListView } from './View.js';

export function GameListScreen({ list, favorites, whenEmpty }: GameListProps) {
  return (
    <GameListView
      panel={useSelector(list, select.selectPanel)}
      games={useSelector(list, select.selectGames)}
      total={useSelector(list, select.selectTotal)}
      tail={useSelector(list, select.selectTail)}
      asOf={useSelector(list, select.selectAsOf)}
      hearts={useHearts(favorites)}
      whenEmpty={whenEmpty}
      onMore={() => list.send({ type: 'gameList.moreWanted' })}
      onRetry={() => list.send({ type: 'gameList.retried' })}
    />
  );
}
