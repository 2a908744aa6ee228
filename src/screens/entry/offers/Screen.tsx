import { useSelector } from '@xstate/react';
import type { OffersRef } from '../../../../machines/entry/offers.machine.js';
import * as select from './selectors.js';
import { OffersView } from './View.js';

export const OffersScreen = ({ offers }: { offers: OffersRef }) => (
  <OffersView
    panel={useSelector(offers, select.selectPanel)}
    offers={useSelector(offers, select.selectOffers)}
    onRetry={() => offers.send({ type: 'offers.retried' })}
  />
);
