import type { Transaction } from 'kysely';
import type { BonusKind, BonusStatus, Database } from '../../server/db/schema.js';
import { rowOf, shareOf, type Gift } from '../../server/domain/bonuses/give.js';
import { levelsOf } from '../../server/domain/bonuses/levels.js';
import { MOVEMENTS } from '../../server/domain/bonuses/pay.js';
import { linesOf, planOf, sumOf } from '../../server/domain/bonuses/rebates.js';
import type { BonusRule } from '../../server/domain/bonuses/rules.js';
import { dayAt, monthOf, plusDays, startOf } from '../../server/domain/site-day.js';
import type { Site } from '../../server/base/site.js';
import { BIRTHDAY_DAYS_AGO, ENDS, GIVEN } from '../content/history/told-bonuses.js';
import { REFERRAL } from '../content/rebates.js';
import { SYSTEM_NOTES } from '../content/system-bonuses.js';
import { unitOf } from '../content/sites.js';
import { climb, type Climb, type Story } from './climb.js';
import { hexOf, type ImaginedCredit, type ImaginedDeposit } from './imagine.js';

type Trx = Transaction<Database>;
type NewBonus = ReturnType<typeof rowOf>;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Bonuses older than this were paid automatically. */
const AUTOMATIC_UNTIL_DAYS = 130;

/** A bonus with its outcome. A `pending` one whose time has run out expires later. */
interface Told {
  readonly kind: BonusKind;
  readonly gift: Omit<Gift, 'playerId'>;
  readonly ends: BonusStatus;
}

/** The player, and the history from which the bonuses follow. */
export interface Life {
  readonly playerId: number;
  readonly story: Story;
  /** The invited friends, each with the first deposit. */
  readonly friends: readonly ImaginedDeposit[];
}

/**
 * The bonuses that follow from a player's history, in every state, and the credits of those that were paid. The stakes of
 * the rebates are the stakes of the history. Also returns the reached level and the birthday.
 */
export async function imagineBonuses(
  trx: Trx,
  site: Site,
  life: Life,
  now: Date,
): Promise<{ rows: NewBonus[]; credits: ImaginedCredit[]; level: number; birthday: string }> {
  const rules = new Map((await trx.selectFrom('bonus_rule').selectAll().execute()).map((rule) => [rule.kind, rule]));
  const climbed = climb(life.story, await levelsOf(trx));
  const unit = unitOf(site.country);
  const told = [
    ...climbed.steps.map(({ level, at }, index): Told => ({
      kind: 'upgrade',
      gift: { occasion: `level-${level.level}`, level: level.level, amount: level.upgrade_bonus, at },
      ends: ENDS.upgrades[index] ?? 'pending',
    })),
    ...monthly(site, climbed, now),
    ...deposits(site, life.story, climbed, now),
    ...(await rebates(trx, site, life.story, climbed, now)),
    birthday(site, climbed, now),
    ...system(site, now),
    ...life.friends
      .filter(({ amount }) => amount >= REFERRAL.leastDeposit * unit)
      .map(({ playerId, at }, index): Told => ({
        kind: 'referral',
        gift: { occasion: `friend-${playerId}`, friendId: playerId, amount: REFERRAL.reward * unit, at },
        ends: ENDS.referrals[index] ?? 'pending',
      })),
  ];
  const rows = told
    .filter(({ gift }) => gift.amount > 0)
    .map(({ kind, gift, ends }) => rowAs(site, rules.get(kind), { ...gift, playerId: life.playerId }, ends, now));
  return {
    rows,
    credits: rows.flatMap(creditOf),
    level: climbed.at(now)?.level ?? 0,
    birthday: `1992${birthdayOf(site, now).slice(4)}`,
  };
}

/** Early bonuses were paid automatically; of the later ones every sixth expired. */
function endOf(at: Date, index: number, now: Date): BonusStatus {
  if (now.getTime() - at.getTime() > AUTOMATIC_UNTIL_DAYS * DAY_MS) return 'issued';
  return index % 6 === 4 ? 'expired' : 'claimed';
}

function monthly(site: Site, climbed: Climb, now: Date): Told[] {
  const thisMonth = monthOf(dayAt(site, now));
  return Array.from({ length: 6 }, (_, back) =>
    Array.from({ length: back }).reduce<string>((month) => monthOf(plusDays(month, -1)), thisMonth),
  ).flatMap((month, back) => {
    const at = startOf(site, month);
    const level = climbed.at(at);
    return level === undefined
      ? []
      : [
          {
            kind: 'monthly',
            gift: { occasion: month.slice(0, 7), level: level.level, amount: level.monthly_bonus, at },
            ends: ENDS.months[back] ?? 'issued',
          },
        ];
  });
}

/** The first deposit of each month, but the latest of the current month, so that its bonus still waits for its release. */
function deposits(site: Site, story: Story, climbed: Climb, now: Date): Told[] {
  const thisMonth = dayAt(site, now).slice(0, 7);
  const byMonth = new Map<string, ImaginedDeposit>();
  for (const part of story) {
    if (part.kind !== 'deposit') continue;
    const month = dayAt(site, part.at).slice(0, 7);
    if (!byMonth.has(month) || month === thisMonth) byMonth.set(month, part);
  }
  return [...byMonth].flatMap(([month, { amount, at }], index) => {
    const level = climbed.at(at);
    if (level === undefined) return [];
    const bonus = Math.min(shareOf(amount, level.deposit_bonus_rate, site), level.deposit_bonus_most);
    const ended = index % 2 === 0 ? 'claimed' : 'expired';
    return [
      {
        kind: 'deposit',
        gift: { occasion: month, level: level.level, amount: bonus, at },
        ends: month === thisMonth ? 'pending' : ended,
      },
    ];
  });
}

