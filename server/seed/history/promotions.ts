import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema.js';
import { compileBills } from '../../domain/promotions/bill.js';
import { bonusOf, recordValues } from '../../domain/promotions/join.js';
import type { Services } from '../../services.js';
import { UNIT } from '../units.js';
import { hexOf, type ImaginedCredit, type ImaginedDeposit, type ImaginedMoves, type PlayableGame } from './imagine.js';

type Trx = Transaction<Database>;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY = 24;

/** A participation as it went. Amounts in units of the site, times in hours. */
interface Tale {
  readonly promotionId: string;
  readonly joinedAgo: number;
  readonly amount: number;
  /** Staked in all, in equal rounds, until this was left. */
  readonly staked: number;
  readonly left: number;
  readonly rounds: number;
  readonly gameId: number;
  /** How it ended, after so long; `auto` at its own time. Null while it runs. */
  readonly end: { readonly status: 'settled' | 'closed' | 'unlocked'; readonly after: number | 'auto' } | null;
  readonly isSettlable?: boolean;
}

/** The demo player's: every state that a screen can show. One of each promotion, since all are open while they are written. */
const OF_DEMO: readonly Tale[] = [
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

/** Took the last places of a promotion. */
const OF_REGULARS: readonly Tale[] = [6, 7, 8].map((days) => ({
  promotionId: 'first-table',
  joinedAgo: days * DAY,
  amount: 100,
  staked: 100,
  left: 90,
  rounds: 2,
  gameId: 1001,
  end: { status: 'closed', after: 'auto' },
}));

/** Deposits of the demo player that were made with a deposit promotion. */
const TOP_UPS = [
  { activityId: 'evening-top-up', daysAgo: 95, amount: 500, bonus: 50, turnover: 1650 },
  { activityId: 'rain-weeks', daysAgo: 55, amount: 400, bonus: 80, turnover: 1920 },
  { activityId: 'evening-top-up', daysAgo: 33, amount: 1000, bonus: 100, turnover: 3300 },
] as const;

/** What happened with promotions: the money to be recorded, and what is to be written once it is. */
export interface ImaginedPromotions {
  readonly ofDemo: readonly ImaginedDeposit[];
  readonly others: readonly (ImaginedDeposit | ImaginedMoves | ImaginedCredit)[];
  finish(): Promise<void>;
}

/** The participations of the demo player and a few regulars, from months ago until now. */
export async function imaginePromotions(
  trx: Trx,
  services: Services,
  who: { readonly demo: number; readonly regulars: readonly number[]; readonly games: readonly PlayableGame[] },
  now: Date,
): Promise<ImaginedPromotions> {
  const told = [
    ...OF_DEMO.map((tale) => ({ tale, playerId: who.demo })),
    ...OF_REGULARS.map((tale, index) => ({ tale, playerId: who.regulars[index] ?? who.demo })),
  ];
  const stories: Imagined[] = [];
  for (const [index, { tale, playerId }] of told.entries())
    stories.push(
      await imagineOne(trx, services, { tale, playerId, games: who.games, name: `promotion ${index}` }, now),
    );
  const topUps = topUpsOf(who.demo, UNIT[services.site.country], now);
  const claimed = await enterActivities(trx, who, now);
  return {
    ofDemo: [
      ...stories.filter(({ deposit }) => deposit.playerId === who.demo).map(({ deposit }) => deposit),
      ...topUps.deposits,
    ],
    others: [
      ...stories.filter(({ deposit }) => deposit.playerId !== who.demo).map(({ deposit }) => deposit),
      ...stories.map(({ moves }) => moves),
      ...topUps.credits,
      ...claimed,
    ],
    finish: async () => {
      for (const story of stories) await story.finish();
      await trx
        .insertInto('turnover_requirement')
        .values(
          topUps.deposits.map((deposit) => ({
            player_id: who.demo,
            source: 'deposit_bonus' as const,
            reference_no: deposit.orderNo,
            amount: deposit.promotion?.turnover ?? 1,
            created_at: deposit.at,
            met_at: new Date(deposit.at.getTime() + 12 * DAY * HOUR_MS),
          })),
        )
        .execute();
      while ((await compileBills(trx, { site: services.site, clock: { now: () => now } })) > 0);
    },
  };
}

/** One participation: its deposit, its movements, and what is written once these are. */
interface Imagined {
  readonly deposit: ImaginedDeposit;
  readonly moves: ImaginedMoves;
  finish(): Promise<void>;
}

async function imagineOne(
  trx: Trx,
  { site }: Services,
  { tale, playerId, games, name }: { tale: Tale; playerId: number; games: readonly PlayableGame[]; name: string },
  now: Date,
): Promise<Imagined> {
  const unit = UNIT[site.country];
  const at = new Date(now.getTime() - tale.joinedAgo * HOUR_MS);
  const promotion = await trx
    .selectFrom('promotion')
    .selectAll()
    .where('id', '=', tale.promotionId)
    .executeTakeFirstOrThrow();
  const amount = tale.amount * unit;
  const bonus = bonusOf(promotion, amount, site);
  const { id, auto_end_at } = await trx
    .insertInto('promotion_record')
    .values(await recordValues(trx, { playerId, site, at }, promotion, { amount, bonus, code: null }))
    .returning(['id', 'auto_end_at'])
    .executeTakeFirstOrThrow();
  const game = games.find((one) => one.id === tale.gameId) ?? games[0];
  if (game === undefined) throw new Error('a seed without games');
  const [wallet, locked, house] = [
    `player_wallet ${playerId}`,
    `promo_locked ${playerId}  ${id}`,
    `maker_settle  ${game.makerId}`,
  ];
  const common = { referenceNo: String(id), gameId: null, roundRef: null };
  const rounds = roundsOf(tale, { whole: amount + bonus, unit, at, name });
  const ended =
    tale.end === null
      ? null
      : {
          status: tale.end.status,
          by: tale.end.after === 'auto' ? ('time' as const) : ('player' as const),
          at: tale.end.after === 'auto' ? auto_end_at : new Date(at.getTime() + tale.end.after * HOUR_MS),
        };
  const left = tale.left * unit;
  return {
    // What is put in was deposited a little before, so that nothing else of the player's story lacks it.
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
      else if (tale.isSettlable === true)
        await trx.updateTable('promotion_record').set({ status: 'settlable' }).where('id', '=', id).execute();
    },
  };
}

