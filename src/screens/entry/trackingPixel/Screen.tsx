import { useSelector } from '@xstate/react';
import type { TrackingPixelRef } from '../../../../machines/entry/trackingPixel.machine.js';
import { ConsentView } from './View.js';

/** Renders nothing unless the question is open. */
export function TrackingPixelScreen({ trackingPixel }: { trackingPixel: TrackingPixelRef }) {
  const isAsking = useSelector(trackingPixel, (snapshot) => snapshot.hasTag('question'));
  return isAsking ? (
    <ConsentView
      onAllow={() => trackingPixel.send({ type: 'trackingPixel.allowed' })}
      onDecline={() => trackingPixel.send({ type: 'trackingPixel.declined' })}
    />
  ) : null;
}
