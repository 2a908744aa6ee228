import { useSelector } from '@xstate/react';
import { useMemo, type ReactNode } from 'react';
import { isVisitorExpected } from '../../../../machines/access/session.js';
import type { SessionRef } from '../../../../machines/access/session.machine.js';
import type { FavoritesRef } from '../../../../machines/lobby/favorites.machine.js';
import type { HomeRef } from '../../../../machines/lobby/home.machine.js';
import type { BalanceRef } from '../../../../machines/wallet/balance.machine.js';
import { useHearts } from '../shared/hearts.js';
import * as select from './selectors.js';
import { HomeView } from './View.js';

export type HomeScreenProps = {
  home: HomeRef;
  favorites: FavoritesRef;
  session: SessionRef;
  balance: BalanceRef;
  /**
   * The lines about money in games and open deposits, not rendered for a visitor, nor before the history: the server
   * cannot wait for them.
   */
  ownLines: ReactNode;
};

export function HomeScreen({ home, favorites, session, balance, ownLines }: HomeScreenProps) {
  const content = useSelector(home, select.selectHome);
  const recent = useSelector(home, select.selectRecent);
  // The row of played games keeps its space until the history is loaded.
  const isPlayerExpected = !useSelector(session, isVisitorExpected);
  const info = useSelector(balance, ({ context }) => context.info);
  const continued = useMemo(() => select.continuedOf(recent?.games ?? null, info), [recent, info]);
  const isPending = useSelector(home, select.selectIsRecentAwaited) && isPlayerExpected;
  return (
    <HomeView
      home={content}
      isFailed={useSelector(home, select.selectIsFailed)}
      continued={useSelector(home, select.selectIsRecentUnread) ? 'unread' : isPending ? 'pending' : continued}
      continuedAsOf={recent?.asOf ?? null}
      hearts={useHearts(favorites)}
      ownLines={isPlayerExpected && !isPending ? ownLines : null}
      onRetry={() => home.send({ type: 'home.retried' })}
      onRetryContinued={() => home.send({ type: 'home.recentRetried' })}
    />
  );
}
