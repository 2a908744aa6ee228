import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { MakerRefusal, NoAnswer } from './maker-refusal.js';
import { settleOwnDue } from './open-rounds.js';
import type { EnterAnswer, PlayAnswer, WireState } from './page/wire.js';
import type { Parts } from '../parts.js';
import { decideRound, playRound } from './rounds.js';
import { lockSeat, seatOf, takeSeat, type Seat } from './seats.js';
import { stateAt } from './state.js';
import { tellOwed } from './telling.js';

/** Greatest length of a ticket, token or round key. */
const LONGEST = 80;

/**
 * The maker's API for its game page: enter, state, play, decide. The page runs in a frame without an origin, so only
 * these routes allow the origin `null` (Fetch standard, CORS protocol). That is safe because they use no cookies.
 */
export async function makerApi(app: FastifyInstance, parts: Parts): Promise<void> {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store').header('vary', 'origin');
    if (request.headers.origin === 'null') reply.header('access-control-allow-origin', 'null');
  });
  app.setErrorHandler((error: FastifyError | MakerRefusal | NoAnswer, request, reply) => {
    if (error instanceof MakerRefusal)
      return reply.code(error.reason === 'malformed' ? 400 : 409).send({ error: error.reason });
    // The page asks again, as after a lost answer.
    if (error instanceof NoAnswer) return reply.code(503).send({ error: 'lobby' });
    const status = 'statusCode' in error ? (error.statusCode ?? 500) : 500;
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
    const { token, seat } = await takeSeat(parts, textIn(body, 'ticket'));
    return { token, state: await stateAt(parts, await withDueSettled(parts, seat)) };
  });
  app.get('/state', (request): Promise<WireState> => stateOf(parts, tokenOf(request)));
  app.post('/play', (request): Promise<PlayAnswer> =>
    playRound(parts, tokenOf(request), {
      roundKey: textIn(request.body, 'roundKey'),
      stake: wholeIn(request.body, 'stake'),
      // Its game reads it.
      bet: fieldOf(request.body, 'bet') ?? null,
      isFree: fieldOf(request.body, 'isFree') === true,
    }),
  );
  app.post('/decide', (request): Promise<PlayAnswer> =>
    decideRound(parts, tokenOf(request), {
      roundKey: textIn(request.body, 'roundKey'),
      decision: fieldOf(request.body, 'decision') ?? null,
    }),
  );
}

async function stateOf(parts: Parts, token: string): Promise<WireState> {
  const seat = await parts.db.transaction().execute((trx) => seatOf(trx, token, parts.now()));
  return stateAt(parts, await withDueSettled(parts, seat));
}

async function withDueSettled(parts: Parts, { session_ref }: Seat): Promise<Seat> {
  const { seat, rounds } = await parts.db.transaction().execute(async (trx) => {
    const locked = await lockSeat(trx, session_ref);
    if (locked === undefined) throw new MakerRefusal('closed');
    return { seat: locked, rounds: await settleOwnDue(trx, locked, parts.now()) };
  });
  for (const round of rounds) await tellOwed(parts, seat, round);
  return seat;
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
