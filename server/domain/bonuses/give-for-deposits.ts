import type { Db } from '../../db/open.js';
import type { Services } from '../../services.js';
import { giveInBatches, sinceLast } from './batches.js';
import { shareOf, type Gift } from './give.js';
import { levelsOf } from './levels.js';
import { referralTerms } from './referral-terms.js';
import { dayAt } from './site-day.js';
import { noteLooked } from './watermark.js';

const DAY_MS = 86_400_000;

/** The level's bonus for the first deposit of a month, and the reward for whose friend has deposited. */
export async function giveForDeposits(db: Db, { site }: Services, now: Date): Promise<number> {
  const since = await sinceLast(db, 'deposits', new Date(now.getTime() - DAY_MS));
  const deposits = await db
    .selectFrom('transfer').innerJoin('player', 'player.id', 'transfer.to_player')
    .select(['player.id as playerId', 'player.level', 'player.invited_by as invitedBy', 'transfer.amount', 'transfer.created_at as at'])
    .where('transfer.type', '=', 'deposit').where('transfer.created_at', '>=', since)
    .where((eb) => eb.not(eb.exists(eb.selectFrom('transfer as back').select('back.id').whereRef('back.reverses', '=', 'transfer.id'))))
    .orderBy('transfer.seq').execute();
  const [levels, terms] = [new Map((await levelsOf(db)).map((level) => [level.level, level])), await referralTerms(db)];
  const bonuses = deposits.map(({ playerId, level, amount, at }): Gift => {
    const { deposit_bonus_rate = 0, deposit_bonus_most = 0 } = levels.get(level) ?? {};
    return { playerId, level, at: now, occasion: dayAt(site, at).slice(0, 7), amount: Math.min(shareOf(amount, deposit_bonus_rate, site), deposit_bonus_most) };
  });
  const rewards = deposits.flatMap(({ playerId, invitedBy, amount }): Gift[] =>
    terms === null || invitedBy === null || amount < terms.leastDeposit ? [] : [{ playerId: invitedBy, friendId: playerId, occasion: `friend-${playerId}`, amount: terms.reward, at: now }]);
  const given = (await giveInBatches(db, site, 'deposit', bonuses)) + (await giveInBatches(db, site, 'referral', rewards));
  await noteLooked(db, 'deposits', now);
  return given;
}
