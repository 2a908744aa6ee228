import { refusal } from '../../contract/refusal.js';
import { keepUpload } from '../../domain/upload/uploads.js';
import { forPlayer, type UploadedFile } from '../../operation.js';

/** Keeps a picture of the player's: an avatar, a receipt, one for a feedback, a document. */
export const operation = forPlayer('uploadFile', async ({ db, services, player, body }) => {
  // A body of another kind, or none, is nothing that the schema of the form could refuse.
  const { file, bizType } = (body as Partial<typeof body> | undefined) ?? {};
  if (bizType === undefined || !Buffer.isBuffer(file?.bytes)) return refusal('invalidRequest', 'file');
  const kept = await keepUpload(db, services, player, file as UploadedFile, bizType);
  return kept instanceof Error ? kept : { data: kept };
});
