import { useSelector } from '@xstate/react';
import { createElement, useLayoutEffect, useMemo, useSyncExternalStore } from 'react';
import type { Area } from '../i18n/area.js';
import { Broken } from './Broken.js';
import { demandedPage, type Part } from './Demanded.js';
import { FlowHost } from './FlowHost.js';
import { useHost } from './host.js';
import type { Lobby } from './page.js';
import { routeOf } from './routes.js';
import { useAddress } from './useAddress.js';
import { childrenOf } from './useLobby.js';

export type OverlayName = 'trackingPixel' | 'loginPopup' | 'noticeOfTheDay' | 'appDownload' | 'exitWarning';

export const files: Readonly<Record<OverlayName, { area: Area; load: () => Promise<{ Overlay: Part }> }>> = {
  loginPopup: { area: 'access', load: () => import('./pages/access/loginPopup.js') },
  noticeOfTheDay: { area: 'entry', load: () => import('./pages/entry/noticeOfTheDay.js') },
  appDownload: { area: 'entry', load: () => import('./pages/entry/appDownload.js') },
  trackingPixel: { area: 'entry', load: () => import('./pages/entry/trackingPixel.js') },
  exitWarning: { area: 'play', load: () => import('./pages/play/exitWarning.js') },
};

const none = {};

/** Login popup, notice of the day, offer of the app, warning of a game that was left: over any page, when their charts ask for them. */
export function Overlays({ lobby }: { lobby: Lobby }) {
  const { app, overlays } = useHost();
  const { loginGuard, launch } = childrenOf(app.getSnapshot());
  const isOnMainPage = routeOf(useAddress().pathname)?.frame === 'tab';
  const isAskedToLogIn = useSelector(loginGuard, (snapshot) => snapshot.hasTag('popup'));
  // A form waits until it is known who came back: what led in stays over it.
  const isHeld = useSelector(app, (snapshot) => snapshot.hasTag('held'));
  const isReady = useSelector(launch, (snapshot) => snapshot.matches('ready'));
  const hasPixel = useSelector(launch, ({ context }) => Boolean(context.site?.facebookPixel));
  const isPlayer = useSelector(app, (snapshot) => snapshot.matches({ visit: 'player' }));
  // Money that is still in a game comes before any news. A balance that could not be read holds nothing back.
  const isMoneyKnown = useSelector(
    lobby.balance,
    (snapshot) => snapshot.matches('somebody') && !snapshot.hasTag('unread'),
  );
  const isInGame = useSelector(lobby.balance, ({ context }) => (context.info?.inGame.length ?? 0) > 0);
  const isFreeOfGames = !isPlayer || (isMoneyKnown && !isInGame);
  const isFreeForNews = isReady && isOnMainPage && isFreeOfGames && !isAskedToLogIn;
  const hasApp = useSelector(launch, ({ context }) => Boolean(context.site?.appDownloadLink));
  const loginPopup = useMemo(() => demandedPage('loginPopup', () => overlays.load('loginPopup')), [overlays]);
  return (
    <>
      <Lying name="noticeOfTheDay" lobby={lobby} isWanted={isFreeForNews} />
      <Lying
        name="appDownload"
        lobby={lobby}
        isWanted={isFreeForNews && hasApp && navigator.userAgent.includes('Android')}
      />
      <Lying name="trackingPixel" lobby={lobby} isWanted={isReady && hasPixel} />
      <Lying name="exitWarning" lobby={lobby} isWanted={isReady && isPlayer} />
      {isAskedToLogIn || isHeld ? (
        <FlowHost name="load.loginPopup" page={loginPopup} lobby={lobby} params={none} />
      ) : null}
    </>
  );
}

/** Nobody waits for it: what does not come, or breaks, is left out. */
function Lying({ name, lobby, isWanted }: { name: OverlayName; lobby: Lobby; isWanted: boolean }) {
  const { overlays } = useHost();
  const overlay = useSyncExternalStore(
    overlays.subscribe,
    () => overlays.get(name),
    () => null,
  );

  useLayoutEffect(() => {
    if (isWanted) overlays.load(name).catch(() => undefined);
  }, [overlays, name, isWanted]);

  return isWanted && overlay ? (
    <Broken address={name} instead={null}>
      {createElement(overlay, { lobby })}
    </Broken>
  ) : null;
}
