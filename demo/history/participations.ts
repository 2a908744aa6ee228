import type { Transaction } from 'kysely';
import type { Database } from '../../server/db/schema.js';
import { bonusOf, recordValues } from '../../server/domain/promotions/join.js';
import type { Services } from '../../server/services.js';
import { UNIT } from '../units.js';
import { hexOf, type ImaginedDeposit, type ImaginedMoves, type PlayableGame } from './imagine.js';

type Trx = Transaction<Database>;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY = 24;

/** A participation in a promotion. Amounts in units of the site, times in hours. */
export interface Participation {
  readonly promotionId: string;
  readonly joinedAgo: number;
  readonly amount: number;
  /** Total stakes, in equal rounds; `left` is the balance after them. */
  readonly staked: number;
  readonly left: number;
  readonly rounds: number;
  readonly gameId: number;
  /** How and when it ended, in hours after joining; `auto` at its deadline. Null while it runs. */
  readonly end: { readonly status: 'settled' | 'closed' | 'unlocked'; readonly after: number | 'auto' } | null;
  readonly isSettlable?: boolean;
}

/**
 * Participations of the demo player, in every state that a screen can show. At most one per promotion, since all are
 * open while the seed writes them.
 */
export const OF_DEMO: readonly Participation[] = [
  {
    promotionId: 'summer-reels',
    joinedAgo: 100 * DAY,
    amount: 400,
    staked: 3600,
    left: 820,
    rounds: 24,
    gameId: 1001,
    end: { status: 'settled', after: 50 },
  },
  {
    promotionId: 'reef-gift',
    joinedAgo: 70 * DAY,
    amount: 300,
    staked: 900,
    left: 150,
    rounds: 12,
    gameId: 1004,
    end: { status: 'closed', after: 26 },
  },
  {
    promotionId: 'monsoon-cup',
    joinedAgo: 60 * DAY,
    amount: 500,
    staked: 3700,
    left: 900,
    rounds: 25,
    gameId: 1001,
    end: { status: 'settled', after: 'auto' },
  },
  {
    promotionId: 'pocket-reels',
    joinedAgo: 48 * DAY,
    amount: 400,
    staked: 1000,
    left: 300,
    rounds: 20,
    gameId: 1002,
    end: { status: 'closed', after: 'auto' },
  },
  {
    promotionId: 'lantern-club',
    joinedAgo: 35 * DAY,
    amount: 300,
    staked: 800,
    left: 15,
    rounds: 16,
    gameId: 1001,
    end: { status: 'unlocked', after: 9 },
  },
  { promotionId: 'net-climb', joinedAgo: 80, amount: 250, staked: 600, left: 200, rounds: 12, gameId: 1001, end: null },
  {
    promotionId: 'kasoy-week',
    joinedAgo: 50,
    amount: 500,
    staked: 1800,
    left: 640,
    rounds: 18,
    gameId: 1001,
    end: null,
    isSettlable: true,
  },
  { promotionId: 'double-up', joinedAgo: 30, amount: 200, staked: 480, left: 20, rounds: 12, gameId: 1004, end: null },
  {
    promotionId: 'reel-starter',
    joinedAgo: 20,
    amount: 400,
    staked: 1400,
    left: 540,
    rounds: 14,
    gameId: 1001,
    end: null,
  },
];

/** Participations of regulars, which use up the quota of a promotion. */
export const OF_REGULARS: readonly Participation[] = [6, 7, 8].map((days) => ({
  promotionId: 'first-table',
  joinedAgo: days * DAY,
  amount: 100,
  staked: 100,
  left: 90,
  rounds: 2,
  gameId: 1001,
  end: { status: 'closed', after: 'auto' },
}));

/** The deposit and the movements of a participation. `finish` writes the rest after them. */
export interface ImaginedParticipation {
  readonly deposit: ImaginedDeposit;
  readonly moves: ImaginedMoves;
  finish(): Promise<void>;
}

