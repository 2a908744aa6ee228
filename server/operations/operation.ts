import type { FastifyBaseLogger } from 'fastify';
import type { operations } from '../../openapi/user-api.js';
import type { Transaction } from 'kysely';
import type { Received } from '../adapters/company.js';
import type { Refusal } from '../base/refusal.js';
import { atomically } from '../db/open.js';
import type { Database } from '../db/schema.js';
import type { Limit } from '../domain/limits.js';
import type { Asked } from '../domain/asked.js';
import type { Player } from '../domain/player.js';
import type { UploadedFile } from '../domain/upload/uploaded-file.js';

/** The name of an operation in `openapi/user-api.yaml`; a file in `server/operations/<area>/` exports it under this name. */
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

/** The payload of a success; the envelope adds `code` and `msg`. */
export type Answer<Id extends OperationId> = Omit<Extract<Json200<Id>, { code: 200 }>, 'code' | 'msg'>;

/** One validated request. `Who` is `Player` where the contract requires a token, else `Player | null`. */
export interface Call<Id extends OperationId, Who extends Player | null = Player | null> extends Asked<Body<Id>, Who> {
  readonly path: Parameters<Id, 'path'>;
  readonly query: Parameters<Id, 'query'>;
  readonly headers: {
    /**
     * Set where the contract declares `Idempotency-Key`. Such a request runs in one transaction, and `db` is that
     * transaction. An operation with `intend` has it only there.
     */
    readonly idempotencyKey: string | null;
    readonly userAgent: string;
    /** SHA-256 of the bearer token of the request, whether the token is live or not. */
    readonly tokenHash: Buffer | null;
  };
  /** The request as it arrived, for the signature of a company. */
  readonly received: Received;
  readonly log: FastifyBaseLogger;
}

type Handler<Id extends OperationId, Who extends Player | null> = (
  call: Call<Id, Who>,
) => Promise<Answer<Id> | Refusal> | Answer<Id> | Refusal;

/** An operation as the router sees it. */
export interface Operation<Id extends OperationId = OperationId> {
  readonly id: Id;
  /** Checked against the contract's `security` when the server starts. */
  readonly access: 'anyone' | 'player';
  /** The response depends on the URL alone, so it can be shared between callers (SHARED_ANSWER_MS). */
  readonly isShared?: boolean;
  /** The response to a visitor depends on the URL alone, so that a page that visitors share may hold it. */
  readonly isSameForVisitors?: boolean;
  /** Limits the responses that are made for one network; those that others have caused are free. */
  readonly sharedLimit?: Limit;
  /**
   * Runs before the transaction of a request with a key, so that what it counts stays counted when the request is
   * refused. Does not run for a repeated request whose response is stored.
   */
  before?(call: Call<Id>): Promise<void>;
  /**
   * The first step of a request with a key that asks a company: stores what is intended, in the transaction of the key.
   * `handle` then runs outside of a transaction. A request that is repeated before a response is stored runs `handle`
   * again, which continues where the first one stopped.
   */
  intend?(call: Call<Id>): Promise<void>;
  /**
   * Whether the response of `handle` may be stored under the key of its request. One that only says that the company is being
   * asked must not: the repeated request would get it for ever. All are, unless this says otherwise.
   */
  isFinal?(answer: Answer<Id>): boolean;
  // A method, so that operations of all ids fit one table (method parameters are bivariant).
  handle(call: Call<Id>): Promise<Answer<Id> | Refusal> | Answer<Id> | Refusal;
}

/** An operation that visitors may call: `export const login = forAnyone('login', async ({ body }) => …)`. */
export function forAnyone<Id extends OperationId>(
  id: Id,
  handle: Handler<Id, Player | null>,
  sharing: Pick<Operation, 'isSameForVisitors'> = {},
): Operation<Id> {
  return { id, access: 'anyone', handle, ...sharing };
}

/** What a request for everybody is made of: nothing that tells who sent it. */
export type SharedCall<Id extends OperationId> = Pick<
  Call<Id>,
  'path' | 'query' | 'site' | 'lang' | 'db' | 'services' | 'now'
>;

/**
 * An operation whose response is the same for every caller of the same URL, and is shared for a moment. It gets only
 * what every caller of the URL has in common: a response with one player's data must not be possible, also not by a
 * mistake that the compiler does not see. `limit` counts the responses that are made for one network.
 */
export function forAnyoneShared<Id extends OperationId>(
  id: Id,
  handle: (call: SharedCall<Id>) => ReturnType<Handler<Id, null>>,
  limit?: Limit,
): Operation<Id> {
  return {
    id,
    access: 'anyone',
    isShared: true,
    handle: ({ path, query, site, lang, db, services, now }) => handle({ path, query, site, lang, db, services, now }),
    ...(limit === undefined ? {} : { sharedLimit: limit }),
  };
}

/** An operation that requires a token. Without a live one the router responds 401 before the handler runs. */
export function forPlayer<Id extends OperationId>(
  id: Id,
  handle: Handler<Id, Player>,
  {
    before,
    intend,
    isFinal,
  }: {
    readonly isFinal?: (answer: Answer<Id>) => boolean;
    readonly before?: (call: Call<Id, Player>) => Promise<void>;
    readonly intend?: (call: Call<Id, Player>, trx: Transaction<Database>) => Promise<void>;
  } = {},
): Operation<Id> {
  const ofPlayer = (call: Call<Id>): Call<Id, Player> => {
    if (call.player === null) throw new Error(`${id} ran without a player`);
    return { ...call, player: call.player };
  };
  return {
    id,
    access: 'player',
    handle: (call) => handle(ofPlayer(call)),
    ...(isFinal === undefined ? {} : { isFinal }),
    ...(before === undefined ? {} : { before: (call) => before(ofPlayer(call)) }),
    ...(intend === undefined
      ? {}
      : { intend: (call) => atomically(call.db, (trx) => intend({ ...ofPlayer(call), db: trx }, trx)) }),
  };
}