async function rebates(trx: Trx, site: Site, story: Story, climbed: Climb, now: Date): Promise<Told[]> {
  const plan = await planOf(trx);
  const games = new Map(
    (await trx.selectFrom('game').select(['id', 'category_id']).execute()).map((game) => [game.id, game.category_id]),
  );
  const today = dayAt(site, now);
  const days = new Map<string, Map<string, number>>();
  for (const part of story) {
    if (part.kind !== 'visit') continue;
    const category = games.get(part.game.id);
    for (const { at, stake } of part.rounds) {
      const day = dayAt(site, at);
      if (category === undefined || day >= today) continue;
      const staked = days.get(day) ?? new Map<string, number>();
      days.set(day, staked.set(category, (staked.get(category) ?? 0) + stake));
    }
  }
  return [...days]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([day, staked], index): Told => {
      // Rebates are created ten minutes after midnight.
      const at = new Date(startOf(site, plusDays(day, 1)).getTime() + HOUR_MS / 6);
      const level = climbed.at(at)?.level ?? 0;
      const lines = linesOf(
        plan,
        [...staked].map(([categoryId, stakes]) => ({ categoryId: categoryId as 'slots', level, stakes })),
        site,
      );
      const isFresh = now.getTime() - at.getTime() < 7 * DAY_MS;
      return {
        kind: 'rebate',
        gift: { occasion: day, level, amount: sumOf(lines, 'amount'), at, rebate: { day, lines } },
        ends: isFresh ? 'pending' : endOf(at, index, now),
      };
    });
}

const birthdayOf = (site: Site, now: Date): string => plusDays(dayAt(site, now), -BIRTHDAY_DAYS_AGO);

function birthday(site: Site, climbed: Climb, now: Date): Told {
  const day = birthdayOf(site, now);
  const at = startOf(site, day);
  const level = climbed.at(at);
  return {
    kind: 'birthday',
    gift: { occasion: day.slice(0, 4), level: level?.level ?? 0, amount: level?.birthday_bonus ?? 0, at },
    ends: 'claimed',
  };
}

function system(site: Site, now: Date): Told[] {
  const unit = unitOf(site.country);
  const ago = (days: number): Date => new Date(now.getTime() - days * DAY_MS);
  return GIVEN.map(({ reason, amount, daysAgo, end }) => ({
    kind: 'system',
    ends: end,
    gift: {
      occasion: `grant-${reason}-${daysAgo}`,
      amount: amount * unit,
      at: ago(Math.max(daysAgo, 0)),
      from: ago(daysAgo),
      system: { reason, note: SYSTEM_NOTES[reason][site.defaultLocale] },
    },
  }));
}

function rowAs(site: Site, rule: BonusRule | undefined, gift: Gift, ends: BonusStatus, now: Date): NewBonus {
  if (rule === undefined) throw new Error('the kind of bonus has no rule');
  const row = {
    ...rowOf(site, { ...rule, is_automatic: ends === 'issued' }, gift),
    id: hexOf(`${gift.playerId} ${rule.kind} ${gift.occasion}`),
  };
  const isOver = row.expires_at <= now;
  if (ends === 'expired' || (ends === 'pending' && isOver))
    return isOver ? { ...row, status: 'expired', ended_at: row.expires_at } : row;
  if (ends === 'pending') return row;
  // The player claims it a fixed number of hours after the release.
  const hours = ends === 'issued' ? 0 : 1 + (Number.parseInt(row.id.slice(0, 4), 16) % 30);
  const ended = new Date(row.release_at.getTime() + hours * HOUR_MS);
  return ended < now ? { ...row, status: ends, ended_at: ended } : row;
}

function creditOf(row: NewBonus): ImaginedCredit[] {
  if (row.ended_at === null || row.status === 'expired') return [];
  const [type] = MOVEMENTS[row.kind];
  return [
    {
      kind: 'credit',
      at: row.ended_at,
      playerId: row.player_id,
      type,
      from: 'house_bonus',
      referenceNo: row.id,
      amount: row.amount,
    },
  ];
}

/** Writes the bonuses, their turnover requirements, and the watermarks, so that the jobs do not process the past again. */
export async function recordBonuses(trx: Trx, site: Site, rows: readonly NewBonus[], now: Date): Promise<void> {
  await trx
    .insertInto('bonus')
    .values(rows as NewBonus[])
    .execute();
  const paid = rows.flatMap(({ player_id, kind, id, turnover, status, ended_at }) =>
    (status === 'claimed' || status === 'issued') && ended_at !== null && turnover > 0
      ? [
          {
            player_id,
            source: MOVEMENTS[kind][1],
            reference_no: id,
            amount: turnover,
            created_at: ended_at,
            met_at: null,
          },
        ]
      : [],
  );
  if (paid.length > 0) await trx.insertInto('turnover_requirement').values(paid).execute();
  const today = dayAt(site, now);
  const until = {
    levels: now,
    deposits: now,
    rebates: startOf(site, today),
    monthly: startOf(site, monthOf(today)),
    birthdays: startOf(site, today),
  };
  await trx
    .insertInto('bonus_watermark')
    .values(Object.entries(until).map(([part, time]) => ({ part, until: time })))
    .execute();
}
