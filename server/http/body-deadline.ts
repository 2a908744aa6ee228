import type { FastifyInstance, FastifyRequest } from 'fastify';

/** How long a JSON body may take, ms. */
const JSON_MS = 10_000;

/**
 * Cuts a connection whose body does not arrive in time. Node has one limit for all requests, and pictures over a slow
 * phone need minutes (`UPLOAD_MS`); who sends a small body drop by drop only wants to hold the connection.
 */
export function limitSlowBodies(app: FastifyInstance, ms = JSON_MS): void {
  const waiting = new WeakMap<FastifyRequest, NodeJS.Timeout>();
  const stop = async (request: FastifyRequest): Promise<void> => clearTimeout(waiting.get(request));
  app.addHook('onRequest', async (request) => {
    const { headers, raw } = request;
    const hasBody = headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
    if (!hasBody || headers['content-type']?.startsWith('multipart/form-data')) return;
    waiting.set(request, setTimeout(() => raw.destroy(), ms).unref());
  });
  app.addHook('preValidation', stop);
  app.addHook('onResponse', stop);
  app.addHook('onRequestAbort', stop);
}

/** Twenty megabytes at 600 kbit/s, the client's own limit (B4), ms. */
export const UPLOAD_MS = 300_000;
