import Fastify, { type FastifyInstance } from 'fastify';
import type { Metrics } from './metrics.js';

/** GET /metrics, to be opened on a port of its own: the figures are for operators, never for the public. */
export function metricsApp(metrics: Metrics): FastifyInstance {
  const app = Fastify({ forceCloseConnections: true });
  app.get('/metrics', async (_, reply) =>
    reply.type('text/plain; version=0.0.4; charset=utf-8').send(await metrics.text()),
  );
  return app;
}
