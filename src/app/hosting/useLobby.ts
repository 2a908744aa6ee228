import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { appMachine } from '../../../machines/app.machine.js';
import { longLived, type LongLived } from '../../../machines/longLived.js';
import { present, type Device, type SiteInfo } from '../../../machines/vocabulary.js';
import { useAppContext, type App } from '../context.js';
import type { Lobby } from '../navigation/page.js';

type Snapshot = SnapshotFrom<typeof appMachine>;

/** The long-lived actors of the running app. */
export const childrenOf = ({ children }: Pick<Snapshot, 'children'>): LongLived =>
  Object.fromEntries(
    Object.keys(longLived).map((name) => [name, present(children[name as keyof LongLived])]),
  ) as LongLived;

/** What pages pass to their screens; null until the site info is known. */
export function useLobby(): Lobby | null {
  const { app } = useAppContext();
  const { launch, preferences } = childrenOf(app.getSnapshot());
  const site = useSelector(launch, ({ context }) => context.site);
  const device = useSelector(preferences, ({ context }) => context.device);
  return useMemo(() => lobbyWith(app, site, device), [app, site, device]);
}

/** The same outside of React. */
export function lobbyOf(app: App): Lobby | null {
  const { launch, preferences } = childrenOf(app.getSnapshot());
  return lobbyWith(app, launch.getSnapshot().context.site, preferences.getSnapshot().context.device);
}

function lobbyWith(app: App, site: SiteInfo | null, device: Device): Lobby | null {
  if (!site) return null;
  return { site, device, ...childrenOf(app.getSnapshot()) };
}
