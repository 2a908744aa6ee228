import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** What a test wants to go wrong with one operation. */
export interface Fault {
  /** operationId, or * for all. */
  readonly operation: string;
  /** before: the operation does not run. after: it ran and took effect, and its answer is spoiled. */
  readonly phase?: 'before' | 'after';
  readonly delayMs?: number;
  readonly httpStatus?: number;
  /** A body code with status 200. */
  readonly bodyCode?: number;
  readonly msg?: string;
  /** An answer that is not JSON. */
  readonly malformed?: boolean;
  /** The connection is cut without an answer. */
  readonly drop?: boolean;
  /** How many calls it hits; 1 by default. */
  readonly count?: number;
}

/** Faults that wait for their calls. */
export interface Faults {
  add(fault: Fault): void;
  clear(): void;
}

/** Makes the API fail on purpose. Test mode only. */
export function addFaults(app: FastifyInstance): Faults {
  let waiting: { fault: Fault; left: number }[] = [];
  /** Calls that are spoiled already. */
  const spoiledCalls = new WeakSet<FastifyRequest>();

  function take(request: FastifyRequest, phase: Fault['phase']): Fault | undefined {
    const schema: unknown = request.routeOptions.schema;
    const operation =
      typeof schema === 'object' && schema !== null && 'operationId' in schema ? schema.operationId : undefined;
    if (operation === undefined) return undefined;
    const found = waiting.find(
      ({ fault }) => (fault.phase ?? 'before') === phase && (fault.operation === operation || fault.operation === '*'),
    );
    if (found === undefined) return undefined;
    found.left -= 1;
    if (found.left === 0) waiting = waiting.filter((other) => other !== found);
    return found.fault;
  }

  app.addHook('preValidation', async (request, reply) => {
    const fault = take(request, 'before');
    if (fault !== undefined) spoiledCalls.add(request);
    const spoiled = fault === undefined ? undefined : await spoil(fault, reply);
    return spoiled === undefined ? undefined : reply.send(spoiled);
  });
  app.addHook('onSend', async (request, reply, payload) => {
    const fault = spoiledCalls.has(request) ? undefined : take(request, 'after');
    if (fault === undefined) return payload;
    return (await spoil(fault, reply)) ?? payload;
  });
  return {
    add: (fault) => void waiting.push({ fault, left: fault.count ?? 1 }),
    clear: () => void (waiting = []),
  };
}

/** Applies a fault and answers the text to send instead, or undefined where the fault was only a delay. */
async function spoil(fault: Fault, reply: FastifyReply): Promise<string | undefined> {
  if (fault.delayMs !== undefined) await new Promise((resolve) => void setTimeout(resolve, fault.delayMs));
  if (fault.drop === true) {
    reply.hijack();
    reply.raw.destroy();
    return '';
  }
  const body =
    fault.malformed === true
      ? '{"code":200,'
      : JSON.stringify({ code: fault.bodyCode ?? fault.httpStatus, msg: fault.msg ?? 'A fault of the test.' });
  if (fault.malformed === true || fault.httpStatus !== undefined || fault.bodyCode !== undefined) {
    reply
      .code(fault.httpStatus ?? 200)
      .type('application/json; charset=utf-8')
      .removeHeader('content-length');
    return body;
  }
  return undefined;
}
