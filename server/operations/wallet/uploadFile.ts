import { refusal } from '../../base/refusal.js';
import { storeUpload } from '../../domain/upload/uploads.js';
import { forPlayer, type UploadedFile } from '../operation.js';

/** Stores a player's picture: an avatar, a receipt, one for feedback, or a document. */
export const operation = forPlayer('uploadFile', async ({ db, services, player, body }) => {
  // A missing body, or one of another content type, is not checked against the form's schema.
  const { file, bizType } = (body as Partial<typeof body> | undefined) ?? {};
  if (bizType === undefined || !Buffer.isBuffer(file?.bytes)) return refusal('invalidRequest', 'file');
  const kept = await storeUpload(db, services, player, file as UploadedFile, bizType);
  return kept instanceof Error ? kept : { data: kept };
});
