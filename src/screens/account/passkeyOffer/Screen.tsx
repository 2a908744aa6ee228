import { useSelector } from '@xstate/react';
import type { PasskeyOfferRef } from '../../../../machines/account/passkeyOffer.machine.js';
import * as select from './selectors.js';
import { PasskeyOfferView } from './View.js';

export const PasskeyOfferScreen = ({ passkeyOffer }: { passkeyOffer: PasskeyOfferRef }) => (
  <PasskeyOfferView
    isShown={useSelector(passkeyOffer, select.selectIsShown)}
    isAdding={useSelector(passkeyOffer, select.selectIsAdding)}
    isAdded={useSelector(passkeyOffer, select.selectIsAdded)}
    notAdded={useSelector(passkeyOffer, select.selectNotAdded)}
    onAdd={() => passkeyOffer.send({ type: 'passkeyOffer.accepted' })}
    onSkip={() => passkeyOffer.send({ type: 'passkeyOffer.skipped' })}
    onDecline={() => passkeyOffer.send({ type: 'passkeyOffer.declined' })}
  />
);
