import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refusal } from '../base/refusal.js';
import type { Db } from '../db/open.js';
import { mayUpload, MOST_BYTES } from '../domain/upload/uploads.js';
import type { UploadedFile } from '../domain/upload/uploaded-file.js';
import type { Services } from '../domain/services.js';
import { UploadsInFlight } from './uploads-in-flight.js';

/** Bytes allowed besides the file: part headers and the other fields. */
const AROUND_FILE = 16 * 1024;
const MOST_OF_BODY = MOST_BYTES + AROUND_FILE;

/** Whether the contract allows files in this request. */
const takesFiles = (request: FastifyRequest): boolean => {
  const body: unknown = request.routeOptions.schema?.body;
  return (
    typeof body === 'object' &&
    body !== null &&
    'content' in body &&
    typeof body.content === 'object' &&
    body.content !== null &&
    'multipart/form-data' in body.content
  );
};

/**
 * Parses multipart/form-data (RFC 7578) where the contract allows it: texts by name, files as `UploadedFile`. Refuses
 * before it reads: a request without a live token, a player who uploads too often (`tooManyRequests`), and an announced
 * size over the limit, which allows one file of 5 MB (`fileTooLarge`).
 */
export function readMultipartBodies(app: FastifyInstance, db: Db, services: Services): void {
  const inFlight = new UploadsInFlight();
  app.addContentTypeParser('multipart/form-data', async (request: FastifyRequest, body: Readable) => {
    const { player, headers } = request;
    if (!takesFiles(request) || player === null) throw refusal('invalidRequest');
    if (!(await mayUpload(db, services, player))) throw refusal('tooManyRequests');
    const size = Number(headers['content-length'] ?? MOST_OF_BODY);
    if (size > MOST_OF_BODY) throw refusal('fileTooLarge', 'file');
    return inFlight.take(player.id, size, async () => fieldsOf(await bytesOf(body), headers['content-type'] ?? ''));
  });
}

/** The whole body. A body that becomes too large is not read further here; `drainBodies` reads the rest of it. */
async function bytesOf(body: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MOST_OF_BODY) throw refusal('fileTooLarge', 'file');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

async function fieldsOf(bytes: Buffer, contentType: string): Promise<Record<string, string | UploadedFile>> {
  // Node's own parser of form data.
  const form = await new Response(new Uint8Array(bytes), { headers: { 'content-type': contentType } })
    .formData()
    .catch(() => {
      throw refusal('invalidRequest');
    });
  const fields = new Map<string, string | UploadedFile>();
  for (const [name, value] of form) {
    if (fields.has(name)) throw refusal('invalidRequest', name);
    fields.set(
      name,
      typeof value === 'string'
        ? value
        : { field: name, filename: value.name, bytes: Buffer.from(await value.arrayBuffer()) },
    );
  }
  return Object.fromEntries(fields);
}
