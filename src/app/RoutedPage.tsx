import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { isOpenToVisitors } from './access-table.js';
import { FlowHost } from './FlowHost.js';
import { useHost } from './host.js';
import type { Lobby, Params } from './page.js';
import { pathnameOf, routeOf } from './routes.js';
import { Gate, Missing, PageShape, Unknown } from './Standins.js';
import { childrenOf, useLobby } from './useLobby.js';

/** The page of the present address: here, on its way, missing, unknown, or for players only. */
export function RoutedPage() {
  const { pathname, search } = useLocation();
  const { app, pages } = useHost();
  const lobby = useLobby();
  const { pageLoad, session } = childrenOf(app.getSnapshot());
  // Read for its changes: a page that arrived is in the store.
  const isMissing = useSelector(pageLoad, (snapshot) => snapshot.hasTag('failed'));
  useSelector(pageLoad, ({ value }) => value);
  const isPlayer = useSelector(session, (snapshot) => snapshot.hasTag('player'));
  const isVisitor = useSelector(session, (snapshot) => snapshot.hasTag('visitor'));
  // Its form waits under the login popup.
  const isInterrupted = useSelector(app, (snapshot) => snapshot.hasTag('interrupted'));
  const params = useMemo<Params>(() => Object.fromEntries(new URLSearchParams(search)), [search]);

  const route = routeOf(pathname);
  if (!route) return <Unknown />;
  if (!isPlayer && !isInterrupted && !isOpenToVisitors(pathnameOf(pathname))) return isVisitor ? <Gate /> : <PageShape />;
  const page = pages.get(pathname);
  if (!page || !lobby) return isMissing ? <Missing pageLoad={pageLoad} /> : <PageShape />;
  return 'machine' in page ? (
    <FlowHost key={route.name} name={route.name} page={page} lobby={lobby} params={params} />
  ) : (
    <PlainHost Screen={page.Screen} lobby={lobby} params={params} />
  );
}

const PlainHost = ({ Screen, lobby, params }: { Screen: React.ComponentType<{ lobby: Lobby; params: Params }>; lobby: Lobby; params: Params }) => (
  <Screen lobby={lobby} params={params} />
);
