import { sql } from 'kysely';
import type { Called } from '../../adapters/called.js';
import type { BookedRound, Maker, MakerBooks } from '../../adapters/maker/maker.js';
import type { Db } from '../../db/open.js';

/** A difference between the ledger and the maker's own books. Minor units. */
export interface MakerFinding {
  readonly makerId: number;
  readonly playerId: number;
  readonly currency: string;
  /** `balance`, or the stake or the win of a round. */
  readonly what: string;
  readonly ledger: number;
  readonly maker: number;
}

/** What players have staked on rounds that are not settled yet. The money is at the maker's side of the ledger. */
export interface OpenStakes {
  readonly currency: string;
  readonly rounds: number;
  /** Minor units. */
  readonly amount: number;
}

export interface MakersAudit {
  readonly findings: readonly MakerFinding[];
  readonly openStakes: readonly OpenStakes[];
}

/**
 * Compares the ledger with the maker's own books: what the maker holds of each player, and the stake and the win of each of
 * its rounds. Null if the maker reports no books. Money moves while both are read, one after the other, so a difference counts
 * only if it is there twice with the same figures.
 */
export async function auditMakers(db: Db, maker: Called<Maker>): Promise<MakersAudit | null> {
  if (maker.books === undefined) return null;
  const first = await compare(db, maker.books.bind(maker));
  if (first.findings.length === 0) return first;
  const seen = new Set(first.findings.map((finding) => JSON.stringify(finding)));
  const second = await compare(db, maker.books.bind(maker));
  return { ...second, findings: second.findings.filter((finding) => seen.has(JSON.stringify(finding))) };
}

type ReadBooks = (request: {
  readonly after: string | null;
  readonly transfers: readonly string[];
}) => Promise<MakerBooks>;

async function compare(db: Db, read: ReadBooks): Promise<MakersAudit> {
  const pending = await pendingTransfers(db);
  const findings: MakerFinding[] = [];
  const open = new Map<string, OpenStakes>();
  const makers = new Sums();
  /** What the maker must hold by the ledger. */
  const expected = await ledgerBalances(db);
  let after: string | null = null;
  do {
    const page: MakerBooks = await read({ after, transfers: after === null ? pending.map(({ id }) => id) : [] });
    for (const one of page.balances) makers.add(one, one.balance);
    if (after === null) for (const one of pending) expected.add(one, effectOf(one, page));
    const booked = await roundsInLedger(db, page.rounds);
    for (const round of page.rounds) {
      const ledger = booked.get(`${round.makerId} ${round.ref}`) ?? { stake: 0, win: 0 };
      findings.push(...differences(round, ledger));
      if (round.unanswered.length > 0 && !round.isAtLobby)
        expected.add(round, netOf(round, round) - netOf(round, ledger));
      if (round.win === null) {
        const { rounds, amount } = open.get(round.currency) ?? { rounds: 0, amount: 0 };
        open.set(round.currency, { currency: round.currency, rounds: rounds + 1, amount: amount + round.stake });
      }
    }
    after = page.next;
  } while (after !== null);
  for (const [whose, ledger, held] of expected.joined(makers))
    if (ledger !== held) findings.push({ ...whose, what: 'balance', ledger, maker: held });
  return { findings, openStakes: [...open.values()].toSorted((a, b) => (a.currency < b.currency ? -1 : 1)) };
}

interface Step {
  readonly stake: number;
  readonly win: number | null;
}

/** A step that the lobby has not acknowledged may be booked or not. A round that was taken back has moved nothing in the end. */
function differences(round: BookedRound, ledger: Step): readonly MakerFinding[] {
  const { makerId, playerId, currency, ref } = round;
  if (round.stake === 0 && round.win === 0 && ledger.stake === ledger.win) return [];
  return (['stake', 'win'] as const).flatMap((what) => {
    const [booked, told] = [ledger[what] ?? 0, round[what] ?? 0];
    if (booked === told || (booked === 0 && round.unanswered.includes(what))) return [];
    return [{ makerId, playerId, currency, what: `${what} of round ${ref}`, ledger: booked, maker: told }];
  });
}

