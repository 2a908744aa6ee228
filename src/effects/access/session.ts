import { fromCallback, fromPromise, type SnapshotFrom } from 'xstate';
import { profileOf, type Profile, type SessionRef, type Stored, type StoredTokenEvent } from '../../../machines/access/session.machine.js';
import { systemId } from '../../../machines/system.js';
import type { User } from '../../../machines/vocabulary.js';
import { quietHeader } from '../../api/rules.js';
import { removeCookie, writeCookie } from '../cookies.js';
import type { Outside } from '../outside.js';
import { slot, type KeyValueStore } from '../store.js';
import { forgetOnlineTime, partDue } from './onlineTime.js';

type World = Pick<Outside, 'api' | 'body' | 'done' | 'store' | 'now'>;

const opening = { quiet: true };

export const defineSessionActors = ({ api, body, done, store, now }: World) => ({
  readToken: fromPromise<Stored>(async () => ({ token: store.get(slot.token), profile: keptProfile(store) })),
  keepToken: fromPromise<void, { token: string }>(async ({ input }) => {
    // Another player may have been here: what is kept of one is never shown to the next.
    store.remove(slot.user);
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
  leave: fromPromise<void, { token: string }>(async ({ input, signal }) => {
    // An order under way is found in its player's wallet; whoever logs in next must not be asked about it.
    store.remove(slot.deposit);
    // Both must outlive the tab: who logs out often closes it. The token is named, whoever logs in meanwhile (A11).
    const call = { headers: { [quietHeader]: '1', Authorization: `Bearer ${input.token}` }, keepalive: true, signal };
    const onlineTime = partDue(store, now());
    if (onlineTime) await done(api.POST('/onlineTime', { ...call, body: { onlineTime } }), opening).catch(() => null);
    await done(api.GET('/logout', call), opening);
  }),
  forgetToken: fromPromise<void>(async () => {
    removeCookie('player');
    store.remove(slot.token);
    store.remove(slot.user);
    forgetOnlineTime(store);
  }),
  watchStoredToken: fromCallback<StoredTokenEvent>(({ sendBack }) => {
    const tell = ({ key }: StorageEvent) => {
      if (key === slot.token || key === null) sendBack({ type: 'session.replaced', token: store.get(slot.token) });
    };
    addEventListener('storage', tell);
    return () => removeEventListener('storage', tell);
  }),
});

/** Tells a flow when somebody is logged in: at once, or when another tab logs in. */
export const watchSession = fromCallback(({ sendBack, system }) => {
  const session = system.get(systemId.session) as SessionRef | undefined;
  if (!session) return undefined;
  const look = (snapshot: SnapshotFrom<SessionRef>) => {
    if (snapshot.hasTag('player')) sendBack({ type: 'session.found' });
  };
  look(session.getSnapshot());
  const subscription = session.subscribe(look);
  return () => subscription.unsubscribe();
});

const version = 1;

/** What an earlier version kept, or nobody can read, is nothing. */
function keptProfile(store: KeyValueStore): Profile | null {
  try {
    const kept = JSON.parse(store.get(slot.user) ?? 'null') as { version?: number; profile?: Partial<Profile> } | null;
    const { nickname, avatar, level } = kept?.profile ?? {};
    if (kept?.version !== version || typeof nickname !== 'string' || typeof avatar !== 'object' || typeof level !== 'number') return null;
    return { nickname, avatar, level };
  } catch {
    return null;
  }
}
