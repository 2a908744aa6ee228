import { useSelector } from '@xstate/react';
import type { AppRef } from '../../../../machines/app.machine.js';
import { selectIdentification } from './selectors.js';
import { IdentificationView } from './View.js';

/** Covers the page whose form waits until the player is known. */
export function IdentificationScreen({ app }: { app: AppRef }) {
  return (
    <IdentificationView
      state={useSelector(app, selectIdentification)}
      onRetry={() => app.send({ type: 'app.retried' })}
      onLeave={() => app.send({ type: 'app.abandoned' })}
    />
  );
}
