import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { refusal, type Refusal } from '../../base/refusal.js';
import { deleteInBatches } from '../../db/in-batches.js';
import type { Db } from '../../db/open.js';
import type { UploadType } from '../../db/schema.js';
import { isWithin } from '../limits.js';
import type { Player } from '../player.js';
import type { UploadedFile } from './uploaded-file.js';
import type { Services } from '../services.js';
import { reencode } from './picture.js';

const HOUR_MS = 3_600_000;

/** The largest file in bytes (decision D4). */
export const MOST_BYTES = 5 * 1024 * 1024;

/** Path of stored pictures: see server/http/uploads.ts. */
const FOLDER = '/user-api/common/upload/';
const URL_FORM = /^\/user-api\/common\/upload\/([0-9a-f]{32})\.webp$/;

export const urlOf = (id: string): string => `${FOLDER}${id}.webp`;
const idOf = (url: string): string | null => URL_FORM.exec(url)?.[1] ?? null;

/** Counts an upload, before it is read. Returns false if the player has sent too many. */
export const mayUpload = (db: Db, { clock, settings }: Services, player: Player): Promise<boolean> =>
  isWithin(db, clock, [
    [`upload:${player.id}`, { count: 60, windowMs: HOUR_MS }],
    [`upload-day:${player.id}`, { count: settings.UPLOADS_PER_DAY, windowMs: 24 * HOUR_MS }],
  ]);

/** A stored picture. */
export interface StoredUpload {
  readonly url: string;
  readonly fileName: string;
  readonly originalFilename: string;
}

/** Stores a player's picture. Refuses a file that is too large or not a picture. */
export async function storeUpload(
  db: Db,
  { clock }: Services,
  player: Player,
  file: UploadedFile,
  type: UploadType,
): Promise<StoredUpload | Refusal> {
  if (file.bytes.length > MOST_BYTES) return refusal('fileTooLarge', 'file');
  const picture = await reencode(file.bytes, type);
  if (picture === null) return refusal('notAPicture', 'file');
  const id = randomBytes(16).toString('hex');
  // The name is shown to its owner only, and as text.
  const name = file.filename.replaceAll(/\p{Cc}/gu, '').slice(-140);
  await db
    .insertInto('upload')
    .values({
      id,
      player_id: player.id,
      biz_type: type,
      original_name: name,
      ...picture,
      created_at: clock.now(),
      claimed_by: null,
      claimed_at: null,
    })
    .execute();
  return { url: urlOf(id), fileName: `${id}.webp`, originalFilename: name };
}

/**
 * Marks pictures as used by something (`claimedBy`, for example `deposit 8f14…`), so that they are kept. Returns false
 * and marks none if one of them belongs to another player, has another type, or is already used by something else.
 */
export async function claimUploads(
  db: Db,
  claim: {
    readonly playerId: number;
    readonly urls: readonly string[];
    readonly type: UploadType;
    readonly claimedBy: string;
    readonly at: Date;
  },
): Promise<boolean> {
  const { playerId, urls, type, claimedBy, at } = claim;
  const ids = [...new Set(urls.map(idOf))];
  if (ids.length === 0) return true;
  const known = ids.filter((id) => id !== null);
  if (known.length < ids.length) return false;
  const free = await db
    .selectFrom('upload')
    .select('id')
    .where('id', 'in', known)
    .where('player_id', '=', playerId)
    .where('biz_type', '=', type)
    .where((is) => is.or([is('claimed_by', 'is', null), is('claimed_by', '=', claimedBy)]))
    .orderBy('id')
    .forUpdate()
    .execute();
  if (free.length < ids.length) return false;
  await db.updateTable('upload').set({ claimed_by: claimedBy, claimed_at: at }).where('id', 'in', known).execute();
  return true;
}

/** Releases pictures that are no longer shown, such as a replaced avatar. The clean-up deletes them. */
export async function releaseUploads(db: Db, claimedBy: string, except: readonly string[] = []): Promise<void> {
  const kept = except.map(idOf).filter((id) => id !== null);
  let released = db
    .updateTable('upload')
    .set({ claimed_by: null, claimed_at: null })
    .where('claimed_by', '=', claimedBy);
  if (kept.length > 0) released = released.where('id', 'not in', kept);
  await released.execute();
}

/** A picture, if the caller may see it: everybody may see avatars, only the owner any other picture. */
export async function readUpload(
  db: Db,
  id: string,
  playerId: number | null,
): Promise<{ readonly bytes: Buffer; readonly isPublic: boolean } | null> {
  const row = await db
    .selectFrom('upload')
    .select(['bytes', 'player_id', 'biz_type'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) return null;
  const isPublic = row.biz_type === 'avatar';
  return isPublic || row.player_id === playerId ? { bytes: row.bytes, isPublic } : null;
}

/** Deletes pictures that nothing has used for a day. */
export const deleteUnclaimedUploads = (db: Db, now: Date): Promise<number> =>
  deleteInBatches(db, 'upload', sql`claimed_at is null and created_at < ${new Date(now.getTime() - 24 * HOUR_MS)}`);
