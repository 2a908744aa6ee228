import { createContext, useContext } from 'react';
import type { Outside } from '../effects/outside.js';
import type { TextStore } from '../i18n/texts.js';
import type { App } from './boot.js';
import type { OverlayStore } from './overlay-store.js';
import type { PageStore } from './page-store.js';
import type { Router } from './router.js';

/** What the frame of the lobby stands on. On the server there is no outside and the app is not started. */
export type Host = {
  app: App;
  pages: PageStore;
  overlays: OverlayStore;
  texts: TextStore;
  outside: Outside | null;
  router: Router;
};

export const HostContext = createContext<Host | null>(null);

export function useHost(): Host {
  const host = useContext(HostContext);
  if (!host) throw new Error('HostContext is missing');
  return host;
}