export async function imagineParticipation(
  trx: Trx,
  { site }: Services,
  {
    participation,
    playerId,
    games,
    name,
  }: { participation: Participation; playerId: number; games: readonly PlayableGame[]; name: string },
  now: Date,
): Promise<ImaginedParticipation> {
  const unit = UNIT[site.country];
  const at = new Date(now.getTime() - participation.joinedAgo * HOUR_MS);
  const promotion = await trx
    .selectFrom('promotion')
    .selectAll()
    .where('id', '=', participation.promotionId)
    .executeTakeFirstOrThrow();
  const amount = participation.amount * unit;
  const bonus = bonusOf(promotion, amount, site);
  const { id, auto_end_at } = await trx
    .insertInto('promotion_record')
    .values(await recordValues(trx, { playerId, site, at }, promotion, { amount, bonus, code: null }))
    .returning(['id', 'auto_end_at'])
    .executeTakeFirstOrThrow();
  const game = games.find((one) => one.id === participation.gameId) ?? games[0];
  if (game === undefined) throw new Error('a seed without games');
  const [wallet, locked, house] = [
    `player_wallet ${playerId}`,
    `promo_locked ${playerId}  ${id}`,
    `maker_settle  ${game.makerId}`,
  ];
  const common = { referenceNo: String(id), gameId: null, roundRef: null };
  const rounds = roundsOf(participation, { whole: amount + bonus, unit, at, name });
  const ended =
    participation.end === null
      ? null
      : {
          status: participation.end.status,
          by: participation.end.after === 'auto' ? ('time' as const) : ('player' as const),
          at:
            participation.end.after === 'auto'
              ? auto_end_at
              : new Date(at.getTime() + participation.end.after * HOUR_MS),
        };
  const left = participation.left * unit;
  return {
    // The stake is deposited shortly before, so that the rest of the player's history has the money it needs.
    deposit: {
      kind: 'deposit' as const,
      at: new Date(at.getTime() - 5 * MINUTE_MS),
      playerId,
      orderNo: hexOf(`${name} deposit`),
      amount,
    },
    moves: {
      kind: 'moves' as const,
      moves: [
        { ...common, at, type: 'promo_stake' as const, from: wallet, to: locked, amount },
        { ...common, at, type: 'promo_bonus' as const, from: 'house_promo', to: locked, amount: bonus },
        ...rounds.flatMap((round) => {
          const part = { ...common, at: round.at, gameId: game.id, roundRef: round.ref };
          return [
            { ...part, type: 'promo_bet' as const, from: locked, to: house, amount: round.stake },
            { ...part, type: 'promo_win' as const, from: house, to: locked, amount: round.win },
          ];
        }),
        ...(ended === null
          ? []
          : [
              {
                ...common,
                at: ended.at,
                type: ended.status === 'settled' ? ('promo_settle' as const) : ('promo_void' as const),
                from: locked,
                to: ended.status === 'settled' ? wallet : 'house_promo',
                amount: left,
              },
            ]),
      ].filter((move) => move.amount > 0),
    },
    finish: async () => {
      await trx
        .insertInto('promotion_round')
        .values(
          rounds.map(({ ref, stake, win, at: playedAt }) => ({
            maker_id: game.makerId,
            round_ref: ref,
            record_id: id,
            game_id: game.id,
            stake,
            counted: stake,
            is_free: false,
            win,
            staked_at: playedAt,
          })),
        )
        .execute();
      if (ended !== null)
        await trx
          .updateTable('promotion_record')
          .set({ status: ended.status, ended_by: ended.by, ended_amount: left, ended_at: ended.at, free_spins_left: 0 })
          .where('id', '=', id)
          .execute();
      else if (participation.isSettlable === true)
        await trx.updateTable('promotion_record').set({ status: 'settlable' }).where('id', '=', id).execute();
    },
  };
}

/** Rounds of equal stakes, half of them won, that end at the balance `left`. No stake exceeds the balance. */
function roundsOf(
  { staked, left, rounds }: Participation,
  { whole, unit, at, name }: { whole: number; unit: number; at: Date; name: string },
) {
  const stake = Math.floor(staked / rounds) * unit;
  const first = staked * unit - stake * (rounds - 1);
  const wins = left * unit - whole + staked * unit;
  const winning = Math.ceil(rounds / 2);
  const each = Math.floor(wins / winning / unit) * unit;
  const winOf = (index: number): number => {
    if (index % 2 === 1) return 0;
    return index === 0 ? wins - each * (winning - 1) : each;
  };
  return Array.from({ length: rounds }, (_, index) => ({
    ref: hexOf(`${name} round ${index}`),
    stake: index === 0 ? first : stake,
    win: winOf(index),
    at: new Date(at.getTime() + (index + 1) * 7 * MINUTE_MS),
  }));
}
