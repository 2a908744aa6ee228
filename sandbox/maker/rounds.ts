import { randomInt, randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import { CODES } from '../lobby.js';
import type { Db, Trx } from '../store/store.js';
import { gameOf } from './catalogue.js';
import { GAMES } from './games/games.js';
import { MakerRefusal, NoAnswer } from './maker-refusal.js';
import { endRound } from './open-rounds.js';
import type { DecideRequest, MakerError, PlayAnswer, PlayRequest } from './page/wire.js';
import type { Parts } from '../parts.js';
import { accountOf, purseOf, seatOf, type Seat } from './seats.js';
import { stakesIn } from './stakes.js';
import { dropStake, takeStake } from './stake-answers.js';
import { moneyAt, moneyTold, type SeatMoney } from './state.js';
import { firstTellAt, tellOwed, tellStake, type LobbyBalance, type Round } from './telling.js';
import { addToBalance } from './wallet.js';
import { wireRound } from './wire-round.js';

interface Begun {
  readonly seat: Seat;
  readonly round: Round;
}

/**
 * Plays a round: stores it with what was drawn from the system's secure random numbers, tells the lobby the stake, and only
 * when that is taken shows the outcome and tells the win. No transaction is open while the lobby is told. A repeated request
 * with the same key returns the same round and moves no money.
 */
export async function playRound(parts: Parts, token: string, request: PlayRequest): Promise<PlayAnswer> {
  const begun = await parts.db.transaction().execute((trx) => begin(trx, token, request, parts.now()));
  return finish(parts, begun);
}

async function begin(
  trx: Trx,
  token: string,
  { roundKey, stake, bet: given, isFree }: PlayRequest,
  at: Date,
): Promise<Begun> {
  const seat = await seatOf(trx, token, at);
  const game = GAMES[gameOf(seat.game_ref)];
  const accepted = game.accept(given, stake, stakesIn(seat.currency));
  if (accepted === null) throw new MakerRefusal('badBet');
  const { bet } = accepted;
  const known = await roundUnder(trx, seat, roundKey);
  if (known) {
    const isSame = known.stake === stake && known.is_free === isFree && isDeepStrictEqual(known.bet, bet);
    if (!isSame) throw new MakerRefusal('keyReused');
    return { seat, round: known };
  }
  // Only the lobby gives free spins.
  if (isFree && purseOf(seat) !== 'lobby') throw new MakerRefusal('noFreeSpin');
  if (game.decides !== null && (await hasOpenRound(trx, seat))) throw new MakerRefusal('roundOpen');
  const started = accepted.start(randomInt, at);
  if (started.state === 'refused') throw new MakerRefusal(started.reason);
  if (!(await holds(trx, seat, stake))) throw new MakerRefusal('insufficient');
  const isOpen = started.state === 'open';
  const round = await trx
    .insertInto('maker_round')
    .values({
      session_ref: seat.session_ref,
      round_key: roundKey,
      round_ref: randomUUID(),
      stake,
      is_free: isFree,
      bet: JSON.stringify(bet),
      outcome: JSON.stringify(started.outcome),
      win: isOpen ? null : started.win,
      hidden: isOpen ? JSON.stringify(started.hidden) : null,
      due_at: isOpen ? started.dueAt : null,
      decision: null,
      created_at: at,
      state: 'staking',
      tell_at: firstTellAt(at),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  // Nobody is told of a demo.
  return { seat, round: purseOf(seat) === 'demo' ? await takeStake(trx, seat, round, true) : round };
}

/** Tells the lobby what it does not know yet, and shows the round. */
async function finish(parts: Parts, { seat, round }: Begun): Promise<PlayAnswer> {
  let known = round;
  let atStake: LobbyBalance | null = null;
  let isSilent = false;
  if (known.state === 'staking') {
    const told = await tellStake(parts, seat, round);
    if (told.state === 'refused') {
      await dropStake(parts.db, round);
      throw new MakerRefusal(await reasonOf(parts.db, round, told.code));
    }
    // Money at the lobby: only its answer says whether the stake is taken. The page asks again under the same key.
    if (told.state === 'none' && purseOf(seat) === 'lobby') throw new NoAnswer(told.why);
    if (told.state === 'done') atStake = told.data;
    isSilent = told.state === 'none';
    known = await parts.db.transaction().execute((trx) => takeStake(trx, seat, round, told.state === 'done'));
  }
  if (known.state !== 'open' && known.state !== 'decided') throw new MakerRefusal('takenBack');
  // A lobby that is away is not asked twice while a player waits.
  const owed = isSilent ? { round: known, atLobby: null } : await tellOwed(parts, seat, known);
  const money = purseOf(seat) === 'lobby' ? await atLobby() : await moneyAt(parts, seat);
  return { round: wireRound(owed.round), ...money };

  async function atLobby(): Promise<SeatMoney> {
    if (owed.atLobby !== null) return moneyTold(seat, owed.atLobby);
    if (atStake === null) return moneyAt(parts, seat);
    return moneyTold(seat, { ...atStake, balance: atStake.balance + (owed.round.win ?? 0) });
  }
}

/** What the page is told when the lobby has refused the stake of a round. */
async function reasonOf(db: Db, { round_ref, is_free }: Round, code: number): Promise<MakerError> {
  if (code === CODES.insufficientBalance) return 'insufficient';
  if (code !== CODES.invalidRequest) return 'closed';
  // A refused round is deleted, unless it was taken back while this stake was on its way.
  const kept = await db.selectFrom('maker_round').select('state').where('round_ref', '=', round_ref).executeTakeFirst();
  if (kept !== undefined) return 'takenBack';
  return is_free ? 'noFreeSpin' : 'closed';
}

/**
 * Settles an open round by the player's decision. A repeated request with the same decision returns the same round and moves
 * no money.
 */
export async function decideRound(
  parts: Parts,
  token: string,
  { roundKey, decision: given }: DecideRequest,
): Promise<PlayAnswer> {
  const at = parts.now();
  const decided = await parts.db.transaction().execute(async (trx): Promise<Begun> => {
    const seat = await seatOf(trx, token, at);
    const { decides } = GAMES[gameOf(seat.game_ref)];
    const round = await roundUnder(trx, seat, roundKey);
    if (decides === null || round === undefined) throw new MakerRefusal('badBet');
    const ended = decides.decide(round, given);
    if (ended === null) throw new MakerRefusal('badBet');
    if (round.state === 'open') return { seat, round: await endRound(trx, seat, { round, ended, at }) };
    if (round.state !== 'decided') throw new MakerRefusal('takenBack');
    if (!isDeepStrictEqual(round.decision, ended.decision)) throw new MakerRefusal('keyReused');
    return { seat, round };
  });
  return finish(parts, decided);
}

/** Takes the stake from the play money of a demo, or from what the maker holds. Money at the lobby is its own concern. */
async function holds(trx: Trx, seat: Seat, stake: number): Promise<boolean> {
  const purse = purseOf(seat);
  if (purse === 'lobby') return true;
  if (purse === 'here') return addToBalance(trx, accountOf(seat), -stake);
  const changed = await trx
    .updateTable('maker_seat')
    .set({ demo_balance: sql<number>`demo_balance - ${stake}` })
    .where('session_ref', '=', seat.session_ref)
    .where('demo_balance', '>=', stake)
    .executeTakeFirst();
  return changed.numUpdatedRows > 0n;
}

const roundUnder = (trx: Trx, seat: Seat, roundKey: string): Promise<Round | undefined> =>
  trx
    .selectFrom('maker_round')
    .selectAll()
    .where('session_ref', '=', seat.session_ref)
    .where('round_key', '=', roundKey)
    .executeTakeFirst();

async function hasOpenRound(trx: Trx, seat: Seat): Promise<boolean> {
  const open = await trx
    .selectFrom('maker_round')
    .select('round_key')
    .where('session_ref', '=', seat.session_ref)
    .where('state', 'in', ['staking', 'open'])
    .executeTakeFirst();
  return open !== undefined;
}
