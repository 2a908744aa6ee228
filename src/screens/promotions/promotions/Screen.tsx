import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { PromotionsRef } from '../../../../machines/promotions/promotions.machine.js';
import { selectPanel, selectTail } from '../../../ui/more/list.js';
import * as select from './selectors.js';
import { PromotionsView } from './View.js';

/** `games`: the row of games below a page without promotions. */
export const PromotionsScreen = ({ promotions, games }: { promotions: PromotionsRef; games: ReactNode }) => (
  <PromotionsView
    panel={useSelector(promotions, selectPanel)}
    promotions={useSelector(promotions, select.selectPromotions)}
    activities={useSelector(promotions, select.selectActivities)}
    banners={useSelector(promotions, select.selectBanners)}
    filter={useSelector(promotions, select.selectFilter)}
    serverNow={useSelector(promotions, select.selectServerNow)}
    tail={useSelector(promotions, selectTail)}
    games={games}
    onFilter={(filter) => promotions.send({ type: 'promotions.filtered', filter })}
    onClear={() => promotions.send({ type: 'promotions.cleared' })}
    onMore={() => promotions.send({ type: 'promotions.moreWanted' })}
    onRetry={() => promotions.send({ type: 'promotions.retried' })}
  />
);
