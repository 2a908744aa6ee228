import { refusal, type Refusal } from '../../contract/refusal.js';
import { atomically, type Db } from '../../db/open.js';
import { isWithin } from '../../limits.js';
import type { Call, Player } from '../../operation.js';
import { toZeroForm } from '../access/phone.js';
import { claimUploads } from '../upload/uploads.js';

const LIMIT = { count: 10, windowMs: 3_600_000 };

/** The most pictures that one player's feedback may add in a day: they are kept for ever. */
const PICTURES_A_DAY = 20;
const DAY_MS = 24 * 3_600_000;

/** The fewest letters of a feedback after trimming (specification, section 5). */
const LEAST = 10;

/** Stores a player's feedback with the player's own pictures. */
export async function submitFeedback({
  body,
  db,
  player,
  site,
  services,
  now,
}: Call<'submitFeedback', Player>): Promise<{ feedbackId: string } | Refusal> {
  const content = body.content.trim();
  if (content.length < LEAST) return refusal('invalidRequest', 'content');
  const phone = toZeroForm(body.phone, site);
  if (phone === null) return refusal('invalidPhone', 'phone');
  if (!(await isWithin(db, services.clock, [[`feedback:player:${player.id}`, LIMIT]])))
    return refusal('tooManyRequests');
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
      .values({ player_id: player.id, content, phone, pictures: JSON.stringify(pictures), created_at: at })
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
