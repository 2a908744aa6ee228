import { deleteOldMatches } from './maker/matches.js';
import type { Parts } from './parts.js';

/** How long the outbox keeps a message, in ms. */
const MESSAGES_MS = 7 * 86_400_000;

/** Deletes what nothing asks for any more: old messages, codes that expired, results of matches without a bet. */
export async function tidy({ db, now }: Pick<Parts, 'db' | 'now'>): Promise<void> {
  const at = now();
  await db.deleteFrom('identity_code').where('expires_at', '<', at).execute();
  await db
    .deleteFrom('sms')
    .where('created_at', '<', new Date(at.getTime() - MESSAGES_MS))
    .execute();
  await deleteOldMatches(db, at);
}
