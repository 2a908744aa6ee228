import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refusal } from '../contract/refusal.js';
import { MOST_BYTES } from '../domain/upload/uploads.js';
import type { UploadedFile } from '../operation.js';

/** Bytes allowed besides the file: part headers and the other fields. */
const AROUND_FILE = 16 * 1024;

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
 * Parses multipart/form-data (RFC 7578) where the contract allows it: texts by name, files as `UploadedFile`. A body
 * that is too large is `fileTooLarge`; the limit allows one file of 5 MB. Requests without a live token are refused
 * before.
 */
export function readMultipartBodies(app: FastifyInstance): void {
  app.addContentTypeParser('multipart/form-data', async (request: FastifyRequest, stream: AsyncIterable<Buffer>) => {
    if (!takesFiles(request) || request.player === null) throw refusal('invalidRequest');
    const chunks: Buffer[] = [];
    let size = 0;
    for await (const chunk of stream) {
      size += chunk.length;
      if (size <= MOST_BYTES + AROUND_FILE) chunks.push(chunk);
    }
    if (size > MOST_BYTES + AROUND_FILE) throw refusal('fileTooLarge', 'file');
    return fieldsOf(Buffer.concat(chunks), request.headers['content-type'] ?? '');
  });
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
