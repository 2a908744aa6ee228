import { useEffect, useState } from 'react';
import { raised } from '../../../machines/shared/notices.machine.js';
import { useAppContext } from '../context.js';
import type { Part } from '../hosting/LazyPart.js';
import { childrenOf, useLobby } from '../hosting/useLobby.js';
import { loadChunk } from '../navigation/load-chunk.js';

const load = () => import('./Overlays.js');

/**
 * Loads everything that may lie over a page, after the first render, which shows none of it. If the chunk does not arrive it
 * is requested again when the network returns and at every click, so that a tap on "Log in" works at last.
 */
export function LazyOverlays() {
  const { app } = useAppContext();
  const lobby = useLobby();
  const [Overlays, setOverlays] = useState<Part | null>(null);

  useEffect(() => {
    const { loginGuard, notices } = childrenOf(app.getSnapshot());
    const retries = new AbortController();
    const request = () =>
      void loadChunk(load).then(
        (loaded) => {
          retries.abort();
          setOverlays(() => loaded.Overlays);
        },
        () => {
          if (loginGuard.getSnapshot().hasTag('popup'))
            notices.send(raised({ tone: 'critical', lasts: 'error', messageId: 'requests.failed' }));
        },
      );
    request();
    for (const type of ['online', 'click']) addEventListener(type, request, retries);
    return () => retries.abort();
  }, [app]);

  return Overlays && lobby ? <Overlays lobby={lobby} /> : null;
}
