import { useSelector } from '@xstate/react';
import { memo, useMemo, useSyncExternalStore, type ReactElement } from 'react';
import { useLocation } from 'react-router-dom';
import { isVisitorExpected } from '../../../machines/access/session.js';
import { addressOf, isPublic } from '../../../machines/addresses.js';
import { useAppContext } from '../context.js';
import { paramsIn, type AnyPage, type Lobby, type Params, type PlainPage } from '../navigation/page.js';
import { ErrorPage } from './ErrorBoundary.js';
import { LoginRequired, NotFound, PageSkeleton, PageUnavailable } from './Fallbacks.js';
import { useFlowScreen } from './FlowHost.js';
import { PageSwitch } from './PageSwitch.js';
import { childrenOf, useLobby } from './useLobby.js';

/** A loaded page, or what is shown in its place. */
type Wanted = { name: string; page: AnyPage; lobby: Lobby; params: Params } | { name: string; fallback: ReactElement };

/** The page of the current address. */
export function RoutedPage() {
  const lobby = useLobby();
  const wanted = useWanted(lobby);
  const flow = 'page' in wanted && 'machine' in wanted.page ? { ...wanted, page: wanted.page } : null;
  const screen = useFlowScreen(flow);
  const { pathname, search } = useLocation();
  const { outside } = useAppContext();
  const errorPage = <ErrorPage onReload={() => outside?.reload(pathname + search)} />;
  return (
    <PageSwitch
      name={wanted.name}
      page={flow ? screen : plainScreen(wanted)}
      errorPage={errorPage}
      address={pathname}
    />
  );
}

function plainScreen(wanted: Wanted): ReactElement | null {
  if ('fallback' in wanted) return wanted.fallback;
  const { page, lobby, params } = wanted;
  return 'machine' in page ? null : <PlainScreen page={page} lobby={lobby} params={params} />;
}

/** Memoised: changes of the frame around a page do not render it again. */
const PlainScreen = memo(({ page, ...props }: { page: PlainPage; lobby: Lobby; params: Params }) => (
  <page.Screen {...props} />
));

/** What the current address shows: its page, its skeleton, or why there is no page. */
function useWanted(lobby: Lobby | null): Wanted {
  const { pathname, search } = useLocation();
  const address = addressOf(pathname);
  const { app, pages } = useAppContext();
  const { pageLoad, session } = childrenOf(app.getSnapshot());
  // Read from the store and not from the chart that loads it: the page may arrive between two renders of the chart's state.
  const loadedPage = () => pages.get(pathname);
  const page = useSyncExternalStore(pages.subscribe, loadedPage, loadedPage);
  const isUnavailable = useSelector(pageLoad, (snapshot) => snapshot.hasTag('failed'));
  const isPlayer = useSelector(session, (snapshot) => snapshot.hasTag('player'));
  // An address that the lobby does not know is shown as that, until it asks a visitor to log in (A6).
  const isVisitor = useSelector(session, (snapshot) =>
    address ? isVisitorExpected(snapshot) : snapshot.hasTag('visitor'),
  );
  // The form of an expired session stays mounted under the login popup.
  const isInterrupted = useSelector(app, (snapshot) => snapshot.hasTag('interrupted'));
  const params = useMemo(() => paramsIn(search), [search]);

  if (!isPlayer && !isInterrupted && !isPublic(pathname))
    return isVisitor ? { name: 'loginRequired', fallback: <LoginRequired /> } : address ? skeleton : notFound;
  if (!address) return notFound;
  if (page && lobby) return { name: address.name, page, lobby, params };
  return isUnavailable ? { name: 'unavailable', fallback: <PageUnavailable pageLoad={pageLoad} /> } : skeleton;
}

const notFound = { name: 'notFound', fallback: <NotFound /> };
const skeleton = { name: 'skeleton', fallback: <PageSkeleton /> };
