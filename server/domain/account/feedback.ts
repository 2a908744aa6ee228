import { refusal, type Refusal } from '../../contract/refusal.js';
import { atomically } from '../../db/open.js';
import { isWithin } from '../../limits.js';
import type { Call, Player } from '../../operation.js';
import { toZeroForm } from '../access/phone.js';
import { claimUploads } from '../upload/uploads.js';

const LIMIT = { count: 10, windowMs: 3_600_000 };

/** Least letters of a feedback after its ends were trimmed (specification, section 5). */
const LEAST = 10;

/** Keeps what a player wants to tell the site, with the player's own pictures. */
export async function submitFeedback({ body, db, player, site, services, now }: Call<'submitFeedback', Player>): Promise<{ feedbackId: string } | Refusal> {
  const content = body.content.trim();
  if (content.length < LEAST) return refusal('invalidRequest', 'content');
  const phone = toZeroForm(body.phone, site);
  if (phone === null) return refusal('invalidPhone', 'phone');
  if (!(await isWithin(db, services.clock, [[`feedback:player:${player.id}`, LIMIT]]))) return refusal('tooManyRequests');
  const { pictures = [] } = body;
  const at = now();
  return atomically(db, async (trx) => {
    const { id } = await trx
      .insertInto('feedback').values({ player_id: player.id, content, phone, pictures: JSON.stringify(pictures), created_at: at })
      .returning('id').executeTakeFirstOrThrow();
    if (!(await claimUploads(trx, { playerId: player.id, urls: pictures, type: 'feedback', claimedBy: `feedback ${id}`, at }))) throw refusal('invalidRequest', 'pictures');
    return { feedbackId: String(id) };
  });
}
