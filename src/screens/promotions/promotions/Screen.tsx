import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { OffersRef } from '../../../../machines/promotions/offers.js';
import type { PromotionsRef } from '../../../../machines/promotions/promotions.machine.js';
import { usePagedList } from '../../../ui/more/usePagedList.js';
import * as select from './selectors.js';
import { PromotionsView, type PromotionsViewProps } from './View.js';

/** `games`: the row of games below a page without promotions. */
export function PromotionsScreen({ promotions, games }: { promotions: PromotionsRef; games: ReactNode }) {
  const offers = useSelector(promotions, select.selectOffers);
  const filter = useSelector(promotions, select.selectFilter);
  const serverNow = useSelector(promotions, select.selectNow);
  return offers ? (
    <Offers
      offers={offers}
      filter={filter}
      serverNow={serverNow}
      games={games}
      onFilter={(chosen) => promotions.send({ type: 'promotions.filtered', filter: chosen })}
      onClear={() => promotions.send({ type: 'promotions.cleared' })}
    />
  ) : null;
}

type OffersProps = Pick<PromotionsViewProps, 'filter' | 'serverNow' | 'games' | 'onFilter' | 'onClear'> & {
  offers: OffersRef;
};

export function Offers({ offers, ...props }: OffersProps) {
  const { panel, tail, rows, extra, onMore, onRetry } = usePagedList(offers);
  return (
    <PromotionsView
      {...props}
      panel={panel}
      tail={tail}
      promotions={rows.filter((offer) => 'promotionId' in offer)}
      activities={rows.filter((offer) => 'activityId' in offer)}
      banners={extra?.banners ?? []}
      onMore={onMore}
      onRetry={onRetry}
    />
  );
}
