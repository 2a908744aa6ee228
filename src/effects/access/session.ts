import { fromCallback, fromPromise } from 'xstate';
import {
  profileOf,
  type EndedSession,
  type Profile,
  type Stored,
  type StoredTokenEvent,
} from '../../../machines/access/session.js';
import type { User } from '../../../machines/vocabulary.js';
import { noIndicator } from '../../api/rules.js';
import { removeCookie, writeCookie } from '../cookies.js';
import type { Outside } from '../outside.js';
import { forgetPictures, ownerIn, resumeSlot, resumeSlots, savedIn } from '../saved.js';
import { slot, type KeyValueStore } from '../store.js';
import { forgetOnlineTime, takePartDue } from './onlineTime.js';
import { expiredReasonIn, keepExpiredReason, takeExpiredReason } from './reloadPage.js';
import { parsed, version } from './versioned.js';

type World = Pick<Outside, 'api' | 'body' | 'done' | 'store' | 'now'>;

export const defineSessionActors = ({ api, body, done, store, now }: World) => ({
  recallToken: fromPromise<Stored>(async () => ({
    token: keptToken(store),
    profile: keptProfile(store),
    expiredReason: takeExpiredReason(store),
  })),
  storeToken: fromPromise<void, { token: string }>(async ({ input }) => {
    // Another player may have used this browser: the stored data of one player is never shown to the next.
    forgetPlayer(store);
    forgetDrafts(store);
    forgetSentOfOthers(store, null);
    store.set(slot.token, input.token);
    // Not a secret: the server uses it only to render the right empty top bar.
    writeCookie('player', '1');
  }),
  loadUser: fromPromise<User | null>(async ({ signal }) => {
    const answer = await body(api.GET('/getInfo', { headers: noIndicator, signal }));
    const user = answer.ok ? (answer.value.user ?? null) : null;
    if (user) {
      takeUnowned(store, user.userId);
      forgetSentOfOthers(store, user.userId);
      store.set(slot.playerId, user.userId);
      store.set(slot.user, JSON.stringify({ version, profile: profileOf(user) }));
    }
    return user;
  }),
  requestLogout: fromPromise<void, { token: string }>(async ({ input }) => {
    // Both requests must outlive the tab and this state: players often close the tab after logging out, and a login meanwhile
    // must not cancel the logout. So nothing aborts them, and they name the token (A11).
    const call = { headers: { ...noIndicator, Authorization: `Bearer ${input.token}` }, keepalive: true };
    const onlineTime = takePartDue(store, now());
    forgetNews(store);
    if (onlineTime) await done(api.POST('/onlineTime', { ...call, body: { onlineTime } })).catch(() => null);
    await done(api.GET('/logout', call));
  }),
  forgetToken: fromPromise<void, EndedSession>(async ({ input }) => {
    // The chart whose request was refused handles the response first, so that its form is open again when the app looks for one.
    await new Promise((resolve) => setTimeout(resolve));
    // Another tab may have logged in meanwhile: its token is not the expired one (A2). Or it has removed this one.
    const kept = store.get(slot.token);
    if (kept !== null && kept !== input.token) throw new Error('another token is stored');
    removeCookie('player');
    // The other tabs hear of both in this order, and tell their player why the session ended.
    if (input.expiredReason !== null) keepExpiredReason(store, input.expiredReason);
    store.remove(slot.token);
    store.remove(slot.expiredReason);
    forgetPlayer(store);
    forgetDrafts(store);
    // After a logout the player finds an open order in the wallet. After an expiry the same player goes on with it.
    if (!input.isExpired) for (const name of SENT) store.remove(name);
    forgetNews(store);
    if (store.get(slot.token) !== null) throw new Error('the storage keeps the token');
  }),
  watchStoredToken: fromCallback<StoredTokenEvent>(({ sendBack }) => {
    let expiredReason: string | null = null;
    const tell = ({ key, newValue }: StorageEvent) => {
      if (key === slot.expiredReason) expiredReason = expiredReasonIn(newValue);
      if (key === slot.token || key === null)
        sendBack({ type: 'session.replaced', token: keptToken(store), expiredReason });
    };
    addEventListener('storage', tell);
    return () => removeEventListener('storage', tell);
  }),
});

/**
 * What is sent under a key: money, a feedback, and comments. Until such a request has a response, its player has to be able
 * to ask for it or repeat it, also after the session expired.
 */
export const SENT: readonly string[] = [
  'deposit',
  'withdrawal',
  'manualDeposit',
  'gameSession',
  'bringIn',
  'promotionDetail',
  'bonusClaim',
  'promotionCode',
  'activityDetail',
  'feedback',
  'commentForm',
  'commentRemoval',
  'commentReport',
].map(resumeSlot);
/** An address, which is followed after the login of whoever logs in. */
const wanted = resumeSlot('loginGuard');

/** What the tabs of a player tell each other: the time online, what was asked last, and unread messages. */
function forgetNews(store: KeyValueStore): void {
  forgetOnlineTime(store);
  store.remove(slot.settleAsked);
  store.remove(slot.messagesCounted);
  store.remove(slot.messagesChanged);
}

function forgetPlayer(store: KeyValueStore): void {
  store.remove(slot.user);
  store.remove(slot.playerId);
  store.remove(slot.unsentMarks);
  store.remove(slot.playedGames);
  store.remove(slot.searchWords);
}

/** Removes what one player typed into forms: the next player of this browser must not see it. */
function forgetDrafts(store: KeyValueStore): void {
  for (const name of resumeSlots(store)) if (name !== wanted && !SENT.includes(name)) store.remove(name);
  forgetPictures();
}

/**
 * What was saved between the login and the response that names its player. A login removes everything older without an owner,
 * so it is this player's.
 */
function takeUnowned(store: KeyValueStore, owner: string): void {
  for (const name of [...resumeSlots(store), slot.unsentMarks, slot.playedGames]) {
    const saved = savedIn(store.get(name));
    if (name !== wanted && saved?.owner === null) store.set(name, JSON.stringify({ ...saved, owner }));
  }
}

/** Removes the keys of all players but this one. With null, only those of players whose id is not known. */
function forgetSentOfOthers(store: KeyValueStore, playerId: string | null): void {
  for (const name of SENT) {
    const owner = ownerIn(store.get(name));
    if (playerId === null ? owner === null : owner !== playerId) store.remove(name);
  }
}

/** Ignores a stored value that cannot be a bearer token (RFC 6750): a header could not carry it. */
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
