import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { FavoritesRef } from '../../../../machines/lobby/favorites.machine.js';
import type { GameDetailRef } from '../../../../machines/lobby/gameDetail.machine.js';
import { withLike } from '../../../../machines/lobby/game.js';
import type { HomeRef } from '../../../../machines/lobby/home.machine.js';
import { useHearts } from '../shared/hearts.js';
import * as select from './selectors.js';
import { GameDetailView } from './View.js';

export type GameDetailScreenProps = {
  gameDetail: GameDetailRef;
  home: HomeRef;
  favorites: FavoritesRef;
  records?: ReactNode;
  similar?: ReactNode;
  comments?: ReactNode;
};

export function GameDetailScreen({ gameDetail, home, favorites, ...parts }: GameDetailScreenProps) {
  const read = useSelector(gameDetail, select.selectGame);
  const wanted = useSelector(favorites, select.selectUnsentLike(read?.gameId));
  const game = read === null || wanted === undefined ? read : withLike(read, wanted);
  const categories = useSelector(home, select.selectCategories);
  return (
    <GameDetailView
      panel={useSelector(gameDetail, select.selectPanel)}
      game={game}
      category={categories.find(({ categoryId }) => categoryId === game?.categoryId) ?? null}
      gate={useSelector(gameDetail, select.selectGate)}
      hasForm={useSelector(gameDetail, select.selectHasForm)}
      canTryDemo={useSelector(gameDetail, select.selectCanTryDemo)}
      takesAmount={useSelector(gameDetail, select.selectTakesAmount)}
      least={useSelector(gameDetail, select.selectLeast)}
      balance={useSelector(gameDetail, select.selectBalance)}
      inGame={useSelector(gameDetail, select.selectHeld)}
      hearts={useHearts(favorites)}
      {...parts}
      tab={useSelector(gameDetail, select.selectTab)}
      secondsLeft={useSelector(gameDetail, select.selectSecondsLeft)}
      isSharing={useSelector(gameDetail, select.selectIsSharing)}
      onTab={(tab) => gameDetail.send({ type: 'gameDetail.tabChosen', tab })}
      onShare={() => gameDetail.send({ type: 'gameDetail.shareRequested' })}
      onPlay={(amount) => gameDetail.send({ type: 'gameDetail.playRequested', amount })}
      onResume={() => gameDetail.send({ type: 'gameDetail.resumed' })}
      onDemo={() => gameDetail.send({ type: 'gameDetail.demoRequested' })}
      onLike={() => gameDetail.send({ type: 'gameDetail.likeToggled', status: !game?.likeStatus })}
      onRetry={() => gameDetail.send({ type: 'gameDetail.retried' })}
    />
  );
}
