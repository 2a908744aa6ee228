import { useEffect, useState } from 'react';
import { raised } from '../../machines/shared/notices.machine.js';
import type { Part } from './Demanded.js';
import { useHost } from './host.js';
import { onDemand } from './on-demand.js';
import { childrenOf, useLobby } from './useLobby.js';

const load = () => import('./Overlays.js');

/**
 * All that may lie over a page. It comes after the first picture, which has none of it; what did not come is asked for again
 * when the network is back and at every press, so that no press is dead for good.
 */
export function Over() {
  const { app } = useHost();
  const lobby = useLobby();
  const [Overlays, show] = useState<Part | null>(null);

  useEffect(() => {
    const { loginGuard, notices } = childrenOf(app.getSnapshot());
    const again = new AbortController();
    const ask = () =>
      void onDemand(load).then(
        (come) => {
          again.abort();
          show(() => come.Overlays);
        },
        () => {
          if (loginGuard.getSnapshot().hasTag('popup'))
            notices.send(raised({ tone: 'critical', lasts: 'error', messageId: 'request.failed' }));
        },
      );
    ask();
    for (const chance of ['online', 'click']) addEventListener(chance, ask, again);
    return () => again.abort();
  }, [app]);

  return Overlays && lobby ? <Overlays lobby={lobby} /> : null;
}
