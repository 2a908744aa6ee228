import type { FastifyInstance } from 'fastify';

/**
 * Allows the configured other origins to call the API (CORS). Tokens are sent in a header, so credentials mode is not
 * needed.
 */
export function allowOrigins(app: FastifyInstance, origins: readonly string[]): void {
  if (origins.length === 0) return;
  const allowed = new Set(origins);
  app.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers;
    if (origin === undefined || !allowed.has(origin)) return undefined;
    reply
      .header('access-control-allow-origin', origin)
      // The client learns the server's time from it (K3).
      .header('access-control-expose-headers', 'date')
      .header('vary', 'origin');
    if (request.method !== 'OPTIONS' || request.headers['access-control-request-method'] === undefined)
      return undefined;
    return reply
      .header('access-control-allow-methods', 'GET, POST, PUT, DELETE')
      .header('access-control-allow-headers', 'authorization, content-type, idempotency-key')
      .header('access-control-max-age', '600')
      .code(204)
      .send();
  });
}
