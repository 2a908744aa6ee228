import { useSelector } from '@xstate/react';
import { createElement, useLayoutEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { useHost } from './host.js';
import { routeOf } from './routes.js';
import type { OverlayName } from './overlay-store.js';
import { childrenOf, useLobby } from './useLobby.js';

/** Login popup, notice of the day, warning of a game that was left: over any page, when their charts ask for them. */
export function Overlays() {
  const { app } = useHost();
  const { balance, loginGuard, launch } = childrenOf(app.getSnapshot());
  const isOnMainPage = routeOf(useLocation().pathname)?.frame === 'tab';
  const isAskedToLogIn = useSelector(loginGuard, (snapshot) => snapshot.hasTag('popup'));
  const isReady = useSelector(launch, (snapshot) => snapshot.matches('ready'));
  const isPlayer = useSelector(app, (snapshot) => snapshot.matches({ visit: 'player' }));
  // Money that is still in a game comes before any news.
  const hasNoGameOpen = useSelector(balance, ({ context }) => context.info?.inGame.length === 0);
  const isFreeForNews = isPlayer ? hasNoGameOpen : true;
  return (
    <>
      <Lying name="noticeOfTheDay" isWanted={isReady && isOnMainPage && isFreeForNews} />
      <Lying name="exitWarning" isWanted={isReady && isPlayer} />
      <Lying name="loginPopup" isWanted={isAskedToLogIn} />
    </>
  );
}

function Lying({ name, isWanted }: { name: OverlayName; isWanted: boolean }) {
  const { overlays, loginGuard } = useOverlay();
  const lobby = useLobby();
  const overlay = useSyncExternalStore(
    overlays.subscribe,
    () => overlays.get(name),
    () => null,
  );

  useLayoutEffect(() => {
    if (!isWanted) return;
    overlays.load(name).catch(() => {
      // The popup could not come: asking again asks for its code again.
      if (name === 'loginPopup') loginGuard.send({ type: 'login.dismissed' });
    });
  }, [overlays, name, isWanted, loginGuard]);

  return isWanted && overlay && lobby ? createElement(overlay, { lobby }) : null;
}

function useOverlay() {
  const { app, overlays } = useHost();
  return { overlays, loginGuard: childrenOf(app.getSnapshot()).loginGuard };
}
