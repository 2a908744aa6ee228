import { useSelector } from '@xstate/react';
import { createElement, useCallback, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import type { OverlayName } from '../../../machines/overlays.js';
import { overlaysMachine, type OverlaysRef } from '../../../machines/overlays.machine.js';
import { present } from '../../../machines/vocabulary.js';
import { isInstallable } from '../../effects/entry/installable.js';
import { holdInstallPrompt } from '../../effects/entry/installPrompt.js';
import { useAppContext, type App } from '../context.js';
import { ErrorBoundary } from '../hosting/ErrorBoundary.js';
import { otherTabsMachine } from '../../../machines/entry/otherTabs.machine.js';
import { defineOtherTabsActors } from '../../effects/entry/otherTabs.js';
import { DialogTurn } from '../../ui/dialog/open-dialogs.js';
import { FlowHost } from '../hosting/FlowHost.js';
import { lazyPart, type Part } from '../hosting/LazyPart.js';
import { keepFocus } from '../../ui/focus/keep-focus.js';
import { flowPage, type Lobby } from '../navigation/page.js';
import { ChunkStore } from '../navigation/chunk-store.js';
import { OfflineLine } from './OfflineLine.js';
import { overlayChunks } from './overlay-chunks.js';
import { defineOverlaysActors } from './watch-lobby.js';

/** The overlays that no player waits for. */
const unawaited = [
  'noticeOfTheDay',
  'appDownload',
  'trackingPixel',
  'exitWarning',
  'settlePolling',
  'unreadMessages',
  'passkeyOffer',
] as const;

const otherTabsPage = flowPage({
  machine: (outside) => otherTabsMachine.provide({ actors: defineOtherTabsActors(outside) }),
  input: () => undefined,
  // Nothing to see: it follows what other tabs choose.
  Screen: () => null,
});

/** Everything that may lie over any page. Its chart decides what does. */
export function Overlays({ lobby }: { lobby: Lobby }) {
  const context = useAppContext();
  const [page] = useState(() =>
    overlaysPage(context.app, new ChunkStore(context.texts, overlayChunks(context.outside))),
  );
  // Of the whole document. It is here because no button is gone before the first tap, and the first route has to be small.
  useLayoutEffect(() => keepFocus(), []);
  // Before the offer needs it: a browser tells it once a document.
  useLayoutEffect(() => holdInstallPrompt(), []);
  return (
    <>
      <OfflineLine network={lobby.network} />
      <FlowHost name="overlays" page={page} lobby={lobby} />
      <FlowHost name="otherTabs" page={otherTabsPage} lobby={lobby} />
    </>
  );
}

export function overlaysPage(app: App, overlays: ChunkStore<OverlayName, Part>) {
  const loginPopup = lazyPart('loginPopup', async () => {
    await overlays.load('loginPopup');
    return present(overlays.get('loginPopup'));
  });
  return flowPage({
    machine: () => overlaysMachine.provide({ actors: defineOverlaysActors(app) }),
    input: ({ lobby: { site } }) => ({
      hasPixel: Boolean(site.facebookPixel),
      hasApp: isInstallable(site.appDownloadLink),
    }),
    Screen: ({ flow, lobby }) => {
      const isLoginShown = useSelector(flow, (snapshot) => snapshot.hasTag('loginPopup'));
      return (
        <>
          {unawaited.map((name) => (
            <Overlay key={name} name={name} flow={flow} overlays={overlays} lobby={lobby} />
          ))}
          {isLoginShown ? (
            <DialogTurn value>
              <FlowHost name="load.loginPopup" page={loginPopup} lobby={lobby} />
            </DialogTurn>
          ) : null}
        </>
      );
    },
  });
}

type OverlayProps = {
  name: (typeof unawaited)[number];
  flow: OverlaysRef;
  overlays: ChunkStore<OverlayName, Part>;
  lobby: Lobby;
};

/** If an overlay does not load or throws, it is left out, and the chart is notified. */
function Overlay({ name, flow, overlays, lobby }: OverlayProps) {
  const isWanted = useSelector(flow, (snapshot) => snapshot.hasTag(name));
  const isOpen = useSelector(flow, (snapshot) => snapshot.hasTag(`open.${name}`));
  const overlay = useSyncExternalStore(
    overlays.subscribe,
    () => overlays.get(name),
    () => null,
  );

  const miss = useCallback(() => flow.send({ type: 'overlays.missed', name }), [flow, name]);
  useLayoutEffect(() => {
    if (isWanted) overlays.load(name).catch(miss);
  }, [overlays, name, isWanted, miss]);

  return isWanted && overlay ? (
    <DialogTurn value={isOpen}>
      <ErrorBoundary address={name} fallback={null} onError={miss}>
        {createElement(overlay, { lobby })}
      </ErrorBoundary>
    </DialogTurn>
  ) : null;
}
