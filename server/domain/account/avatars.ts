import type { Db } from '../../db/open.js';
import type { Services } from '../services.js';
import { claimUploads, releaseUploads } from '../upload/uploads.js';

/**
 * Chooses a player's avatar: one of the site by its id, or a picture that the player has uploaded by its address.
 * Answers false, and changes nothing, for anything else. Run it in a transaction.
 */
export async function chooseAvatar(
  trx: Db,
  playerId: number,
  chosen: string,
  { pictures, clock }: Pick<Services, 'pictures' | 'clock'>,
): Promise<boolean> {
  const claimedBy = `avatar ${playerId}`;
  const isOfSite = pictures.avatars().includes(chosen);
  if (!isOfSite && !(await claimUploads(trx, { playerId, urls: [chosen], type: 'avatar', claimedBy, at: clock.now() })))
    return false;
  await releaseUploads(trx, claimedBy, isOfSite ? [] : [chosen]);
  await trx
    .updateTable('player')
    .set(isOfSite ? { avatar: chosen, avatar_url: '' } : { avatar_url: chosen })
    .where('id', '=', playerId)
    .execute();
  return true;
}
