import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { appMachine } from '../../machines/app.machine.js';
import { present, type Device, type SiteInfo } from '../../machines/vocabulary.js';
import type { App } from './boot.js';
import { useHost } from './host.js';
import type { Lobby } from './page.js';

type Snapshot = SnapshotFrom<typeof appMachine>;

/** The long-lived actors, which are there from the first picture on. */
export function childrenOf({ children }: Pick<Snapshot, 'children'>) {
  return {
    launch: present(children.launch),
    loading: present(children.loading),
    pageLoad: present(children.pageLoad),
    session: present(children.session),
    loginGuard: present(children.loginGuard),
    navigator: present(children.navigator),
    network: present(children.network),
    notices: present(children.notices),
    balance: present(children.balance),
    favorites: present(children.favorites),
    home: present(children.home),
    preferences: present(children.preferences),
  };
}

/** What pages hand to their screens; null until the site is known. */
export function useLobby(): Lobby | null {
  const { app } = useHost();
  const { launch, preferences } = childrenOf(app.getSnapshot());
  const site = useSelector(launch, ({ context }) => context.site);
  const device = useSelector(preferences, ({ context }) => context.device);
  return useMemo(() => lobbyWith(app, site, device), [app, site, device]);
}

export function lobbyOf(app: App): Lobby | null {
  const { launch, preferences } = childrenOf(app.getSnapshot());
  return lobbyWith(app, launch.getSnapshot().context.site, preferences.getSnapshot().context.device);
}

function lobbyWith(app: App, site: SiteInfo | null, device: Device): Lobby | null {
  if (!site) return null;
  const { session, loginGuard, navigator, notices, balance, favorites, home, preferences } = childrenOf(
    app.getSnapshot(),
  );
  return { site, device, session, loginGuard, navigator, notices, balance, favorites, home, preferences };
}
