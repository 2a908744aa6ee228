import { fromCallback, fromPromise, type SnapshotFrom } from 'xstate';
import {
  profileOf,
  type Profile,
  type SessionRef,
  type Stored,
  type StoredTokenEvent,
} from '../../../machines/access/session.machine.js';
import { systemId } from '../../../machines/system.js';
import type { User } from '../../../machines/vocabulary.js';
import { quietHeader } from '../../api/rules.js';
import { removeCookie, writeCookie } from '../cookies.js';
import type { Outside } from '../outside.js';
import { slot, type KeyValueStore } from '../store.js';
import { forgetOnlineTime, takePartDue } from './onlineTime.js';

type World = Pick<Outside, 'api' | 'body' | 'done' | 'store' | 'now'>;

const opening = { quiet: true };

export const defineSessionActors = ({ api, body, done, store, now }: World) => ({
  readToken: fromPromise<Stored>(async () => ({
    token: keptToken(store),
    profile: keptProfile(store),
    farewell: takeFarewell(store),
  })),
  keepToken: fromPromise<void, { token: string }>(async ({ input }) => {
    // Another player may have been here: what is kept of one is never shown to the next.
    store.remove(slot.user);
    forgetDrafts(store);
    store.set(slot.token, input.token);
    // No secret: the server only draws the right empty top bar by it.
    writeCookie('player', '1');
  }),
  loadUser: fromPromise<User | null>(async ({ signal }) => {
    const answer = await body(api.GET('/getInfo', { headers: { [quietHeader]: '1' }, signal }), opening);
    const user = answer.ok ? (answer.value.user ?? null) : null;
    if (user) store.set(slot.user, JSON.stringify({ version, profile: profileOf(user) }));
    return user;
  }),
  leave: fromPromise<void, { token: string }>(async ({ input }) => {
    // An order under way is found in its player's wallet; whoever logs in next must not be asked about it.
    store.remove(slot.deposit);
    // Both must outlive the tab and this state: who logs out often closes it, and whoever logs in meanwhile must not call
    // the logout back. So nothing aborts them, and the token is named (A11).
    const call = { headers: { [quietHeader]: '1', Authorization: `Bearer ${input.token}` }, keepalive: true };
    const onlineTime = takePartDue(store, now());
    forgetOnlineTime(store);
    if (onlineTime) await done(api.POST('/onlineTime', { ...call, body: { onlineTime } }), opening).catch(() => null);
    await done(api.GET('/logout', call), opening);
  }),
  forgetToken: fromPromise<void, { token: string | null }>(async ({ input }) => {
    // The chart whose call was refused hears its answer first: its form is open again when the app looks for one.
    await new Promise((resolve) => setTimeout(resolve));
    // Another tab may have logged in meanwhile: its token is not the one that died (A2).
    if (store.get(slot.token) !== input.token) throw new Error('another token is stored');
    removeCookie('player');
    store.remove(slot.token);
    store.remove(slot.user);
    forgetDrafts(store);
    forgetOnlineTime(store);
    if (store.get(slot.token) !== null) throw new Error('the storage keeps the token');
  }),
  watchStoredToken: fromCallback<StoredTokenEvent>(({ sendBack }) => {
    const tell = ({ key }: StorageEvent) => {
      if (key === slot.token || key === null) sendBack({ type: 'session.replaced', token: keptToken(store) });
    };
    addEventListener('storage', tell);
    return () => removeEventListener('storage', tell);
  }),
});

export const defineReloadActors = ({ store, reload }: Pick<Outside, 'store' | 'reload'>) => ({
  reloadPage: fromPromise<void, { path: string; farewell: string | null }>(async ({ input: { path, farewell } }) => {
    // Three seconds are longer than this page lives: the next one says it again (section 8).
    if (farewell !== null) store.set(slot.farewell, JSON.stringify({ version, farewell }));
    reload(path);
  }),
});

/** What the last page could not finish saying, once. */
function takeFarewell(store: KeyValueStore): string | null {
  const kept = parsed<{ farewell: unknown }>(store.get(slot.farewell));
  store.remove(slot.farewell);
  return typeof kept?.farewell === 'string' && kept.farewell.length <= longestSentence ? kept.farewell : null;
}

/** Tells a flow when somebody is logged in: at once, or when another tab logs in. */
export const watchSession = fromCallback(({ sendBack, system }) => {
  const session = system.get(systemId.session) as SessionRef | undefined;
  if (!session) return undefined;
  const look = (snapshot: SnapshotFrom<SessionRef>) => {
    if (snapshot.matches('player')) sendBack({ type: 'session.found' });
  };
  look(session.getSnapshot());
  const subscription = session.subscribe(look);
  return () => subscription.unsubscribe();
});

/** What one person typed on the way in: nothing for the next one at this browser. */
function forgetDrafts(store: KeyValueStore): void {
  for (const name of [slot.signUpDraft, slot.smsLoginDraft, slot.resetPasswordDraft, slot.bindPhoneDraft])
    store.remove(name);
}

const version = 1;
const longestSentence = 500;

/** What cannot be a bearer (RFC 6750) is none: a header could not even carry it. */
function keptToken(store: KeyValueStore): string | null {
  const token = store.get(slot.token);
  return token !== null && /^[\w.~+/-]{1,1024}=*$/.test(token) ? token : null;
}

function keptProfile(store: KeyValueStore): Profile | null {
  const { nickname, avatar, level } = parsed<{ profile?: Partial<Profile> }>(store.get(slot.user))?.profile ?? {};
  if (
    typeof nickname !== 'string' ||
    typeof avatar?.name !== 'string' ||
    typeof avatar.dominant !== 'string' ||
    typeof level !== 'number'
  )
    return null;
  return { nickname, avatar, level };
}

/** What an earlier version kept, or nobody can read, is nothing. */
function parsed<Kept>(text: string | null): Partial<Kept> | null {
  try {
    const kept = JSON.parse(text ?? 'null') as (Partial<Kept> & { version?: number }) | null;
    return kept?.version === version ? kept : null;
  } catch {
    return null;
  }
}
