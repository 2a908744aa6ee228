import type { FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify';
import type { Settings } from '../base/settings.js';
import { loggedError } from './errors.js';

/** Names of fields whose values are never logged. */
const SECRET = /^(?:code|token|ticket|authorization|cookie|bankCardAccount|\w*password)$/i;
/** How deep the fields of a line are looked through. */
const DEPTH = 4;

/** The structured log of a server. */
export function loggerOf({ LOG_LEVEL }: Pick<Settings, 'LOG_LEVEL'>): NonNullable<FastifyServerOptions['logger']> {
  if (LOG_LEVEL === 'silent') return false;
  return {
    level: LOG_LEVEL,
    serializers: { err: loggedError },
    // No code logs bodies or headers. This protects secrets if some code does one day.
    formatters: { log: (fields) => withoutSecrets(fields, DEPTH) },
  };
}

/**
 * The same fields without the values of secrets. Pino's own redaction cannot tell the code of an error (ECONNREFUSED),
 * which an operator needs, from a one-time code; here errors pass, and `loggedError` chooses their fields.
 */
function withoutSecrets(fields: object, depth: number): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]: [string, unknown]) => [
      name,
      SECRET.test(name) ? '[redacted]' : cleaned(value, depth),
    ]),
  );
}

function cleaned(value: unknown, depth: number): unknown {
  if (Array.isArray(value)) return value.map((part) => cleaned(part, depth));
  const isPlain = typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
  if (!isPlain) return value;
  return depth === 0 ? '[deep]' : withoutSecrets(value as object, depth - 1);
}

/** One line for each request that was answered. */
export async function logAnswer(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  request.log.info(
    {
      method: request.method,
      route: request.routeOptions.url,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      player: request.player?.id,
    },
    'answered',
  );
}
