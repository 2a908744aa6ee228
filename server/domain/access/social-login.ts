import { randomBytes, randomInt } from 'node:crypto';
import type { Selectable } from 'kysely';
import { challengeOf } from '../../adapters/identity/pkce.js';
import { refusal, Refusal } from '../../base/refusal.js';
import { atomically, type Db } from '../../db/open.js';
import type { Database } from '../../db/schema.js';
import { isViolationOf } from '../../db/violations.js';
import { isUnclaimed, newClaim, NO_CLAIM } from '../claims.js';
import { isWithin } from '../limits.js';
import { foreignName, tidyName } from '../names.js';
import type { Asked } from '../asked.js';
import { notifyPlayer } from '../account/send-message.js';
import { addPlayer } from './players.js';
import { openSession } from './sessions.js';
import { hashToken } from './tokens.js';

/** The callback pages: of a login, and of a bind, which a player who is logged in may open (decision C9). */
const LOGIN_PATH = '/pages/login/getFacebookQuery';
const BIND_PATH = '/pages/account/socialBinds';

/** How long the player may stay at the network before the login expires. */
const LOGIN_MS = 900_000;
const LIMIT = { count: 60, windowMs: 3_600_000 };

type LoginRow = Selectable<Database['social_login']>;

/**
 * Begins a social login: stores its state and verifier on the server and returns the URL of the network's page. With a
 * token it binds the network to the player.
 */
export async function beginSocialLogin({
  body,
  db,
  network,
  player,
  origin,
  services,
  now,
}: Asked<{ readonly browserUUID: string }>): Promise<{ url: string } | Refusal> {
  if (!services.site.hasFacebook) return refusal('socialUnavailable');
  if (!(await isWithin(db, services.clock, [[`social:ip:${network}`, LIMIT]]))) return refusal('tooManyRequests');
  const [state, verifier] = [randomBytes(32).toString('base64url'), randomBytes(32).toString('base64url')];
  await db
    .insertInto('social_login')
    .values({
      state_hash: hashToken(state),
      type: 'facebook',
      verifier,
      browser_uuid: body.browserUUID,
      player_id: player?.id ?? null,
      subject: null,
      name: null,
      expires_at: new Date(now().getTime() + LOGIN_MS),
    })
    .execute();
  return {
    url: services.identity.loginUrl({
      state,
      challenge: challengeOf(verifier),
      redirectUri: redirectUriOf(origin, player?.id ?? null),
    }),
  };
}

/** What the network's page came back with. */
export interface SocialReturn {
  readonly state: string;
  readonly code?: string | undefined;
  readonly error?: string | undefined;
  readonly browserUUID: string;
  readonly isAdult?: boolean | undefined;
  /** The token of the player who binds the network; empty without one. */
  readonly token: string;
}

/**
 * Ends a social login: logs in, opens an account for a new person, or binds the network to the player who began it. The
 * state works once, and only in the browser and for the player that began it; only a new person who still has to
 * confirm the age may use it again.
 */
export async function endSocialLogin(call: Asked<SocialReturn>): Promise<{ token: string } | Refusal> {
  const { body, db, player, services, now } = call;
  if (!services.site.hasFacebook) return refusal('socialUnavailable');
  const login = await db
    .selectFrom('social_login')
    .selectAll()
    .where('state_hash', '=', hashToken(body.state))
    .where('browser_uuid', '=', body.browserUUID)
    .where('expires_at', '>', now())
    .executeTakeFirst();
  if (login === undefined || login.player_id !== (player?.id ?? null)) return refusal('socialExpired');
  if (body.code === undefined || body.error !== undefined) {
    await forget(db, login);
    return refusal(body.error === undefined || body.error === 'access_denied' ? 'socialDenied' : 'socialExpired');
  }
  const known = await identify(call, login, body.code);
  if (known === null) return refusal('socialExpired');
  // Hashing waits in a queue, so it runs before the transaction, and only for a new person.
  const secret =
    login.player_id === null && (await boundTo(db, known.subject)) === undefined ? await unknownPassword(call) : null;
  try {
    return await atomically(db, async (trx) => {
      // Of two parallel requests with one state, the second finds no login.
      if (!(await forget(trx, login))) throw refusal('socialExpired');
      if (login.player_id === null) return { token: await enter(trx, call, known, secret) };
      await bind(trx, call, login.player_id, known);
      return { token: body.token };
    });
  } catch (error) {
    if (error instanceof Refusal) return error;
    // A new person pressed twice: the other request has opened the account.
    if (isViolationOf(error, 'social_account_pkey'))
      return refusal(login.player_id === null ? 'socialExpired' : 'socialTaken');
    throw error;
  }
}

/** The network compares it with the one of the beginning (RFC 6749 section 4.1.3). */
const redirectUriOf = (origin: string, binder: number | null): string =>
  `${origin}${binder === null ? LOGIN_PATH : BIND_PATH}`;

interface Known {
  readonly subject: string;
  readonly name: string;
}

