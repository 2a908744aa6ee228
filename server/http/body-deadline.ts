import type { FastifyInstance, FastifyRequest } from 'fastify';
import { hasBody } from './drain.js';

/** The longest time in which a JSON body may arrive, in ms. */
const JSON_MS = 10_000;

/**
 * Closes a connection whose JSON body does not arrive in time. Node has one limit for all requests, and that one allows
 * minutes for pictures from a slow phone (`UPLOAD_MS`). A client that sends a small body slowly only wants to hold the
 * connection.
 */
export function limitSlowBodies(app: FastifyInstance, ms = JSON_MS): void {
  const waiting = new WeakMap<FastifyRequest, NodeJS.Timeout>();
  const stop = async (request: FastifyRequest): Promise<void> => clearTimeout(waiting.get(request));
  app.addHook('onRequest', async (request) => {
    const { headers, raw } = request;
    if (!hasBody(raw) || headers['content-type']?.startsWith('multipart/form-data')) return;
    waiting.set(request, setTimeout(() => raw.destroy(), ms).unref());
  });
  app.addHook('preValidation', stop);
  app.addHook('onResponse', stop);
  app.addHook('onRequestAbort', stop);
}

/** The longest time of any request, in ms: 20 MB at 600 kbit/s, the client's own limit (B4). */
export const UPLOAD_MS = 300_000;
