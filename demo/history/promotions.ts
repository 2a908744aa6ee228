import type { Transaction } from 'kysely';
import type { Database } from '../../server/db/schema.js';
import { compileBills } from '../../server/domain/promotions/bill.js';
import type { Services } from '../../server/domain/services.js';
import { ENTRIES, PARTICIPATIONS, TOP_UPS } from '../content/history/used-promotions.js';
import { unitOf } from '../content/sites.js';
import { hexOf, type ImaginedCredit, type ImaginedDeposit, type ImaginedMoves, type PlayableGame } from './imagine.js';
import { imagineParticipation, type ImaginedParticipation } from './participations.js';

type Trx = Transaction<Database>;

const DAY_MS = 24 * 60 * 60_000;

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
    ...PARTICIPATIONS.ofDemo.map((participation) => ({ participation, playerId: who.demo })),
    ...PARTICIPATIONS.ofRegulars.map((participation, index) => ({
      participation,
      playerId: who.regulars[index] ?? who.demo,
    })),
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
  const topUps = topUpsOf(who.demo, unitOf(services.site.country), now);
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

/** Marketing events that the demo player and some regulars joined, and the credits of those that were claimed. */
async function enterActivities(
  trx: Trx,
  { demo, regulars }: { readonly demo: number; readonly regulars: readonly number[] },
  now: Date,
): Promise<ImaginedCredit[]> {
  const ago = (days: number): Date => new Date(now.getTime() - days * DAY_MS);
  const entries = await trx
    .insertInto('activity_entry')
    .values([
      ...ENTRIES.ofDemo.map(({ activityId, joinedDaysAgo, claimedDaysAgo }) => ({
        activity_id: activityId,
        player_id: demo,
        joined_at: ago(joinedDaysAgo),
        claimed_at: claimedDaysAgo === null ? null : ago(claimedDaysAgo),
      })),
      ...ENTRIES.ofRegulars.map(({ activityId, joinedDaysAgo }, index) => ({
        activity_id: activityId,
        player_id: regulars[index] ?? demo,
        joined_at: ago(joinedDaysAgo),
        claimed_at: null,
      })),
    ])
    .returning(['id', 'activity_id', 'claimed_at'])
    .execute();
  const rewards = new Map(
    (await trx.selectFrom('activity').select(['id', 'reward']).execute()).map(({ id, reward }) => [id, reward]),
  );
  return entries.flatMap(({ id, activity_id, claimed_at }): ImaginedCredit[] =>
    claimed_at === null
      ? []
      : [
          {
            kind: 'credit',
            at: claimed_at,
            playerId: demo,
            type: 'activity_reward',
            from: 'house_promo',
            referenceNo: `activity-${id}`,
            amount: rewards.get(activity_id) ?? 0,
          },
        ],
  );
}
