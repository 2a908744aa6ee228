import type { ComponentType } from 'react';
import type { ActorRefFrom, AnyStateMachine, EventFrom, InputFrom } from 'xstate';
import type { FavoritesRef } from '../../machines/lobby/favorites.machine.js';
import type { HomeRef } from '../../machines/lobby/home.machine.js';
import type { LoginGuardRef } from '../../machines/access/loginGuard.machine.js';
import type { SessionRef } from '../../machines/access/session.machine.js';
import type { NavigatorRef } from '../../machines/entry/navigator.js';
import type { PreferencesRef } from '../../machines/entry/preferences.machine.js';
import type { NoticesRef } from '../../machines/shared/notices.machine.js';
import type { Device, SiteInfo } from '../../machines/vocabulary.js';
import type { BalanceRef } from '../../machines/wallet/balance.machine.js';
import type { Outside } from '../effects/outside.js';

/** The long-lived refs and facts that a page hands to its screen. */
export type Lobby = {
  site: SiteInfo;
  device: Device;
  session: SessionRef;
  loginGuard: LoginGuardRef;
  navigator: NavigatorRef;
  notices: NoticesRef;
  balance: BalanceRef;
  favorites: FavoritesRef;
  home: HomeRef;
  preferences: PreferencesRef;
};

/** Search parameters of the address, by name. */
export type Params = Readonly<Record<string, string>>;

/** How a chart of a page starts. `saved` is what it left behind before a reload (meta.resumes), or null. */
export type FlowStart = { lobby: Lobby; params: Params; saved: Readonly<Record<string, unknown>> | null };

/** A page whose chart lives as long as the page is shown. */
export type FlowPage<M extends AnyStateMachine> = {
  /** The chart with its effects in place, the same one each time: its states are made once. */
  machine: (outside: Outside) => M;
  input: (start: FlowStart) => InputFrom<M>;
  /** Another key is another run of the chart: gameDetail of another game. Default: one run a page. */
  key?: (params: Params) => string;
  /** Told to the running chart when its address changes: a link, or a step back, to other parameters of the page that is shown. */
  addressed?: (params: Params) => EventFrom<M>;
  /**
   * Asks for what the first picture of the page needs, before the player goes there; null when that isn't known. The chart of
   * such a page may run before it is opened: until then it only reads.
   */
  ahead?: (outside: Outside, params: Params) => Promise<unknown> | null;
  Screen: ComponentType<{ flow: ActorRefFrom<M>; lobby: Lobby; params: Params }>;
};

/** A page over the long-lived charts alone. */
export type PlainPage = { Screen: ComponentType<{ lobby: Lobby; params: Params }> };

/** Types the parts of a page against its chart. One page, one file: src/app/pages/<area>/<flow>.tsx, `export const page`. */
export function flowPage<M extends AnyStateMachine>(page: FlowPage<M>): FlowPage<M> {
  const made = new WeakMap<Outside, M>();
  const machine = (outside: Outside): M => {
    const chart = made.get(outside) ?? page.machine(outside);
    made.set(outside, chart);
    return chart;
  };
  return { ...page, machine };
}
export const plainPage = (page: PlainPage): PlainPage => page;
