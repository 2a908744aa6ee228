import type { FastifyRequest, RouteHandlerMethod } from 'fastify';
import { success, type Envelope } from '../contract/envelope.js';
import type { OperationContract } from '../contract/load.js';
import { Refusal, refusal } from '../base/refusal.js';
import type { Db } from '../db/open.js';
import { isWithin } from '../domain/limits.js';
import type { Call, Operation } from '../operations/operation.js';
import type { Services } from '../domain/services.js';
import { langOf } from './errors.js';
import { intendedOnce, once, storedAnswer, type KeyedCall } from './idempotency.js';
import { networkOf } from './network.js';
import { ownOrigin } from './own-origin.js';
import type { SharedAnswers } from './shared-answers.js';

/** The route handler of an operation: builds the call, runs the operation, wraps the result in the envelope. */
export function runOperation(
  operation: Operation,
  contract: OperationContract,
  db: Db,
  services: Services,
  shared: SharedAnswers,
): RouteHandlerMethod {
  return async (request, reply) => {
    const call = callOf(request, db, services);
    const { sharedLimit: limit } = operation;
    if (limit !== undefined && !shared.has(request.url)) {
      const isAllowed = await isWithin(db, services.clock, [[`${contract.id}:network:${call.network}`, limit]]);
      if (!isAllowed) throw refusal('tooManyRequests');
    }
    if (operation.isShared && services.settings.SHARED_ANSWER_MS > 0) {
      const bytes = await shared.get(request.url, async () =>
        Buffer.from(JSON.stringify(await answer(operation, call))),
      );
      return reply.type('application/json; charset=utf-8').send(bytes);
    }
    if (!contract.needsIdempotencyKey) return answer(operation, call);
    const { idempotencyKey } = call.headers;
    if (idempotencyKey === null || call.player === null) throw new Error(`${contract.id} needs a player and a key`);
    const keyed: KeyedCall = {
      playerId: call.player.id,
      operation: contract.id,
      key: idempotencyKey,
      request: { path: call.path, body: call.body },
      at: call.now(),
    };
    const bytes =
      (await answeredBefore(operation, db, keyed, call)) ??
      (await (operation.intend === undefined
        ? once(db, keyed, (trx) => answer(operation, { ...call, db: trx }))
        : intendedOnce(db, keyed, {
            intend: async (trx) => operation.intend?.({ ...call, db: trx }),
            carryOut: () => answer(operation, call),
            // The operation made it: its type is lost in the table of all operations.
            isFinal: (response) => operation.isFinal?.(response as never) ?? true,
          })));
    // Sent as a value, so that test mode validates it like any other response; the serializer writes the same bytes
    // again.
    return reply.type('application/json; charset=utf-8').send(JSON.parse(bytes.toString('utf8')));
  };
}

/**
 * Returns the stored response of a repeated request. This comes before `before` runs, which could refuse the repeat or
 * count it again. Returns null for a new request, after `before` has run.
 */
async function answeredBefore(
  operation: Operation,
  db: Db,
  keyed: KeyedCall,
  call: Call<Operation['id']>,
): Promise<Buffer | null> {
  if (operation.before === undefined) return null;
  const stored = await storedAnswer(db, keyed);
  if (stored === null) await operation.before(call);
  return stored;
}

async function answer(operation: Operation, call: Call<Operation['id']>): Promise<Envelope> {
  const result = await operation.handle(call);
  if (result instanceof Refusal) throw result;
  return success(result);
}

function callOf(request: FastifyRequest, db: Db, services: Services): Call<Operation['id']> {
  const key = request.headers['idempotency-key'];
  return {
    // The contract's schemas validated these; the router's types do not know that.
    path: request.params as Call<Operation['id']>['path'],
    query: request.query as Call<Operation['id']>['query'],
    body: request.body as Call<Operation['id']>['body'],
    headers: {
      idempotencyKey: typeof key === 'string' ? key.toLowerCase() : null,
      userAgent: request.headers['user-agent'] ?? '',
      tokenHash: request.tokenHash,
    },
    player: request.player,
    site: services.site,
    lang: langOf(request),
    ip: request.ip,
    network: networkOf(request.ip),
    origin: ownOrigin(request),
    received: { rawBody: request.rawBody ?? Buffer.alloc(0), headers: request.headers },
    log: request.log,
    db,
    services,
    now: () => services.clock.now(),
  };
}
