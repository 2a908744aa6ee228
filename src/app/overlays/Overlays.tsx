import { useSelector } from '@xstate/react';
import { createElement, useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { addressOf } from '../../../machines/addresses.js';
import { useAppContext } from '../context.js';
import { ErrorBoundary } from '../hosting/ErrorBoundary.js';
import { FlowHost } from '../hosting/FlowHost.js';
import { lazyPart } from '../hosting/LazyPart.js';
import { childrenOf } from '../hosting/useLobby.js';
import type { Lobby } from '../navigation/page.js';
import { OverlayStore, type OverlayName } from './overlay-store.js';

const none = {};

/** Everything that may lie over any page: login popup, notice of the day, offer of the app, warning of money left in a game. */
export function Overlays({ lobby }: { lobby: Lobby }) {
  const { app, texts } = useAppContext();
  const [overlays] = useState(() => new OverlayStore(texts));
  const { loginGuard, launch } = childrenOf(app.getSnapshot());
  const isOnMainPage = addressOf(useLocation().pathname)?.frame === 'tab';
  const isAskedToLogIn = useSelector(loginGuard, (snapshot) => snapshot.hasTag('popup'));
  // The popup stays over an interrupted form until it is known which player has logged in.
  const isHeld = useSelector(app, (snapshot) => snapshot.hasTag('held'));
  const isReady = useSelector(launch, (snapshot) => snapshot.matches('ready'));
  const hasPixel = useSelector(launch, ({ context }) => Boolean(context.site?.facebookPixel));
  const isPlayer = useSelector(app, (snapshot) => snapshot.matches({ visit: 'player' }));
  // A warning of money in a game comes before any notice, so notices wait until the balance has been read.
  const isMoneyKnown = useSelector(
    lobby.balance,
    (snapshot) => snapshot.matches('player') && !snapshot.hasTag('unread'),
  );
  const isInGame = useSelector(lobby.balance, ({ context }) => (context.info?.inGame.length ?? 0) > 0);
  const isFreeOfGames = !isPlayer || (isMoneyKnown && !isInGame);
  const isFreeForNews = isReady && isOnMainPage && isFreeOfGames && !isAskedToLogIn;
  const hasApp = useSelector(launch, ({ context }) => Boolean(context.site?.appDownloadLink));
  const loginPopup = useMemo(() => lazyPart('loginPopup', () => overlays.load('loginPopup')), [overlays]);
  const part = (name: OverlayName, isWanted: boolean) => (
    <Overlay name={name} overlays={overlays} lobby={lobby} isWanted={isWanted} />
  );
  return (
    <>
      {part('noticeOfTheDay', isFreeForNews)}
      {part('appDownload', isFreeForNews && hasApp && navigator.userAgent.includes('Android'))}
      {part('trackingPixel', isReady && hasPixel)}
      {part('exitWarning', isReady && isPlayer)}
      {isAskedToLogIn || isHeld ? (
        <FlowHost name="load.loginPopup" page={loginPopup} lobby={lobby} params={none} />
      ) : null}
    </>
  );
}

type OverlayProps = { name: OverlayName; overlays: OverlayStore; lobby: Lobby; isWanted: boolean };

/** An overlay that no player waits for: if it does not load or throws, it is left out. */
function Overlay({ name, overlays, lobby, isWanted }: OverlayProps) {
  const overlay = useSyncExternalStore(
    overlays.subscribe,
    () => overlays.get(name),
    () => null,
  );

  useLayoutEffect(() => {
    if (isWanted) overlays.load(name).catch(() => undefined);
  }, [overlays, name, isWanted]);

  return isWanted && overlay ? (
    <ErrorBoundary address={name} fallback={null}>
      {createElement(overlay, { lobby })}
    </ErrorBoundary>
  ) : null;
}