/** Exchanges the code once and stores whom it identified; a wrong code ends the login. */
async function identify(
  { db, origin, services, now }: Asked<SocialReturn>,
  login: LoginRow,
  code: string,
): Promise<Known | null> {
  if (login.subject !== null && login.name !== null) return { subject: login.subject, name: login.name };
  const { verifier } = login;
  const claim = verifier === null ? null : await claimLogin(db, login, now());
  if (verifier === null || claim === null) return null;
  const mine = db.updateTable('social_login').where('state_hash', '=', login.state_hash).where('claim', '=', claim);
  let found: Known | null;
  try {
    found = await services.identity.exchange({
      code,
      verifier,
      redirectUri: redirectUriOf(origin, login.player_id),
      at: now(),
    });
  } catch (error) {
    // The network may not have got the code: the player can try once more.
    await mine.set(NO_CLAIM).execute();
    throw error;
  }
  if (found === null) {
    await forget(db, login);
    return null;
  }
  const known = { subject: found.subject, name: tidyName(found.name) };
  const { numUpdatedRows } = await mine.set({ ...known, verifier: null, ...NO_CLAIM }).executeTakeFirstOrThrow();
  // The claim was lost: another request decides this login.
  return numUpdatedRows > 0n ? known : null;
}

/**
 * Lets only one request exchange the code. A second exchange of the same code would fail as used, and end the login that the
 * first one continues. Null if another request exchanges it.
 */
async function claimLogin(db: Db, { state_hash }: LoginRow, now: Date): Promise<string | null> {
  const { claim, claimed_until } = newClaim(now);
  const { numUpdatedRows } = await db
    .updateTable('social_login')
    .set({ claim, claimed_until })
    .where('state_hash', '=', state_hash)
    .where('verifier', 'is not', null)
    .where(isUnclaimed(now))
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n ? claim : null;
}

/** Logs in the bound player, or opens an account. A new person must confirm the age (decision D5). */
async function enter(
  trx: Db,
  call: Asked<SocialReturn>,
  { subject, name }: Known,
  passwordHash: string | null,
): Promise<string> {
  const { body, lang, site, now } = call;
  const bound = await boundTo(trx, subject);
  if (bound?.status === 'locked') throw refusal('accountLocked');
  if (bound !== undefined) return openSession(trx, bound.id, body.browserUUID, call);
  if (site.minimumAge !== null && body.isAdult !== true) throw refusal('ageNotConfirmed', 'isAdult');
  // The binding was removed at this moment: the next try opens an account.
  if (passwordHash === null) throw refusal('socialExpired');
  const at = now();
  const nickname = await foreignName(trx, name, 32);
  const id = await addPlayer(trx, {
    username: `fb${randomInt(10 ** 11)
      .toString()
      .padStart(11, '0')}`,
    phone: null,
    passwordHash,
    language: lang,
    ...(nickname === null ? {} : { nickname }),
    browserUuid: body.browserUUID,
    adultConfirmedAt: body.isAdult === true ? at : null,
    at,
  });
  await trx
    .insertInto('social_account')
    .values({ type: 'facebook', subject, player_id: id, name, bound_at: at })
    .execute();
  await notifyPlayer(trx, id, 'welcome', at);
  return openSession(trx, id, body.browserUUID, call);
}

const boundTo = (db: Db, subject: string) =>
  db
    .selectFrom('social_account')
    .innerJoin('player', 'player.id', 'social_account.player_id')
    .select(['player.id', 'player.status'])
    .where('type', '=', 'facebook')
    .where('subject', '=', subject)
    .executeTakeFirst();

/** A random password that is never shown; a player who binds a phone later can set another one. */
const unknownPassword = ({ services }: Asked<SocialReturn>): Promise<string> =>
  services.passwords.hash(randomBytes(24).toString('base64url'));

/**
 * Binds the identity to the logged-in player. The session and its token stay: with a new token, a player whose response is
 * lost would be logged out.
 */
async function bind(trx: Db, call: Asked<SocialReturn>, playerId: number, { subject, name }: Known): Promise<void> {
  const at = call.now();
  await trx.selectFrom('player').select('id').where('id', '=', playerId).forNoKeyUpdate().executeTakeFirstOrThrow();
  const holder = await trx
    .selectFrom('social_account')
    .select('player_id')
    .where('type', '=', 'facebook')
    .where('subject', '=', subject)
    .executeTakeFirst();
  if (holder !== undefined && holder.player_id !== playerId) throw refusal('socialTaken');
  // A stolen session must not replace the player's binding with the thief's: the old one has to be unbound first.
  const own = await trx
    .selectFrom('social_account')
    .select('subject')
    .where('type', '=', 'facebook')
    .where('player_id', '=', playerId)
    .executeTakeFirst();
  if (own !== undefined && own.subject !== subject) throw refusal('socialTaken');
  if (own === undefined) {
    await trx
      .insertInto('social_account')
      .values({ type: 'facebook', subject, player_id: playerId, name, bound_at: at })
      .execute();
    await notifyPlayer(trx, playerId, 'socialBound', at, { name });
  }
}

async function forget(db: Db, { state_hash }: LoginRow): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('social_login')
    .where('state_hash', '=', state_hash)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
