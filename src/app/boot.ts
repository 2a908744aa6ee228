import { createActor, fromCallback, type Actor } from 'xstate';
import { loginGuardMachine } from '../../machines/access/loginGuard.machine.js';
import { onlineTimeMachine } from '../../machines/access/onlineTime.machine.js';
import { sessionMachine } from '../../machines/access/session.machine.js';
import { appMachine } from '../../machines/app.machine.js';
import { launchMachine } from '../../machines/entry/launch.machine.js';
import type { NavigationEvent } from '../../machines/entry/navigator.js';
import { preferencesMachine } from '../../machines/entry/preferences.machine.js';
import { favoritesMachine } from '../../machines/lobby/favorites.machine.js';
import { homeMachine } from '../../machines/lobby/home.machine.js';
import { networkMachine } from '../../machines/shared/network.machine.js';
import { pageLoadMachine } from '../../machines/shared/pageLoad.machine.js';
import { systemId } from '../../machines/system.js';
import { balanceMachine } from '../../machines/wallet/balance.machine.js';
import { defineOnlineTimeActors } from '../effects/access/onlineTime.js';
import { defineReloadActors, defineSessionActors } from '../effects/access/session.js';
import { defineLaunchActors } from '../effects/entry/launch.js';
import { definePreferencesActors } from '../effects/entry/preferences.js';
import { defineFavoritesActors } from '../effects/lobby/favorites.js';
import { defineHomeActors } from '../effects/lobby/home.js';
import type { Outside } from '../effects/outside.js';
import { watchNetwork, watchPage } from '../effects/page.js';
import { definePageLoadActors } from '../effects/shared/page-load.js';
import { defineBalanceActors } from '../effects/wallet/balance.js';
import { isOpenToVisitors } from './access-table.js';
import type { PageStore } from './page-store.js';
import { loadResumable, saveResumable } from './resume.js';
import { pathnameOf, routeOf } from './routes.js';
import type { Start } from './start.js';

/** The running files: the entry has another name in every build. */
export const build = import.meta.url;

export type App = Actor<typeof appMachine>;
export type BootOptions = { start: Start; path: string; outside: Outside; pages: PageStore };

/** The root chart with every effect in place. Children freeze what they were given: this is the only time. */
export function provideApp({ outside, pages }: Pick<BootOptions, 'outside' | 'pages'>): typeof appMachine {
  const navigate = ({ to, replace = false }: NavigationEvent) =>
    outside.navigate(isOfThisLobby(to) ? to : '/', { replace });
  return appMachine.provide({
    actors: {
      navigator: fromCallback<NavigationEvent>(({ receive }) => receive(navigate)),
      preferences: preferencesMachine.provide({ actors: definePreferencesActors(outside) }),
      launch: launchMachine.provide({ actors: defineLaunchActors(outside) }),
      session: sessionMachine.provide({ actors: defineSessionActors(outside) }),
      onlineTime: onlineTimeMachine.provide({ actors: defineOnlineTimeActors(outside) }),
      balance: balanceMachine.provide({ actors: { ...defineBalanceActors(outside), watchPage } }),
      favorites: favoritesMachine.provide({ actors: defineFavoritesActors(outside) }),
      home: homeMachine.provide({ actors: defineHomeActors(outside) }),
      pageLoad: pageLoadMachine.provide({ actors: definePageLoadActors({ ...outside, loadPage: pages.load, build }) }),
      network: networkMachine.provide({ actors: { watchNetwork } }),
      ...defineReloadActors(outside),
    },
  });
}

/** Asks charts for their states, so that these are made now and not when they run (`lazyStates` of the build). Other logic has none. */
export function makeStates(...logics: readonly object[]): void {
  for (const logic of logics) if ('root' in logic) void logic.root;
}

/** Creates the root actor, not yet started. */
export function boot({ start, path, outside, pages }: BootOptions, machine = provideApp({ outside, pages })): App {
  return createActor(machine, {
    systemId: systemId.app,
    input: {
      site: start.site,
      home: start.home,
      hint: start.hint,
      preferences: start.preferences,
      place: placeOf(path, pages),
      wantedPath: wantedPath(outside),
    },
    inspect: saveResumable(outside),
  });
}

/** Where a path is, as the root needs to know it. */
export const placeOf = (path: string, pages: PageStore) => ({
  path,
  isOpen: routeOf(path) === null || isOpenToVisitors(pathnameOf(path)),
  isLoaded: pages.isLoaded(path),
});

/** Only what the router knows: no foreign address, no script (A4). */
export const isOfThisLobby = (path: string): boolean => /^\/(?![/\\])/.test(path) && routeOf(path) !== null;

function wantedPath(outside: Outside): string | null {
  const wanted = loadResumable(outside, loginGuardMachine)?.['wantedPath'];
  return typeof wanted === 'string' && isOfThisLobby(wanted) ? wanted : null;
}
