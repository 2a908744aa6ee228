import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import type { AppParts } from '../../server/http/parts.js';
import { atomically } from '../../server/db/open.js';
import { MakerRefusal } from './maker-refusal.js';
import { settleOwnDue } from './open-rounds.js';
import type { EnterAnswer, PlayAnswer, WireState } from './page/wire.js';
import { decideRound, playRound } from './rounds.js';
import { seatOf, takeSeat } from './seats.js';
import { stateAt } from './state.js';

/** Greatest length of a ticket, token or round key. */
const LONGEST = 64;

/**
 * The maker's API for its game page: enter, state, play, decide. The page runs in a frame without an origin, so only
 * these routes allow the origin `null` (Fetch standard, CORS protocol). That is safe because they use no cookies.
 */
export async function makerApi(
  app: FastifyInstance,
  { db, services }: Pick<AppParts, 'db' | 'services'>,
): Promise<void> {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store').header('vary', 'origin');
    if (request.headers.origin === 'null') reply.header('access-control-allow-origin', 'null');
  });
  app.setErrorHandler((error: FastifyError | MakerRefusal, request, reply) => {
    if (error instanceof MakerRefusal)
      return reply.code(error.reason === 'malformed' ? 400 : 409).send({ error: error.reason });
    const status = error.statusCode ?? 500;
    if (status >= 400 && status < 500) return reply.code(status).send({ error: 'malformed' });
    request.log.error({ err: error }, 'fault of the maker');
    return reply.code(500).send({ error: 'fault' });
  });
  app.options('/*', async (_, reply) =>
    reply
      .header('access-control-allow-methods', 'GET, POST')
      .header('access-control-allow-headers', 'authorization, content-type')
      .header('access-control-max-age', '600')
      .code(204)
      .send(),
  );
  app.post('/enter', async ({ body }): Promise<EnterAnswer> => {
    const ticket = textIn(body, 'ticket');
    return atomically(db, async (trx) => {
      const at = services.clock.now();
      const { token, seat } = await takeSeat(trx, ticket, at);
      await settleOwnDue(trx, seat, at);
      return { token, state: await stateAt(trx, seat, at) };
    });
  });
  app.get('/state', (request): Promise<WireState> =>
    atomically(db, async (trx) => {
      const at = services.clock.now();
      const seat = await seatOf(trx, tokenOf(request), at);
      await settleOwnDue(trx, seat, at);
      return stateAt(trx, seat, at);
    }),
  );
  app.post('/play', (request): Promise<PlayAnswer> =>
    atomically(db, async (trx) => {
      const at = services.clock.now();
      return playRound(
        trx,
        await seatOf(trx, tokenOf(request), at),
        {
          roundKey: textIn(request.body, 'roundKey'),
          stake: wholeIn(request.body, 'stake'),
          // Its game reads it.
          bet: fieldOf(request.body, 'bet') ?? null,
        },
        at,
      );
    }),
  );
  app.post('/decide', (request): Promise<PlayAnswer> =>
    atomically(db, async (trx) => {
      const at = services.clock.now();
      const decision = {
        roundKey: textIn(request.body, 'roundKey'),
        decision: fieldOf(request.body, 'decision') ?? null,
      };
      return decideRound(trx, await seatOf(trx, tokenOf(request), at), decision, at);
    }),
  );
}

function tokenOf({ headers }: FastifyRequest): string {
  const token = /^Bearer ([A-Za-z0-9_-]+)$/.exec(headers.authorization ?? '')?.[1];
  if (token === undefined || token.length > LONGEST) throw new MakerRefusal('closed');
  return token;
}

function textIn(body: unknown, name: string): string {
  const found = fieldOf(body, name);
  if (typeof found !== 'string' || !/^[A-Za-z0-9_-]+$/.test(found) || found.length > LONGEST)
    throw new MakerRefusal('malformed');
  return found;
}

function wholeIn(body: unknown, name: string): number {
  const found = fieldOf(body, name);
  if (typeof found !== 'number' || !Number.isSafeInteger(found)) throw new MakerRefusal('malformed');
  return found;
}

const fieldOf = (body: unknown, name: string): unknown =>
  typeof body === 'object' && body !== null ? (body as Readonly<Record<string, unknown>>)[name] : undefined;
