import { sql } from 'kysely';
import type { Db } from '../../db/open.js';
import type { Services } from '../services.js';
import { giveInBatches, SETTLING_MS } from './batches.js';
import type { Gift } from './give.js';
import { dayAt, monthOf, plusDays, startOf } from '../site-day.js';
import { watermarkOf, setWatermark } from './watermark.js';

const DAY_MS = 86_400_000;
/**
 * Days after a birthday in which its bonus is still given: the server may have been down, or the player may have
 * entered the birthday late.
 */
const BIRTHDAY_WEEK = 7;
/** An account must be this old to get a birthday bonus, so that opening one for the bonus does not pay. */
const ACCOUNT_AGE_DAYS = 30;

/**
 * Gives the level's monthly bonus to players who played in the month before. Nothing is given for a month that has
 * passed.
 */
export async function giveMonthly(db: Db, { site }: Services, now: Date): Promise<number> {
  const month = monthOf(dayAt(site, new Date(now.getTime() - SETTLING_MS)));
  const from = startOf(site, month);
  const last = await watermarkOf(db, 'monthly');
  if (last !== null && last >= from) return 0;
  const before = startOf(site, monthOf(plusDays(month, -1)));
  const players = await db
    .selectFrom('player')
    .innerJoin('player_level', 'player_level.level', 'player.level')
    .select(['player.id', 'player.level', 'player_level.monthly_bonus as amount'])
    .where('player_level.monthly_bonus', '>', 0)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('transfer')
          .select('transfer.id')
          .whereRef('transfer.from_player', '=', 'player.id')
          .where('transfer.type', '=', 'game_loss')
          .where((stake) =>
            stake.not(
              stake.exists(
                stake
                  .selectFrom('transfer as refund')
                  .select('refund.id')
                  .whereRef('refund.reverses', '=', 'transfer.id'),
              ),
            ),
          )
          .where('transfer.created_at', '>=', before)
          .where('transfer.created_at', '<', from),
      ),
    )
    .orderBy('player.id')
    .execute();
  const given = await giveInBatches(
    db,
    site,
    'monthly',
    players.map(({ id, level, amount }) => ({
      playerId: id,
      level,
      amount,
      occasion: month.slice(0, 7),
      at: now,
      from,
    })),
  );
  await setWatermark(db, 'monthly', from);
  return given;
}

/** Gives the level's birthday bonus, once a year. */
export async function giveBirthdays(db: Db, { site }: Services, now: Date): Promise<number> {
  const today = dayAt(site, now);
  const last = await watermarkOf(db, 'birthdays');
  if (last !== null && last >= startOf(site, today)) return 0;
  const gifts: Gift[] = [];
  for (let back = 0; back < BIRTHDAY_WEEK; back += 1) {
    const day = plusDays(today, -back);
    const from = startOf(site, day);
    const players = await db
      .selectFrom('player')
      .innerJoin('player_level', 'player_level.level', 'player.level')
      .select(['player.id', 'player.level', 'player_level.birthday_bonus as amount'])
      .where('player_level.birthday_bonus', '>', 0)
      .where('player.created_at', '<', new Date(from.getTime() - ACCOUNT_AGE_DAYS * DAY_MS))
      .where(MONTH_AND_DAY, 'in', birthdaysOn(day).map(numberOfBirthday))
      .orderBy('player.id')
      .execute();
    gifts.push(
      ...players.map(({ id, level, amount }) => ({
        playerId: id,
        level,
        amount,
        occasion: day.slice(0, 4),
        at: now,
        from,
      })),
    );
  }
  const given = await giveInBatches(db, site, 'birthday', gifts);
  await setWatermark(db, 'birthdays', startOf(site, today));
  return given;
}

/** Month and day of a birthday as one number, as the index `player_birthday` has them: 229 is the 29th of February. */
const MONTH_AND_DAY = sql<number>`extract(month from player.birthday) * 100 + extract(day from player.birthday)`;

const numberOfBirthday = (birthday: string): number => Number(birthday.replace('-', ''));

/** The birthdays (MM-DD) celebrated on a day: 29 February counts on the 28th in years without a 29th. */
export function birthdaysOn(day: string): string[] {
  const own = day.slice(5);
  return own === '02-28' && plusDays(day, 1).slice(5) === '03-01' ? [own, '02-29'] : [own];
}
