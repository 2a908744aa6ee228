import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { MOST_BYTES } from '../domain/upload/uploads.js';

/** The most bytes that are read of a refused body: twice the largest file that is accepted. */
const MOST_DRAINED = 2 * MOST_BYTES;

/**
 * Reads the rest of a request's body before its response is sent. A server that responds and closes while the client
 * still sends resets the connection, and the client loses the refusal: it sees a network error and sends the file again.
 * A body that is longer than the bound is cut off.
 */
export function drainBodies(app: FastifyInstance, most = MOST_DRAINED): void {
  app.addHook('onSend', async ({ raw }, reply) => {
    // A request that the server injects into itself has no `complete`.
    if (raw.complete || raw.readableEnded || raw.destroyed || !hasBody(raw)) return;
    if (await drain(raw, most)) reply.removeHeader('connection');
    else reply.header('connection', 'close');
  });
}

/** Whether a request announces a body (RFC 9112 section 6). */
export const hasBody = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
  headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;

/** Whether the body ended within `most` further bytes. */
function drain(body: IncomingMessage, most: number): Promise<boolean> {
  return new Promise((resolve) => {
    let left = most;
    const count = (chunk: Buffer): void => {
      left -= chunk.length;
      if (left < 0) end(false);
    };
    const end = (isWhole: boolean): void => {
      body.off('data', count);
      if (!isWhole) body.pause();
      resolve(isWhole);
    };
    body
      .on('data', count)
      .once('end', () => end(true))
      .once('close', () => end(false))
      .resume();
  });
}
