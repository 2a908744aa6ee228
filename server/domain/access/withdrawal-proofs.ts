import type { ExpressionBuilder } from 'kysely';
import { Refusal, refusal } from '../../base/refusal.js';
import type { Database } from '../../db/schema.js';
import { atomically, type Db } from '../../db/open.js';
import { isOwnPassword } from './change-password.js';
import { isRightCode, playerAsker, spendCode, type CodeOf } from './codes.js';
import { CEREMONY_MS, newChallenge, partyOf } from './passkey-challenges.js';
import { passkeys } from './passkeys.js';
import { proofDemand, type Payout } from './proof-demand.js';
import { findPasskey, usePasskey, type SignedPasskey } from './use-passkey.js';
import type { Asked, Circumstances } from '../asked.js';
import { isWithin } from '../limits.js';
import { numberOf } from '../lobby/ids.js';
import type { Player } from '../player.js';

/** How long after the proof the withdrawal may be requested. */
const LIFE_MS = 600_000;
const CHALLENGES = { count: 60, windowMs: 3_600_000 };

/** A withdrawal that was refused until its player proves who is there. Amount in minor units. */
interface ProvedRequest {
  /** The idempotency key of the withdrawal. */
  readonly key: string;
  readonly cardId: string;
  readonly amount: number;
}

/** A proof that the owner of the account is there: exactly one of the three. */
export interface WithdrawalProof extends ProvedRequest {
  readonly password?: string | undefined;
  /** The code that was sent to the player's phone. */
  readonly code?: string | undefined;
  readonly credential?: SignedPasskey | undefined;
}

/**
 * Notes that the owner of the account is there, for one withdrawal of this session (decision E8). Repeating the request
 * after a lost response succeeds, although the code or the challenge has been used up.
 */
export async function proveWithdrawal(call: Asked<WithdrawalProof, Player>): Promise<Refusal | null> {
  const { body, db, player, now } = call;
  const given = [body.password, body.code, body.credential].filter((proof) => proof !== undefined);
  if (given.length !== 1) return refusal('invalidRequest');
  if (await isProved(db, player, body, now())) return null;
  if (body.password !== undefined) {
    const own = await isOwnPassword(call, body.password);
    if (own instanceof Refusal) return refusal(own.problem, own.problem === 'wrongPassword' ? 'password' : undefined);
  }
  if (body.credential !== undefined) {
    const refused = await passkeyProblem(call, body.credential);
    if (refused !== null) return refused;
  }
  const { code } = body;
  const sent: CodeOf = { purpose: 'withdraw', phone: player.phone ?? '', asker: playerAsker(player.id) };
  if (code !== undefined && !(await isRightCode(db, sent, code, now()))) return refusal('wrongCode', 'code');
  return atomically(db, async (trx) => {
    if (code !== undefined && !(await spendCode(trx, sent, code))) return refusal('wrongCode', 'code');
    const proved = {
      card_id: numberOf(body.cardId),
      amount: body.amount,
      expires_at: new Date(now().getTime() + LIFE_MS),
    };
    await trx
      .insertInto('withdrawal_proof')
      .values({ session_id: player.sessionId, sent_under: body.key, ...proved })
      .onConflict((conflict) => conflict.columns(['session_id', 'sent_under']).doUpdateSet(proved))
      .execute();
    return null;
  });
}

/**
 * Why a withdrawal is not made yet: its player has to prove who is there (decision E8). Null if nothing has to be proved,
 * or the proof is here; it is used up. Runs in the transaction of the withdrawal.
 */
export async function unprovenWithdrawal(
  call: Circumstances<Player>,
  key: string,
  { amount, card }: Payout,
): Promise<Refusal | null> {
  const { db, player, now } = call;
  const demand = await proofDemand(call, { amount, card });
  if (demand === null || (await spendProof(db, player, { key, cardId: String(card.id), amount }, now()))) return null;
  return new Refusal('proofRequired', undefined, undefined, demand);
}

/** The proof of this very request that has not expired. */
const isOf =
  ({ sessionId }: Player, { key, cardId, amount }: ProvedRequest, now: Date) =>
  (is: ExpressionBuilder<Database, 'withdrawal_proof'>) =>
    is.and([
      is('session_id', '=', sessionId),
      is('sent_under', '=', key),
      is('card_id', '=', numberOf(cardId)),
      is('amount', '=', amount),
      is('expires_at', '>', now),
    ]);

async function spendProof(db: Db, player: Player, request: ProvedRequest, now: Date): Promise<boolean> {
  const spent = await db
    .deleteFrom('withdrawal_proof')
    .where(isOf(player, request, now))
    .returning('sent_under')
    .executeTakeFirst();
  return spent !== undefined;
}

async function isProved(db: Db, player: Player, request: ProvedRequest, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('withdrawal_proof')
    .select('sent_under')
    .where(isOf(player, request, now))
    .executeTakeFirst();
  return row !== undefined;
}

/** What a browser signs to prove that the player is there. */
export interface ProofChallenge {
  readonly challenge: string;
  readonly domain: string;
  /** How long the browser waits for the player, in ms. */
  readonly timeout: number;
  /** The passkeys of the player: another one that the device holds proves nothing here. */
  readonly own: readonly { readonly credential_id: string; readonly transports: readonly string[] }[];
}

/** Begins a proof by passkey. */
export async function beginPasskeyProof(call: Circumstances<Player>): Promise<ProofChallenge | Refusal> {
  const { db, player, services, now } = call;
  const party = partyOf(call);
  if (party === null) return refusal('passkeyUnavailable');
  if (!(await isWithin(db, services.clock, [[`passkey-proof:player:${player.id}`, CHALLENGES]])))
    return refusal('tooManyRequests');
  const use = { purpose: 'withdraw', playerId: player.id } as const;
  return {
    challenge: await newChallenge(db, use, party, now()),
    domain: party.domain,
    timeout: CEREMONY_MS,
    own: await passkeys(db, player),
  };
}

/** Why a signature does not prove that the player is there; null if it does. */
async function passkeyProblem(
  call: Asked<WithdrawalProof, Player>,
  credential: SignedPasskey,
): Promise<Refusal | null> {
  const party = partyOf(call);
  if (party === null) return refusal('passkeyUnavailable');
  const signed = { ...call, body: { credential } };
  const found = await findPasskey(signed);
  const use = { purpose: 'withdraw', playerId: call.player.id } as const;
  // A passkey of another account is unknown here.
  const own = found?.player_id === call.player.id ? found : undefined;
  const used = await usePasskey(signed, own, use, party);
  return used instanceof Refusal ? used : null;
}
