import type { FastifyBaseLogger } from 'fastify';
import type { operations } from '../openapi/user-api.js';
import type { Refusal } from './contract/refusal.js';
import type { Db } from './db/open.js';
import type { Services } from './services.js';
import type { Locale } from './locale.js';

/** The name of an operation in `openapi/user-api.yaml`; its file is `server/operations/<area>/<operationId>.ts`. */
export type OperationId = keyof operations;

type Parameters<Id extends OperationId, Part extends 'path' | 'query'> = operations[Id] extends {
  parameters: Partial<Record<Part, infer Found>>;
}
  ? NonNullable<Found>
  : never;
type Body<Id extends OperationId> = operations[Id] extends {
  requestBody?: { content: { 'application/json': infer Json } } | undefined;
}
  ? Json
  : operations[Id] extends { requestBody?: { content: { 'multipart/form-data': infer Form } } | undefined }
    ? { readonly [Name in keyof Form]: Name extends 'file' ? UploadedFile : Form[Name] }
    : undefined;
type Json200<Id extends OperationId> = operations[Id] extends {
  responses: { 200: { content: { 'application/json': infer Json } } };
}
  ? Json
  : never;
// A refused answer has none of its payload, so the contract marks the payload optional; a success carries all of it.
type WithoutEnvelope<Json> = Json extends unknown ? Required<Omit<Json, 'code' | 'msg' | 'field'>> : never;

/** What a success carries beside `code` and `msg`, which the envelope adds. */
export type Answer<Id extends OperationId> = WithoutEnvelope<Json200<Id>>;

/** One part of a multipart body, already inside the size limit. */
export interface UploadedFile {
  readonly field: string;
  readonly filename: string;
  readonly bytes: Buffer;
}

/** The player whose token a call carried. */
export interface Player {
  readonly id: number;
  /** The session the token belongs to. */
  readonly sessionId: number;
  readonly username: string;
  /** Phone in 0-form (decision D1); null until an account that began at a social login has one. */
  readonly phone: string | null;
}

/** One validated call. `Who` is `Player` where the contract demands a token, else `Player | null`. */
export interface Call<Id extends OperationId, Who extends Player | null = Player | null> {
  readonly path: Parameters<Id, 'path'>;
  readonly query: Parameters<Id, 'query'>;
  readonly body: Body<Id>;
  readonly headers: {
    /** Present where the contract declares `Idempotency-Key`: such a call runs in one transaction, `db` is it. */
    readonly idempotencyKey: string | null;
    readonly userAgent: string;
    /** SHA-256 of the bearer token that came, live or dead. */
    readonly tokenHash: Buffer | null;
  };
  readonly player: Who;
  /** The site this server is (settings SITE): country, currency, zone. */
  readonly site: Services['site'];
  readonly lang: Locale;
  readonly ip: string;
  readonly log: FastifyBaseLogger;
  /** The database, or the transaction of a call with an idempotency key. Use `atomically(db, …)` for own transactions. */
  readonly db: Db;
  readonly services: Services;
  /** The server's time; test mode can shift it. Never `new Date()` or SQL `now()` for what a player can see. */
  readonly now: () => Date;
}

type Handler<Id extends OperationId, Who extends Player | null> = (
  call: Call<Id, Who>,
) => Promise<Answer<Id> | Refusal> | Answer<Id> | Refusal;

/** An operation as the router sees it. */
export interface Operation<Id extends OperationId = OperationId> {
  readonly id: Id;
  /** Checked at start against the `security` of the contract. */
  readonly access: 'anyone' | 'player';
  /** The answer depends on the address alone, so one may serve many (SHARED_ANSWER_MS). */
  readonly isShared?: boolean;
  /** Runs before the transaction of a call with a key, so that what it counts stays counted when the call is refused; not for a repeat that has its answer. */
  before?(call: Call<Id>): Promise<void>;
  // A method, so that operations of all ids fit one table.
  handle(call: Call<Id>): Promise<Answer<Id> | Refusal> | Answer<Id> | Refusal;
}

/** An operation open to visitors: `export const operation = forAnyone('login', async ({ body }) => …)`. */
export function forAnyone<Id extends OperationId>(id: Id, handle: Handler<Id, Player | null>): Operation<Id> {
  return { id, access: 'anyone', handle };
}

/**
 * An operation whose answer is the same for everybody who asks for the same address: it may be given to others for a
 * moment, so it cannot see who calls.
 */
export function forEverybody<Id extends OperationId>(
  id: Id,
  handle: (call: Omit<Call<Id>, 'player' | 'headers' | 'ip' | 'body'>) => ReturnType<Handler<Id, null>>,
): Operation<Id> {
  return { id, access: 'anyone', isShared: true, handle };
}

/** An operation that needs a token. The router answers 401 for a dead one before the handler runs. */
export function forPlayer<Id extends OperationId>(
  id: Id,
  handle: Handler<Id, Player>,
  { before }: { readonly before?: (call: Call<Id, Player>) => Promise<void> } = {},
): Operation<Id> {
  const ofPlayer = (call: Call<Id>): Call<Id, Player> => {
    if (call.player === null) throw new Error(`${id} ran without a player`);
    return { ...call, player: call.player };
  };
  return {
    id,
    access: 'player',
    handle: (call) => handle(ofPlayer(call)),
    ...(before === undefined ? {} : { before: (call) => before(ofPlayer(call)) }),
  };
}
