import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refusal } from '../base/refusal.js';
import type { Db } from '../db/open.js';
import { authenticate } from '../domain/access/sessions.js';
import { readUpload } from '../domain/upload/uploads.js';
import type { Services } from '../domain/services.js';

/**
 * GET /common/upload/{name}: a picture that a player uploaded. Everybody may see avatars. Any other picture is sent to
 * its owner alone, with the owner's token; others get the same response as for a missing picture.
 */
export function serveUploads(api: FastifyInstance, db: Db, services: Services): void {
  api.get<{ Params: { name: string } }>('/common/upload/:name', async (request, reply) => {
    const id = /^([0-9a-f]{32})\.webp$/.exec(request.params.name)?.[1];
    const found = id === undefined ? null : await readUpload(db, id, await callerOf(request, db, services));
    if (found === null) throw refusal('notFound');
    return reply
      .type('image/webp')
      .header('cache-control', found.isPublic ? 'public, max-age=31536000, immutable' : 'private, no-store')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('content-disposition', 'inline')
      .send(found.bytes);
  });
}

async function callerOf({ tokenHash }: FastifyRequest, db: Db, services: Services): Promise<number | null> {
  return tokenHash === null ? null : ((await authenticate(db, tokenHash, false, services))?.id ?? null);
}
