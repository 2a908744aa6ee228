import { useSelector } from '@xstate/react';
import { memo, useDeferredValue, useMemo, useSyncExternalStore, type ReactElement } from 'react';
import type { ActorRefFrom, AnyStateMachine } from 'xstate';
import { isOpenToVisitors } from './access-table.js';
import { BrokenPage } from './Broken.js';
import { FlowScreen, useFlowScreen } from './FlowHost.js';
import { useHost } from './host.js';
import type { Lobby, Params, PlainPage } from './page.js';
import { paramsIn, pathnameOf, routeOf, type AnyPage } from './routes.js';
import { Gate, Missing, PageShape, Unknown } from './Standins.js';
import { Succession, type Drawn } from './Succession.js';
import { useAddress } from './useAddress.js';
import { childrenOf, useLobby } from './useLobby.js';

/** What an address leads to: a page that is here, or what stands in its place. */
type Wanted = { name: string; page: AnyPage; lobby: Lobby; params: Params } | { name: string; standin: ReactElement };

/** The page of the present address. */
export function RoutedPage() {
  const lobby = useLobby();
  const wanted = useWanted(lobby);
  const flow = 'page' in wanted && 'machine' in wanted.page ? { ...wanted, page: wanted.page } : null;
  const screen = useFlowScreen(flow);
  const ahead = usePagesAhead(lobby);
  const { pathname, search } = useAddress();
  const { outside } = useHost();
  const broken = <BrokenPage onReload={() => outside?.reload(pathname + search)} />;
  return (
    <Succession
      name={wanted.name}
      page={flow ? screen : drawn(wanted)}
      ahead={ahead}
      broken={broken}
      address={pathname}
    />
  );
}

function drawn(wanted: Wanted): ReactElement | null {
  if ('standin' in wanted) return wanted.standin;
  const { page, lobby, params } = wanted;
  return 'machine' in page ? null : <PlainScreen page={page} lobby={lobby} params={params} />;
}

/** What happens around a page draws it no second time. */
const PlainScreen = memo(({ page, ...props }: { page: PlainPage; lobby: Lobby; params: Params }) => (
  <page.Screen {...props} />
));

/** The pages of flows that are ready, drawn when React has nothing else to do. Of two games the later one. */
function usePagesAhead(lobby: Lobby | null): readonly Drawn[] {
  const { app, pages } = useHost();
  const ready = useDeferredValue(useSelector(app, ({ context }) => context.ready));
  const drawnAhead = new Map<string, Drawn>();
  for (const [key, address] of Object.entries(ready)) {
    const [route, page, flow] = [routeOf(address), pages.get(address), app.getSnapshot().context.flows[key]];
    if (!lobby || !flow || !route || !page || !('machine' in page)) continue;
    drawnAhead.set(route.name, {
      name: route.name,
      page: (
        <FlowScreen flow={flow as ActorRefFrom<AnyStateMachine>} page={page} lobby={lobby} params={paramsIn(address)} />
      ),
    });
  }
  return [...drawnAhead.values()];
}

/** Here, on its way, missing, unknown, or for players only. */
function useWanted(lobby: Lobby | null): Wanted {
  const { pathname, search } = useAddress();
  const { app, pages } = useHost();
  const { pageLoad, session } = childrenOf(app.getSnapshot());
  // Asked itself: a page may arrive between two looks at the chart that loads it.
  const pageHere = () => pages.get(pathname);
  const page = useSyncExternalStore(pages.subscribe, pageHere, pageHere);
  const isMissing = useSelector(pageLoad, (snapshot) => snapshot.hasTag('failed'));
  const isPlayer = useSelector(session, (snapshot) => snapshot.hasTag('player'));
  const isVisitor = useSelector(session, (snapshot) => snapshot.hasTag('visitor'));
  // Its form waits under the login popup.
  const isInterrupted = useSelector(app, (snapshot) => snapshot.hasTag('interrupted'));
  const params = useMemo(() => paramsIn(search), [search]);

  const route = routeOf(pathname);
  if (!route) return { name: 'unknown', standin: <Unknown /> };
  if (!isPlayer && !isInterrupted && !isOpenToVisitors(pathnameOf(pathname)))
    return isVisitor ? { name: 'gate', standin: <Gate /> } : shape;
  if (page && lobby) return { name: route.name, page, lobby, params };
  return isMissing ? { name: 'missing', standin: <Missing pageLoad={pageLoad} /> } : shape;
}

const shape = { name: 'shape', standin: <PageShape /> };
