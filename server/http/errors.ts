import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { NoClearAnswer } from '../adapters/calls/no-clear-answer.js';
import { refused } from '../contract/envelope.js';
import type { Contract } from '../contract/load.js';
import { Refusal, refusal } from '../base/refusal.js';
import { toLocale, type Locale } from '../base/locale.js';

/**
 * Turns a thrown error into an envelope: a refusal with status 200, a fault with status 500 and no detail (decision
 * A3).
 */
export function answerErrors(app: FastifyInstance, codes: Contract['codes']): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (error instanceof Refusal) return reply.code(200).send(refused(error, codes, langOf(request)));
    if (error.validation !== undefined)
      return reply.code(200).send(refused(refusal('invalidRequest', fieldOf(error)), codes, langOf(request)));
    // A client that ends its upload leaves a stream that breaks while it is read. Nobody receives this answer.
    if (request.raw.destroyed && !request.raw.complete) {
      request.log.info({ err: error }, 'the client left');
      return reply.code(400).send(refused(refusal('invalidRequest'), codes, langOf(request)));
    }
    const status = error.statusCode ?? 500;
    if (status >= 400 && status < 500)
      return reply.code(status).send(refused(refusal('invalidRequest'), codes, langOf(request)));
    // A company without a clear answer was logged with its cause, where the call was made.
    if (error instanceof NoClearAnswer) request.log.warn({ company: error.company, call: error.call }, 'not answered');
    else request.log.error({ err: error }, 'fault');
    return reply.code(500).send(refused(refusal('fault'), codes, langOf(request)));
  });
  app.setNotFoundHandler((request, reply) =>
    reply.code(404).send(refused(refusal('notFound'), codes, langOf(request))),
  );
}

interface LoggedError {
  readonly type: string;
  readonly message: string;
  readonly stack: string;
  readonly [more: string]: unknown;
}

/**
 * The fields of an error that are logged. A database error contains the query with its values, often in its message
 * too; of it, only SQLSTATE, constraint and stack frames are logged.
 */
export function loggedError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' };
  const { code, constraint } = error as Error & { readonly code?: unknown; readonly constraint?: unknown };
  const places = (error.stack ?? '')
    .split('\n')
    .filter((line) => /^ +at /.test(line))
    .join('\n');
  const cause = error.cause === undefined ? {} : { cause: loggedError(error.cause) };
  if (typeof code === 'string' && /^(?=.*\d)[0-9A-Z]{5}$/.test(code)) {
    return {
      type: error.name,
      message: 'refused by the database',
      sqlState: code,
      ...(typeof constraint === 'string' ? { constraint } : {}),
      stack: places,
      ...cause,
    };
  }
  return {
    type: error.name,
    message: error.message,
    ...(typeof code === 'string' ? { code } : {}),
    stack: places,
    ...cause,
  };
}

/** The language of a request; works for a request that has not been validated, too. */
export function langOf(request: FastifyRequest): Locale {
  const { query } = request;
  return toLocale(typeof query === 'object' && query !== null && 'lang' in query ? query.lang : undefined);
}

/** The input that the schema refused, as a dotted path. */
function fieldOf({ validation }: FastifyError): string | undefined {
  const first = validation?.[0];
  if (first === undefined) return undefined;
  const named = first.params['missingProperty'] ?? first.params['additionalProperty'];
  const path = first.instancePath.split('/').slice(1);
  const field = (typeof named === 'string' ? [...path, named] : path).join('.');
  return field === '' ? undefined : field;
}
