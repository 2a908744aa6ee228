import { createActor, fromCallback } from 'xstate';
import { loginGuardMachine } from '../../../machines/access/loginGuard.machine.js';
import { appMachine } from '../../../machines/app.machine.js';
import type { NavigationEvent } from '../../../machines/entry/navigator.js';
import { longLived } from '../../../machines/longLived.js';
import { systemId } from '../../../machines/system.js';
import { defineOnlineTimeActors } from '../../effects/access/onlineTime.js';
import { defineReloadActors } from '../../effects/access/reloadPage.js';
import { defineSessionActors } from '../../effects/access/session.js';
import { defineLaunchActors } from '../../effects/entry/launch.js';
import { definePreferencesActors } from '../../effects/entry/preferences.js';
import { defineFavoritesActors } from '../../effects/lobby/favorites.js';
import { defineHomeActors } from '../../effects/lobby/home.js';
import type { Outside } from '../../effects/outside.js';
import { watchNetwork, watchPage } from '../../effects/page.js';
import { definePageLoadActors } from '../../effects/shared/pageLoad.js';
import { defineBalanceActors } from '../../effects/wallet/balance.js';
import { defineWalletParamsActors } from '../../effects/wallet/walletParams.js';
import type { App, AppContextValue } from '../context.js';
import { loadResumable, saveResumable } from '../../effects/resume.js';
import { build } from '../navigation/build.js';
import { isOfThisLobby, placeOf } from '../navigation/place.js';
import type { Start } from './start.js';

type BootOptions = { start: Start; path: string; outside: Outside; pages: AppContextValue['pages'] };

/** The root chart with its effects, provided once: a child keeps the implementations that it was created with. */
function provideApp({ outside, pages }: Pick<BootOptions, 'outside' | 'pages'>): typeof appMachine {
  const navigate = ({ to, replace = false }: NavigationEvent) =>
    outside.navigate(isOfThisLobby(to) ? to : '/', { replace });
  return appMachine.provide({
    actors: {
      navigator: fromCallback<NavigationEvent>(({ receive }) => receive(navigate)),
      preferences: longLived.preferences.provide({ actors: definePreferencesActors(outside) }),
      launch: longLived.launch.provide({ actors: defineLaunchActors(outside) }),
      session: longLived.session.provide({ actors: defineSessionActors(outside) }),
      onlineTime: longLived.onlineTime.provide({ actors: defineOnlineTimeActors(outside) }),
      balance: longLived.balance.provide({ actors: { ...defineBalanceActors(outside), watchPage } }),
      walletParams: longLived.walletParams.provide({ actors: defineWalletParamsActors(outside) }),
      favorites: longLived.favorites.provide({ actors: defineFavoritesActors(outside) }),
      home: longLived.home.provide({ actors: defineHomeActors(outside) }),
      pageLoad: longLived.pageLoad.provide({
        actors: definePageLoadActors({ ...outside, loadPage: (path) => pages.load(path), build }),
      }),
      network: longLived.network.provide({ actors: { watchNetwork } }),
      ...defineReloadActors(outside),
    },
  });
}

/** Creates the root actor, not yet started. */
export function createRoot({ start, path, outside, pages }: BootOptions): App {
  return createActor(provideApp({ outside, pages }), {
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

function wantedPath(outside: Outside): string | null {
  const wanted = loadResumable(outside, loginGuardMachine)?.['wantedPath'];
  return typeof wanted === 'string' && isOfThisLobby(wanted) ? wanted : null;
}
