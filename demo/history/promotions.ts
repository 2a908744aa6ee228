import type { Transaction } from 'kysely';
import type { Database } from '../../server/db/schema.js';
import { compileBills } from '../../server/domain/promotions/bill.js';
import type { Services } from '../../server/services.js';
import { UNIT } from '../units.js';
import { hexOf, type ImaginedCredit, type ImaginedDeposit, type ImaginedMoves, type PlayableGame } from './imagine.js';
import { imagineParticipation, OF_DEMO, OF_REGULARS, type ImaginedParticipation } from './participations.js';

type Trx = Transaction<Database>;

const DAY_MS = 24 * 60 * 60_000;

/** Deposits of the demo player that were made with a deposit promotion. */
const TOP_UPS = [
  { activityId: 'evening-top-up', daysAgo: 95, amount: 500, bonus: 50, turnover: 1650 },
  { activityId: 'rain-weeks', daysAgo: 55, amount: 400, bonus: 80, turnover: 1920 },
  { activityId: 'evening-top-up', daysAgo: 33, amount: 1000, bonus: 100, turnover: 3300 },
] as const;

/** The invented use of promotions: movements to record. `finish` writes the rest after them. */
export interface ImaginedPromotions {
  readonly ofDemo: readonly ImaginedDeposit[];
  readonly others: readonly (ImaginedDeposit | ImaginedMoves | ImaginedCredit)[];
  finish(): Promise<void>;
}

/** Invents the participations of the demo player and a few regulars, from months ago until now. */
export async function imaginePromotions(
  trx: Trx,
  services: Services,
  who: { readonly demo: number; readonly regulars: readonly number[]; readonly games: readonly PlayableGame[] },
  now: Date,
): Promise<ImaginedPromotions> {
  const joined = [
    ...OF_DEMO.map((participation) => ({ participation, playerId: who.demo })),
    ...OF_REGULARS.map((participation, index) => ({ participation, playerId: who.regulars[index] ?? who.demo })),
  ];
  const participations: ImaginedParticipation[] = [];
  for (const [index, { participation, playerId }] of joined.entries())
    participations.push(
      await imagineParticipation(
        trx,
        services,
        { participation, playerId, games: who.games, name: `promotion ${index}` },
        now,
      ),
    );
  const topUps = topUpsOf(who.demo, UNIT[services.site.country], now);
  const claimed = await enterActivities(trx, who, now);
  return {
    ofDemo: [
      ...participations.filter(({ deposit }) => deposit.playerId === who.demo).map(({ deposit }) => deposit),
      ...topUps.deposits,
    ],
    others: [
      ...participations.filter(({ deposit }) => deposit.playerId !== who.demo).map(({ deposit }) => deposit),
      ...participations.map(({ moves }) => moves),
      ...topUps.credits,
      ...claimed,
    ],
    finish: async () => {
      for (const participation of participations) await participation.finish();
      await trx
        .insertInto('turnover_requirement')
        .values(
          topUps.deposits.map((deposit) => ({
            player_id: who.demo,
            source: 'deposit_bonus' as const,
            reference_no: deposit.orderNo,
            amount: deposit.promotion?.turnover ?? 1,
            created_at: deposit.at,
            met_at: new Date(deposit.at.getTime() + 12 * DAY_MS),
          })),
        )
        .execute();
      while ((await compileBills(trx, { site: services.site, clock: { now: () => now } })).done > 0);
    },
  };
}

function topUpsOf(
  playerId: number,
  unit: number,
  now: Date,
): { deposits: ImaginedDeposit[]; credits: ImaginedCredit[] } {
  const told = TOP_UPS.map(({ activityId, daysAgo, amount, bonus, turnover }) => {
    const at = new Date(now.getTime() - daysAgo * DAY_MS);
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

/** Marketing events of the demo player: one claimed, one to claim, one in progress, one missed; and one whose quota regulars used up. */
async function enterActivities(
  trx: Trx,
  { demo, regulars }: { readonly demo: number; readonly regulars: readonly number[] },
  now: Date,
): Promise<ImaginedCredit[]> {
  const ago = (days: number): Date => new Date(now.getTime() - days * DAY_MS);
  const claimedAt = ago(58);
  const entries = await trx
    .insertInto('activity_entry')
    .values([
      { activity_id: 'welcome-basket', player_id: demo, joined_at: ago(59), claimed_at: claimedAt },
      { activity_id: 'lantern-week', player_id: demo, joined_at: ago(3), claimed_at: null },
      { activity_id: 'reel-marathon', player_id: demo, joined_at: ago(10), claimed_at: null },
      { activity_id: 'harvest-days', player_id: demo, joined_at: ago(80), claimed_at: null },
      ...regulars.slice(0, 5).map((player, index) => ({
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