/** Equal stakes, half of them won, ending at what is left. No stake is more than there is. */
function roundsOf(
  { staked, left, rounds }: Tale,
  { whole, unit, at, name }: { whole: number; unit: number; at: Date; name: string },
) {
  const stake = Math.floor(staked / rounds) * unit;
  const first = staked * unit - stake * (rounds - 1);
  const wins = left * unit - whole + staked * unit;
  const winning = Math.ceil(rounds / 2);
  const each = Math.floor(wins / winning / unit) * unit;
  return Array.from({ length: rounds }, (_, index) => ({
    ref: hexOf(`${name} round ${index}`),
    stake: index === 0 ? first : stake,
    win: index % 2 === 1 ? 0 : index === 0 ? wins - each * (winning - 1) : each,
    at: new Date(at.getTime() + (index + 1) * 7 * MINUTE_MS),
  }));
}

function topUpsOf(
  playerId: number,
  unit: number,
  now: Date,
): { deposits: ImaginedDeposit[]; credits: ImaginedCredit[] } {
  const told = TOP_UPS.map(({ activityId, daysAgo, amount, bonus, turnover }) => {
    const at = new Date(now.getTime() - daysAgo * DAY * HOUR_MS);
    const orderNo = hexOf(`top-up ${daysAgo}`);
    return {
      deposit: {
        kind: 'deposit' as const,
        at,
        playerId,
        orderNo,
        amount: amount * unit,
        promotion: { activityId, bonus: bonus * unit, turnover: turnover * unit },
      },
      credit: {
        kind: 'credit' as const,
        at: new Date(at.getTime() + 1000),
        playerId,
        type: 'deposit_bonus' as const,
        from: 'house_promo' as const,
        referenceNo: orderNo,
        amount: bonus * unit,
      },
    };
  });
  return { deposits: told.map(({ deposit }) => deposit), credits: told.map(({ credit }) => credit) };
}

/** The demo player in marketing events: one claimed, one to claim, one under way, one missed; and one that others filled. */
async function enterActivities(
  trx: Trx,
  { demo, regulars }: { readonly demo: number; readonly regulars: readonly number[] },
  now: Date,
): Promise<ImaginedCredit[]> {
  const ago = (days: number): Date => new Date(now.getTime() - days * DAY * HOUR_MS);
  const claimedAt = ago(58);
  const entries = await trx
    .insertInto('activity_entry')
    .values([
      { activity_id: 'welcome-basket', player_id: demo, joined_at: ago(59), claimed_at: claimedAt },
      { activity_id: 'lantern-week', player_id: demo, joined_at: ago(3), claimed_at: null },
      { activity_id: 'reel-marathon', player_id: demo, joined_at: ago(10), claimed_at: null },
      { activity_id: 'harvest-days', player_id: demo, joined_at: ago(80), claimed_at: null },
      ...regulars
        .slice(0, 5)
        .map((player, index) => ({
          activity_id: 'early-boat',
          player_id: player,
          joined_at: ago(30 - index),
          claimed_at: null,
        })),
    ])
    .returning(['id', 'activity_id'])
    .execute();
  const { reward } = await trx
    .selectFrom('activity')
    .select('reward')
    .where('id', '=', 'welcome-basket')
    .executeTakeFirstOrThrow();
  return entries
    .filter(({ activity_id }) => activity_id === 'welcome-basket')
    .map(({ id }) => ({
      kind: 'credit',
      at: claimedAt,
      playerId: demo,
      type: 'activity_reward',
      from: 'house_promo',
      referenceNo: `activity-${id}`,
      amount: reward,
    }));
}
