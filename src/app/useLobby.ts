import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { appMachine } from '../../machines/app.machine.js';
import { present } from '../../machines/vocabulary.js';
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
  const { launch, ...refs } = childrenOf(app.getSnapshot());
  const site = useSelector(launch, ({ context }) => context.site);
  const device = useSelector(refs.preferences, ({ context }) => context.device);
  const { session, loginGuard, navigator, notices, balance, favorites, home, preferences } = refs;
  return useMemo(
    () => (site ? { site, device, session, loginGuard, navigator, notices, balance, favorites, home, preferences } : null),
    [site, device, session, loginGuard, navigator, notices, balance, favorites, home, preferences],
  );
}