/** What a round has changed of the money at the maker. A win after the exit went on into the wallet. */
const netOf = ({ isAfterExit }: BookedRound, { stake, win }: Step): number => (isAfterExit ? 0 : (win ?? 0)) - stake;

interface Pending {
  readonly id: string;
  readonly direction: string;
  readonly amount: number | null;
  readonly makerId: number;
  readonly playerId: number;
  readonly currency: string;
}

/** How a transfer without an outcome makes the maker's balance differ from the ledger's. */
function effectOf({ id, direction, amount }: Pending, { transfers }: MakerBooks): number {
  const done = transfers.find((one) => one.id === id);
  if (direction === 'in') return done === undefined ? -(amount ?? 0) : 0;
  return done === undefined ? 0 : -done.amount;
}

const pendingTransfers = (db: Db): Promise<readonly Pending[]> =>
  db
    .selectFrom('game_transfer')
    .innerJoin('game_session', 'game_session.id', 'game_transfer.session_id')
    .select([
      'game_transfer.id',
      'game_transfer.direction',
      'game_transfer.amount',
      'game_session.maker_id as makerId',
      'game_session.player_id as playerId',
      'game_session.currency',
    ])
    .where('game_transfer.status', '=', 'sent')
    .execute();

async function ledgerBalances(db: Db): Promise<Sums> {
  const rows = await db
    .selectFrom('account')
    .select(['maker_id', 'player_id', 'currency', 'balance'])
    .where('kind', '=', 'maker_balance')
    .execute();
  const sums = new Sums();
  for (const { maker_id, player_id, currency, balance } of rows)
    sums.add({ makerId: maker_id ?? 0, playerId: player_id ?? 0, currency }, balance ?? 0);
  return sums;
}

async function roundsInLedger(db: Db, rounds: readonly BookedRound[]): Promise<ReadonlyMap<string, Step>> {
  if (rounds.length === 0) return new Map();
  const found = await db
    .selectFrom('transfer')
    .select([
      'maker_id',
      'round_ref',
      sql<number>`(coalesce(sum(amount) filter (where type in ('game_loss', 'promo_bet')), 0)
        - coalesce(sum(amount) filter (where type in ('game_refund', 'promo_refund')), 0))::bigint`.as('stake'),
      sql<number>`coalesce(sum(amount) filter (where type in ('game_win', 'promo_win', 'promo_late_win')), 0)::bigint`.as(
        'win',
      ),
    ])
    .where('maker_id', 'in', [...new Set(rounds.map(({ makerId }) => makerId))])
    .where(
      'round_ref',
      'in',
      rounds.map(({ ref }) => ref),
    )
    .groupBy(['maker_id', 'round_ref'])
    .execute();
  return new Map(found.map(({ maker_id, round_ref, stake, win }) => [`${maker_id} ${round_ref}`, { stake, win }]));
}

interface Whose {
  readonly makerId: number;
  readonly playerId: number;
  readonly currency: string;
}

/** Minor units by maker, player and currency. */
class Sums {
  readonly #rows = new Map<string, { readonly whose: Whose; readonly amount: number }>();

  add({ makerId, playerId, currency }: Whose, amount: number): void {
    const key = `${makerId} ${playerId} ${currency}`;
    const before = this.#rows.get(key)?.amount ?? 0;
    this.#rows.set(key, { whose: { makerId, playerId, currency }, amount: before + amount });
  }

  /** Every row of both, with the amount of either. */
  joined(other: Sums): readonly (readonly [whose: Whose, own: number, others: number])[] {
    const keys = new Set([...this.#rows.keys(), ...other.#rows.keys()]);
    return [...keys].flatMap((key) => {
      const [own, others] = [this.#rows.get(key), other.#rows.get(key)];
      const whose = own?.whose ?? others?.whose;
      return whose === undefined ? [] : [[whose, own?.amount ?? 0, others?.amount ?? 0] as const];
    });
  }
}
