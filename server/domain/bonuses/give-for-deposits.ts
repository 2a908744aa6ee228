import { atomically, type Db } from '../../db/open.js';
import type { Services } from '../services.js';
import type { Site } from '../../base/site.js';
import { eachRow, together, type Swept } from '../../base/each-row.js';
import { giveInBatches, sinceLast } from './batches.js';
import { giveAll, shareOf, type Gift } from './give.js';
import { isSamePerson } from './same-person.js';
import { ruleOf } from './rules.js';
import { levelsOf } from './levels.js';
import { referralTerms } from './referral-terms.js';
import { dayAt, monthOf, startOf } from '../site-day.js';
import { setWatermark } from './watermark.js';

const DAY_MS = 86_400_000;

/**
 * Gives the level's bonus for the first deposit of a month, and the reward for a referred friend's deposit if the
 * friend is a different person.
 */
export async function giveForDeposits(db: Db, { site }: Services, now: Date): Promise<Swept> {
  const since = await sinceLast(db, 'deposits', new Date(now.getTime() - DAY_MS));
  const deposits = await db
    .selectFrom('transfer')
    .innerJoin('player', 'player.id', 'transfer.to_player')
    .select([
      'player.id as playerId',
      'player.level',
      'player.invited_by as invitedBy',
      'transfer.amount',
      'transfer.created_at as at',
    ])
    .where('transfer.type', '=', 'deposit')
    .where('transfer.created_at', '>=', since)
    .where((eb) =>
      eb.not(
        eb.exists(eb.selectFrom('transfer as back').select('back.id').whereRef('back.reverses', '=', 'transfer.id')),
      ),
    )
    .orderBy('transfer.seq')
    .execute();
  const [levels, terms] = [new Map((await levelsOf(db)).map((level) => [level.level, level])), await referralTerms(db)];
  const bonuses = deposits.map(({ playerId, level, amount, at }): Gift => {
    const { deposit_bonus_rate = 0, deposit_bonus_most = 0 } = levels.get(level) ?? {};
    return {
      playerId,
      level,
      at: now,
      occasion: dayAt(site, at).slice(0, 7),
      amount: Math.min(shareOf(amount, deposit_bonus_rate, site), deposit_bonus_most),
    };
  });
  const rewards = deposits.flatMap(({ playerId, invitedBy, amount }): Gift[] =>
    terms === null || invitedBy === null || amount < terms.leastDeposit
      ? []
      : [{ playerId: invitedBy, friendId: playerId, occasion: `friend-${playerId}`, amount: terms.reward, at: now }],
  );
  const given = { done: await giveInBatches(db, site, 'deposit', bonuses), failures: [] };
  const swept = terms === null ? given : together([given, await giveRewards(db, site, rewards, terms.mostPerMonth)]);
  // The next run looks again at the deposit of a reward that failed.
  if (swept.failures.length === 0) await setWatermark(db, 'deposits', now);
  return swept;
}

/**
 * Gives rewards for referred friends who are different persons, limited per inviter and month. `done` counts those that were
 * new.
 */
async function giveRewards(db: Db, site: Site, rewards: readonly Gift[], mostPerMonth: number): Promise<Swept> {
  const rule = await ruleOf(db, 'referral');
  return eachRow(rewards, { name: ({ occasion }) => `reward for ${occasion}` }, async (reward) => {
    const { playerId, friendId, at } = reward;
    if (friendId === undefined || (await isSamePerson(db, playerId, friendId))) return false;
    return atomically(db, async (trx) => {
      // Locking the inviter keeps the monthly limit, even if several servers give rewards at the same time.
      await trx.selectFrom('player').select('id').where('id', '=', playerId).forNoKeyUpdate().executeTakeFirstOrThrow();
      const { count } = await trx
        .selectFrom('bonus')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('player_id', '=', playerId)
        .where('kind', '=', 'referral')
        .where('created_at', '>=', startOf(site, monthOf(dayAt(site, at))))
        .executeTakeFirstOrThrow();
      return count < mostPerMonth ? giveAll(trx, site, rule, [reward]) : 0;
    });
  });
}
