import type { ActorRef, AnyActorRef, ErrorActorEvent, Snapshot } from 'xstate';
import type { LoginGuardRef } from './access/loginGuard.machine.js';
import type { SessionRef } from './access/session.machine.js';
import type { FlowsRef } from './flows.machine.js';
import type { FavoritesRef } from './lobby/favorites.machine.js';
import type { NavigatorRef } from './entry/navigator.js';
import type { PreferencesRef } from './entry/preferences.machine.js';
import type { NoticesRef } from './shared/notices.machine.js';
import type { BalanceRef } from './wallet/balance.machine.js';
import type { WalletParamsRef } from './wallet/walletParams.machine.js';
import type { Plain } from './vocabulary.js';

/** Names of the long-lived actors in the actor system. Any chart may send events to them. */
export const systemId = {
  app: 'app',
  notices: 'notices',
  session: 'session',
  loginGuard: 'loginGuard',
  navigator: 'navigator',
  balance: 'balance',
  walletParams: 'walletParams',
  preferences: 'preferences',
  requests: 'requests',
  flows: 'flows',
  favorites: 'favorites',
} as const;

/** Events that charts send to the root. The root's own type cannot be imported here, because it contains the charts' types. */
export type AppEvent =
  | Plain<
      | 'session.began'
      | 'session.ended'
      | 'session.absent'
      | 'session.missed'
      | 'session.barred'
      | 'loginGuard.declined'
      | 'flows.kept'
      | 'flows.discarded'
    >
  | { type: 'session.identified'; userId: string | null }
  /** `reason`: the sentence of the refusal that ended it. */
  | { type: 'session.expired'; reason: string | null }
  /** XState reports that a chart of the root threw an error. */
  | ErrorActorEvent;
export type AppMailbox = ActorRef<Snapshot<unknown>, AppEvent>;

type WithSystem = Pick<AnyActorRef, 'system'>;

/** `system.get` returns an untyped ref; these accessors make a misspelt event a compile error. */
const running =
  <Ref extends AnyActorRef>(name: keyof typeof systemId) =>
  ({ system }: WithSystem): Ref => {
    const ref = system.get(name) as Ref | undefined;
    // `sendTo(undefined)` silently delivers to the sender itself.
    if (!ref) throw new Error(`${name} is not running in this actor system`);
    return ref;
  };
export const appOf = running<AppMailbox>('app');
export const noticesOf = running<NoticesRef>('notices');
export const sessionOf = running<SessionRef>('session');
export const loginGuardOf = running<LoginGuardRef>('loginGuard');
export const navigatorOf = running<NavigatorRef>('navigator');
export const preferencesOf = running<PreferencesRef>('preferences');
export const balanceOf = running<BalanceRef>('balance');
export const walletParamsOf = running<WalletParamsRef>('walletParams');
export const favoritesOf = running<FavoritesRef>('favorites');
export const flowsOf = running<FlowsRef>('flows');
