import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** A fault that a test injects into one operation. */
export interface Fault {
  /** operationId, or * for all. */
  readonly operation: string;
  /** before: the operation does not run. after: it ran and took effect, and its response is replaced. */
  readonly phase?: 'before' | 'after';
  readonly delayMs?: number;
  readonly httpStatus?: number;
  /** A body code with status 200. */
  readonly bodyCode?: number;
  readonly msg?: string;
  /** A response that is not JSON. */
  readonly malformed?: boolean;
  /** The connection is closed without a response. */
  readonly drop?: boolean;
  /** Number of requests that it affects; 1 by default. */
  readonly count?: number;
}

/** Faults that wait for their requests. */
export interface Faults {
  add(fault: Fault): void;
  clear(): void;
}

/** Makes the API fail on purpose. Test mode only. */
export function addFaults(app: FastifyInstance): Faults {
  let waiting: { fault: Fault; left: number }[] = [];
  /** Requests that already have a fault. */
  const faultyRequests = new WeakSet<FastifyRequest>();

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
    if (fault !== undefined) faultyRequests.add(request);
    const replacement = fault === undefined ? undefined : await applyFault(fault, reply);
    return replacement === undefined ? undefined : reply.send(replacement);
  });
  app.addHook('onSend', async (request, reply, payload) => {
    const fault = faultyRequests.has(request) ? undefined : take(request, 'after');
    if (fault === undefined) return payload;
    return (await applyFault(fault, reply)) ?? payload;
  });
  return {
    add: (fault) => void waiting.push({ fault, left: fault.count ?? 1 }),
    clear: () => void (waiting = []),
  };
}

/** Applies a fault and returns the body to send instead, or undefined if the fault was only a delay. */
async function applyFault(fault: Fault, reply: FastifyReply): Promise<string | undefined> {
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
