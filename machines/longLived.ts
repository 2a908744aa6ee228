import type { ActorRefFrom } from 'xstate';
import { loginGuardMachine } from './access/loginGuard.machine.js';
import { onlineTimeMachine } from './access/onlineTime.machine.js';
import { sessionMachine } from './access/session.machine.js';
import { launchMachine } from './entry/launch.machine.js';
import { navigator } from './entry/navigator.js';
import { preferencesMachine } from './entry/preferences.machine.js';
import { favoritesMachine } from './lobby/favorites.machine.js';
import { flowsMachine } from './flows.machine.js';
import { homeMachine } from './lobby/home.machine.js';
import { requestsMachine } from './shared/requests.machine.js';
import { networkMachine } from './shared/network.machine.js';
import { noticesMachine } from './shared/notices.machine.js';
import { pageLoadMachine } from './shared/pageLoad.machine.js';
import { balanceMachine } from './wallet/balance.machine.js';
import { walletParamsMachine } from './wallet/walletParams.machine.js';

/** What lives as long as the root. */
export const longLived = {
  notices: noticesMachine,
  requests: requestsMachine,
  navigator,
  preferences: preferencesMachine,
  launch: launchMachine,
  session: sessionMachine,
  loginGuard: loginGuardMachine,
  onlineTime: onlineTimeMachine,
  balance: balanceMachine,
  walletParams: walletParamsMachine,
  favorites: favoritesMachine,
  home: homeMachine,
  pageLoad: pageLoadMachine,
  network: networkMachine,
  flows: flowsMachine,
};

/** Their refs. They exist from the first render on. */
export type LongLived = { [Name in keyof typeof longLived]: ActorRefFrom<(typeof longLived)[Name]> };
