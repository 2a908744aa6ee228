import { createHash, randomBytes } from 'node:crypto';
import type { Selectable } from 'kysely';
import * as v from 'valibot';
import { tellLobby } from '../lobby.js';
import { enterFields, sign } from '../signature.js';
import type { Db, Trx } from '../store/store.js';
import type { Tables } from '../store/tables.js';
import { MakerRefusal, NoAnswer } from './maker-refusal.js';
import type { Parts } from '../parts.js';
import { demoStart } from './stakes.js';
import { playerRefOf, type Account } from './wallet.js';

export type Seat = Selectable<Tables['maker_seat']>;

/** What the lobby says of a session whose ticket was redeemed. */
const Entry = v.object({
  sessionId: v.string(),
  playerRef: v.string(),
  gameId: v.pipe(v.string(), v.regex(/^\d{1,15}$/)),
  currency: v.string(),
  isDemo: v.boolean(),
  /** Where the money of the session is. */
  walletMode: v.picklist(['transfer', 'seamless']),
});

/** The ticket in the address of a page: the lobby's number of the maker, and the lobby's ticket. */
const TICKET = /^(\d{1,15})-([\w-]+)$/;

/** Exchanges a launch ticket for a play token. The previous page of this seat loses its token. */
export async function takeSeat(
  { db, lobby, now }: Parts,
  given: string,
): Promise<{ readonly token: string; readonly seat: Seat }> {
  const [, maker = '', ticket = ''] = TICKET.exec(given) ?? [];
  if (ticket === '') throw new MakerRefusal('ticketUsed');
  const told = await tellLobby(lobby, `game/${maker}/enter`, {
    ticket,
    signature: sign(lobby.secret, enterFields({ maker, ticket })),
  });
  if (told.state === 'refused') throw new MakerRefusal('ticketUsed');
  if (told.state === 'none') throw new NoAnswer(told.why);
  const session = v.parse(Entry, told.data);
  const token = randomBytes(32).toString('base64url');
  const taken = { token_hash: hashToken(token), last_seen_at: now() };
  const seat = await db
    .insertInto('maker_seat')
    .values({
      ...taken,
      session_ref: session.sessionId,
      maker_ref: Number(maker),
      player_ref: playerRefOf(session.playerRef),
      game_ref: Number(session.gameId),
      currency: session.currency,
      is_demo: session.isDemo,
      is_seamless: !session.isDemo && session.walletMode === 'seamless',
      demo_balance: session.isDemo ? demoStart(session.currency) : 0,
      closed_at: null,
    })
    .onConflict((conflict) => conflict.column('session_ref').doUpdateSet(taken))
    .returningAll()
    .executeTakeFirstOrThrow();
  return { token, seat };
}

/** Locks the seat of a play token and updates the time of its last request. */
export async function seatOf(trx: Trx, token: string, at: Date): Promise<Seat> {
  const seat = await trx
    .updateTable('maker_seat')
    .set({ last_seen_at: at })
    .where('token_hash', '=', hashToken(token))
    .where('closed_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
  if (seat === undefined) throw new MakerRefusal('closed');
  return seat;
}

/** Locks a seat. Whatever moves money of a seat locks in this order: seat, round, the maker's wallet. */
export const lockSeat = (trx: Trx, sessionRef: string): Promise<Seat | undefined> =>
  trx.selectFrom('maker_seat').selectAll().where('session_ref', '=', sessionRef).forUpdate().executeTakeFirst();

export const findSeat = (db: Db, sessionRef: string): Promise<Seat> =>
  db.selectFrom('maker_seat').selectAll().where('session_ref', '=', sessionRef).executeTakeFirstOrThrow();

/** No round may start at the seat any more. */
export async function closeSeat(trx: Trx, sessionRef: string, at: Date): Promise<void> {
  await trx.updateTable('maker_seat').set({ closed_at: at }).where('session_ref', '=', sessionRef).execute();
}

/** Where the money of a seat is: play money of a demo, at the lobby, or here. */
export const purseOf = ({ is_demo, is_seamless }: Seat): 'demo' | 'lobby' | 'here' => {
  if (is_demo) return 'demo';
  return is_seamless ? 'lobby' : 'here';
};

export const accountOf = ({ maker_ref, player_ref, currency }: Seat): Account => ({
  makerRef: maker_ref,
  playerRef: player_ref,
  currency,
});

/** How a token is kept: SHA-256, which is enough for a secret that is random. */
const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();
