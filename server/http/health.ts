import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { AppParts } from './parts.js';

/** /healthz: the process responds. /readyz: its database responds too, and no shutdown has begun. */
export function addHealth(app: FastifyInstance, { db, stopping }: Pick<AppParts, 'db' | 'stopping'>): void {
  app.get('/healthz', async (_, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  app.get('/readyz', async (_, reply) => {
    reply.header('cache-control', 'no-store');
    if (stopping.aborted) return reply.code(503).send({ status: 'stopping' });
    try {
      await sql`select 1`.execute(db);
      return { status: 'ready' };
    } catch {
      return reply.code(503).send({ status: 'not ready' });
    }
  });
}
