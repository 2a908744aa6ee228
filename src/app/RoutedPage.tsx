import { useSelector } from '@xstate/react';
import { useMemo, useSyncExternalStore, type ReactElement } from 'react';
import { useLocation } from 'react-router-dom';
import { isOpenToVisitors } from './access-table.js';
import { useFlowScreen } from './FlowHost.js';
import { useHost } from './host.js';
import type { Lobby, Params } from './page.js';
import { pathnameOf, routeOf, type AnyPage } from './routes.js';
import { Gate, Missing, PageShape, Unknown } from './Standins.js';
import { Succession } from './Succession.js';
import { childrenOf, useLobby } from './useLobby.js';

/** What an address leads to: a page that is here, or what stands in its place. */
type Wanted = { name: string; page: AnyPage; lobby: Lobby; params: Params } | { name: string; standin: ReactElement };

/** The page of the present address. */
export function RoutedPage() {
  const wanted = useWanted();
  const flow = 'page' in wanted && 'machine' in wanted.page ? { ...wanted, page: wanted.page } : null;
  const screen = useFlowScreen(flow);
  return <Succession name={wanted.name} page={flow ? screen : drawn(wanted)} />;
}

function drawn(wanted: Wanted): ReactElement | null {
  if ('standin' in wanted) return wanted.standin;
  const { page, lobby, params } = wanted;
  return 'machine' in page ? null : <page.Screen lobby={lobby} params={params} />;
}

/** Here, on its way, missing, unknown, or for players only. */
function useWanted(): Wanted {
  const { pathname, search } = useLocation();
  const { app, pages } = useHost();
  const lobby = useLobby();
  const { pageLoad, session } = childrenOf(app.getSnapshot());
  // Asked itself: a page may arrive between two looks at the chart that loads it.
  const pageHere = () => pages.get(pathname);
  const page = useSyncExternalStore(pages.subscribe, pageHere, pageHere);
  const isMissing = useSelector(pageLoad, (snapshot) => snapshot.hasTag('failed'));
  const isPlayer = useSelector(session, (snapshot) => snapshot.hasTag('player'));
  const isVisitor = useSelector(session, (snapshot) => snapshot.hasTag('visitor'));
  // Its form waits under the login popup.
  const isInterrupted = useSelector(app, (snapshot) => snapshot.hasTag('interrupted'));
  const params = useMemo<Params>(() => Object.fromEntries(new URLSearchParams(search)), [search]);

  const route = routeOf(pathname);
  if (!route) return { name: 'unknown', standin: <Unknown /> };
  if (!isPlayer && !isInterrupted && !isOpenToVisitors(pathnameOf(pathname))) return isVisitor ? { name: 'gate', standin: <Gate /> } : shape;
  if (page && lobby) return { name: route.name, page, lobby, params };
  return isMissing ? { name: 'missing', standin: <Missing pageLoad={pageLoad} /> } : shape;
}

const shape = { name: 'shape', standin: <PageShape /> };
