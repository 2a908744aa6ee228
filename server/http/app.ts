import { randomUUID } from 'node:crypto';
import Fastify, {
  LogController,
  type FastifyInstance,
  type FastifyRequest,
  type FastifyServerOptions,
  type RouteOptions,
} from 'fastify';
import { authenticate } from '../domain/access/sessions.js';
import { hashToken } from '../domain/access/tokens.js';
import { refused } from '../contract/envelope.js';
import { refusal } from '../base/refusal.js';
import { routesOf } from '../contract/routes.js';
import { limitSlowBodies, UPLOAD_MS } from './body-deadline.js';
import { drainBodies } from './drain.js';
import { allowOrigins } from './origins.js';
import { answerErrors } from './errors.js';
import { addHealth } from './health.js';
import { hostCheck } from './hosts.js';
import { readJsonBodies } from './json-body.js';
import { logAnswer, loggerOf } from './log.js';
import { answerMalformedHeads, refuseMalformedUrl } from './malformed.js';
import { readMultipartBodies } from './multipart.js';
import { serveUploads } from './uploads.js';
import { runOperation } from './run-operation.js';
import { SharedAnswers } from './shared-answers.js';
import { endConnections } from './stop.js';
import { jsonValidator, validatorCompiler } from './validators.js';
import type { Player } from '../domain/player.js';
import type { Operation } from '../operations/operation.js';
import type { AppParts } from './parts.js';
import { addGameReturn } from './game-return.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** The player that the request's token belongs to; null without a live token. */
    player: Player | null;
    tokenHash: Buffer | null;
  }
}

/** Path prefix of the API (spec section 7). */
const API_PREFIX = '/user-api';

/** Longest token in characters; a longer one is refused without a look-up in the database. */
const LONGEST_TOKEN = 64;

/** The heartbeat does not count as activity of the player: it must not keep a session alive (decision A10). */
const SILENT_OPERATION = 'reportOnlineTime';

/** Adds routes beside those of the contract. */
export type AddRoutes = (app: FastifyInstance, parts: AppParts) => void | Promise<void>;

/** Builds the server's app; it does not listen yet. `addOthers` adds what is no part of the API. */
export async function buildApp(parts: AppParts, addOthers: AddRoutes = () => undefined): Promise<FastifyInstance> {
  const { db, services, contract, operations } = parts;
  const { settings } = services;
  const app = Fastify(optionsOf(parts));
  app.decorateRequest('player', null);
  app.decorateRequest('tokenHash', null);
  answerErrors(app, contract.codes);
  app.server.headersTimeout = 10_000;
  limitSlowBodies(app);
  readJsonBodies(app);
  readMultipartBodies(app, db, services);
  drainBodies(app);
  endConnections(app, parts.stopping);
  app.setValidatorCompiler(validatorCompiler);
  // JSON.stringify instead of a compiled serializer: a compiled one drops fields that the contract does not list, and
  // hides the mistake.
  app.setSerializerCompiler(() => JSON.stringify);
  const shared = new SharedAnswers(settings.SHARED_ANSWER_MS);
  const isOurHost = hostCheck(settings);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id).header('x-content-type-options', 'nosniff');
    return isOurHost(request)
      ? undefined
      : reply.code(421).send(refused(refusal('forbidden'), contract.codes, 'en_US'));
  });
  app.addHook('onResponse', logAnswer);
  allowOrigins(app, settings.ALLOWED_ORIGINS);
  parts.metrics?.countResponses(app);
  addHealth(app, parts);
  addGameReturn(app);
  await addOthers(app, parts);
  await app.register(
    async (api) => {
      api.addHook('onRequest', async (request, reply) => {
        reply.header('cache-control', 'no-store');
        request.tokenHash = tokenHashOf(request.headers.authorization);
      });
      if (settings.TEST_MODE) {
        const { default: responseValidation } = await import('@fastify/response-validation');
        await api.register(responseValidation, { ajv: jsonValidator });
      }
      for (const { id, ...route } of await routesOf(contract))
        api.route({ ...route, ...handlingOf(id, parts, operations.get(id), shared) });
      serveUploads(api, db, services);
      // Other paths of the server get a page; an unknown path of the API gets an envelope.
      api.all('/*', (_, reply) => reply.callNotFound());
    },
    { prefix: API_PREFIX },
  );
  return app;
}

function optionsOf({ contract, services: { settings } }: AppParts): FastifyServerOptions {
  return {
    bodyLimit: 64 * 1024,
    // Silence on a socket, in ms: an upload over a bad network pauses, and a picture waits for its turn to be decoded. Slow
    // heads and slow JSON bodies have limits of their own (Node's `headersTimeout`, `limitSlowBodies`).
    connectionTimeout: 60_000,
    requestTimeout: UPLOAD_MS,
    // Longer than the 60 s after which the usual proxies drop a connection, so that none sends on one that is being closed here.
    keepAliveTimeout: 65_000,
    forceCloseConnections: 'idle',
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    genReqId: () => randomUUID(),
    trustProxy: settings.TRUST_PROXY === '' ? false : settings.TRUST_PROXY,
    routerOptions: { maxParamLength: 100 },
    logController: new LogController({ disableRequestLogging: true }),
    logger: loggerOf(settings),
    // A proxy may use a kept connection in the moment in which the port closes: that request is served, too.
    return503OnClosing: false,
    frameworkErrors: refuseMalformedUrl(contract.codes),
    clientErrorHandler: answerMalformedHeads(contract.codes),
  };
}

/** What handles the requests of an operation. */
function handlingOf(
  id: string,
  { db, services, contract }: AppParts,
  operation: Operation | undefined,
  shared: SharedAnswers,
): Pick<RouteOptions, 'onRequest' | 'preValidation' | 'handler'> {
  const described = contract.operations.get(id);
  if (described === undefined) throw new Error(`The contract has no ${id}`);
  const authenticateCaller = async (request: FastifyRequest): Promise<void> => {
    if (request.tokenHash !== null)
      request.player = await authenticate(db, request.tokenHash, id !== SILENT_OPERATION, services);
    if (described.needsPlayer && request.player === null) throw refusal('notLoggedIn');
    if (described.hasOptionalBody) request.body ??= {};
  };
  return {
    // Check the token before a large body with files is read.
    ...(described.takesFiles ? { onRequest: authenticateCaller } : { preValidation: authenticateCaller }),
    handler:
      operation === undefined
        ? async () => Promise.reject(new Error(`${id} has no file`))
        : runOperation(operation, described, db, services, shared),
  };
}

function tokenHashOf(authorization: string | undefined): Buffer | null {
  const token = /^Bearer ([A-Za-z0-9_-]+)$/.exec(authorization ?? '')?.[1];
  return token === undefined || token.length > LONGEST_TOKEN ? null : hashToken(token);
}
