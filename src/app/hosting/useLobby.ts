import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { appMachine } from '../../../machines/app.machine.js';
import { present, type Device, type SiteInfo } from '../../../machines/vocabulary.js';
import { useAppContext, type App } from '../context.js';
import type { Lobby } from '../navigation/page.js';

type Snapshot = SnapshotFrom<typeof appMachine>;

/** The long-lived actors, which exist from the first render on. */
export function childrenOf({ children }: Pick<Snapshot, 'children'>) {
  return {
    launch: present(children.launch),
    requests: present(children.requests),
    pageLoad: present(children.pageLoad),
    session: present(children.session),
    loginGuard: present(children.loginGuard),
    navigator: present(children.navigator),
    network: present(children.network),
    flows: present(children.flows),
    notices: present(children.notices),
    balance: present(children.balance),
    walletParams: present(children.walletParams),
    favorites: present(children.favorites),
    home: present(children.home),
    preferences: present(children.preferences),
  };
}

/** What pages pass to their screens; null until the site info is known. */
export function useLobby(): Lobby | null {
  const { app } = useAppContext();
  const { launch, preferences } = childrenOf(app.getSnapshot());
  const site = useSelector(launch, ({ context }) => context.site);
  const device = useSelector(preferences, ({ context }) => context.device);
  return useMemo(() => lobbyWith(app, site, device), [app, site, device]);
}

function lobbyWith(app: App, site: SiteInfo | null, device: Device): Lobby | null {
  if (!site) return null;
  const { session, loginGuard, navigator, notices, balance, walletParams, favorites, home, preferences } = childrenOf(
    app.getSnapshot(),
  );
  return { site, device, session, loginGuard, navigator, notices, balance, walletParams, favorites, home, preferences };
}
