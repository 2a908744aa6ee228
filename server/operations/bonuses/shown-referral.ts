import { sql } from 'kysely';
import type { components } from '../../../openapi/user-api.js';
import type { Db } from '../../db/open.js';
import type { Services } from '../../domain/services.js';
import { maskName } from '../../domain/lobby/mask-name.js';
import { talliesOf, turnoverDoneOf } from '../../domain/bonuses/queries.js';
import { termsOf } from './shown-terms.js';
import type { BonusRow } from '../../domain/bonuses/pay.js';
import { referralTerms } from '../../domain/bonuses/referral-terms.js';
import { ruleOf } from '../../domain/bonuses/rules.js';

type Schemas = components['schemas'];

/** The player's invitation code, the current terms, and the rewards so far. Minor units. */
export async function referralInfo(db: Db, playerId: number, now: Date): Promise<Schemas['ReferralInfo']> {
  const { invite_code } = await db
    .selectFrom('player')
    .select('invite_code')
    .where('id', '=', playerId)
    .executeTakeFirstOrThrow();
  const [terms, rule] = [await referralTerms(db), await ruleOf(db, 'referral')];
  const { rows } = await sql<{ friends: number; depositors: number }>`
    select count(*) as friends, count(*) filter (
      where exists (select 1 from transfer t where t.to_player = p.id and t.type = 'deposit')
    ) as depositors
    from player p where p.invited_by = ${playerId}`.execute(db);
  const { claimable, received, expired } = await talliesOf(db, playerId, ['referral'], now);
  return {
    inviteCode: invite_code,
    invitePath: `/?inviteCode=${invite_code}`,
    isOpen: terms !== null,
    rewardAmount: terms?.reward ?? 0,
    leastDeposit: terms?.leastDeposit ?? 0,
    mostPerMonth: terms?.mostPerMonth ?? 0,
    bonusWager: rule.wager_times,
    claimDays: rule.claim_days,
    friends: rows[0]?.friends ?? 0,
    depositors: rows[0]?.depositors ?? 0,
    claimable,
    received,
    expired,
  };
}

/**
 * Players who signed up with the player's code, newest first. Only a masked name is shown, so that a friend cannot be
 * identified by it.
 */
export async function friendsOf(
  db: Db,
  { pictures }: Pick<Services, 'pictures'>,
  playerId: number,
  page: { offset: number; limit: number },
): Promise<{ rows: Schemas['ReferredFriend'][]; total: number }> {
  const friends = db.selectFrom('player').where('invited_by', '=', playerId);
  const rows = await friends
    .leftJoin('bonus', (join) => join.onRef('bonus.friend_id', '=', 'player.id'))
    .select((eb) => [
      'player.id',
      'player.username',
      'player.avatar',
      'player.created_at',
      'bonus.id as rewardId',
      eb
        .selectFrom('transfer')
        .select(({ fn }) => fn.min('transfer.created_at').as('at'))
        .whereRef('transfer.to_player', '=', 'player.id')
        .where('transfer.type', '=', 'deposit')
        .as('depositedAt'),
    ])
    .orderBy('player.created_at', 'desc')
    .orderBy('player.id', 'desc')
    .offset(page.offset)
    .limit(page.limit)
    .execute();
  const { total } = await friends.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  return {
    rows: rows.map((row) => ({
      name: maskName(row.username),
      avatar: pictures.avatar(row.avatar, row.id),
      status: statusOf(row),
      createTime: row.created_at.toISOString(),
      depositTime: row.depositedAt?.toISOString() ?? null,
    })),
    total,
  };
}

/** Rewards as the contract shows them. */
export async function shownRewards(
  db: Db,
  playerId: number,
  rows: readonly BonusRow[],
  now: Date,
): Promise<Schemas['ReferralReward'][]> {
  const turnoverDone = await turnoverDoneOf(db, playerId);
  const ids = rows.flatMap(({ friend_id }) => (friend_id === null ? [] : [friend_id]));
  const friends =
    ids.length === 0 ? [] : await db.selectFrom('player').select(['id', 'username']).where('id', 'in', ids).execute();
  const names = new Map(friends.map(({ id, username }) => [id, maskName(username)]));
  return rows.map((row) => ({
    bonusId: row.id,
    friend: names.get(row.friend_id ?? -1) ?? '',
    ...termsOf(row, now),
    turnoverDone: turnoverDone(row),
    bonusWager: row.wager_times,
  }));
}

function statusOf(friend: { rewardId: string | null; depositedAt: Date | null }): Schemas['ReferredFriend']['status'] {
  if (friend.rewardId !== null) return 'rewarded';
  return friend.depositedAt === null ? 'registered' : 'deposited';
}
