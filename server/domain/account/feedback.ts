import { refusal, type Refusal } from '../../base/refusal.js';
import { atomically, type Db } from '../../db/open.js';
import { isWithin } from '../limits.js';
import type { Player } from '../player.js';
import type { Asked } from '../asked.js';
import { toZeroForm } from '../phone.js';
import { charactersOf } from '../characters.js';
import { claimUploads } from '../upload/uploads.js';

const LIMIT = { count: 10, windowMs: 3_600_000 };

/** The most pictures that one player's feedback may add in a day: they are kept for ever. */
const PICTURES_A_DAY = 20;
const DAY_MS = 24 * 3_600_000;

/** The fewest and the most characters of a feedback after trimming (specification, section 5; decision D4). */
const LEAST = 10;
const MOST = 1_000;

/** What a player writes to the operator. */
export interface NewFeedback {
  readonly content: string;
  readonly phone: string;
  /** Addresses of uploaded pictures. */
  readonly pictures?: readonly string[] | undefined;
}

/** Counts a feedback, before its transaction, so that refused ones count too. A repeated request is not counted. */
export async function limitFeedback({ db, player, services }: Asked<NewFeedback, Player>): Promise<void> {
  if (!(await isWithin(db, services.clock, [[`feedback:player:${player.id}`, LIMIT]])))
    throw refusal('tooManyRequests');
}

/** Stores a player's feedback with the player's own pictures. Runs in the transaction of its idempotency key. */
export async function submitFeedback({
  body,
  headers,
  db,
  player,
  site,
  now,
}: Asked<NewFeedback, Player>): Promise<{ feedbackId: string } | Refusal> {
  const content = body.content.trim();
  const characters = charactersOf(content);
  if (characters < LEAST || characters > MOST) return refusal('invalidRequest', 'content');
  const phone = toZeroForm(body.phone, site);
  if (phone === null) return refusal('invalidPhone', 'phone');
  const { pictures = [] } = body;
  const at = now();
  return atomically(db, async (trx) => {
    // Of two parallel requests, the second counts the pictures of the first.
    if (pictures.length > 0)
      await trx
        .selectFrom('player')
        .select('id')
        .where('id', '=', player.id)
        .forNoKeyUpdate()
        .executeTakeFirstOrThrow();
    const { id } = await trx
      .insertInto('feedback')
      .values({
        player_id: player.id,
        content,
        phone,
        pictures: JSON.stringify(pictures),
        created_at: at,
        sent_under: headers.idempotencyKey,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (
      !(await claimUploads(trx, {
        playerId: player.id,
        urls: pictures,
        type: 'feedback',
        claimedBy: `feedback ${id}`,
        at,
      }))
    )
      throw refusal('invalidRequest', 'pictures');
    if (pictures.length > 0 && (await keptSince(trx, player.id, new Date(at.getTime() - DAY_MS))) > PICTURES_A_DAY)
      throw refusal('tooManyRequests');
    return { feedbackId: String(id) };
  });
}

/** The receipt of a player's feedback by its idempotency key; null if there is none. */
export async function findFeedback(db: Db, player: Player, key: string): Promise<{ feedbackId: string } | null> {
  const found = await db
    .selectFrom('feedback')
    .select('id')
    .where('player_id', '=', player.id)
    .where('sent_under', '=', key)
    .executeTakeFirst();
  return found === undefined ? null : { feedbackId: String(found.id) };
}

async function keptSince(db: Db, playerId: number, since: Date): Promise<number> {
  const { kept } = await db
    .selectFrom('upload')
    .select((is) => is.fn.countAll<number>().as('kept'))
    .where('player_id', '=', playerId)
    .where('biz_type', '=', 'feedback')
    .where('claimed_at', '>', since)
    .executeTakeFirstOrThrow();
  return kept;
}
