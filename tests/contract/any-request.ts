import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import * as fc from 'fast-check';
import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Contract } from '../../server/contract/load.js';
import type { ProblemName } from '../../server/base/problem-messages.js';
import type { TestServer } from '../server/harness.js';
import { demoPlayer } from '../server/people.js';
import { allowed, anything, nearly, type JsonSchema } from './generate.js';

/** Far above the duration of any request: a busy machine must not fail a test, a missing limit must. */
const SLOW_MS = 8000;

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  readonly schema: JsonSchema;
}
interface Media {
  readonly schema: JsonSchema;
}
interface RawOperation {
  readonly operationId: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: {
    readonly content: { readonly 'application/json'?: Media; readonly 'multipart/form-data'?: Media };
  };
  readonly responses: { readonly 200: { readonly content?: { readonly 'application/json'?: Media } } };
}

/** One operation of the contract with what is needed to request it. */
export interface Askable {
  readonly id: string;
  readonly method: string;
  readonly template: string;
  readonly operation: RawOperation;
}

export function askables({ document }: Contract): Askable[] {
  const paths = Object.entries(document['paths'] as Readonly<Record<string, Readonly<Record<string, RawOperation>>>>);
  return paths.flatMap(([template, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      id: operation.operationId,
      method: method.toUpperCase(),
      template,
      operation,
    })),
  );
}

/** A request as it is sent. */
interface Asked {
  readonly path: string;
  readonly query: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly withToken: boolean;
  readonly body: string | FormData | null;
}

/** Ids that exist for every player, so that some requests find something. */
const PUBLIC = [
  '1001',
  '1',
  'slots',
  'qr',
  'ewallet',
  'qr-instant',
  'fruit',
  'terms',
  'play-money',
  'MABT',
  '1001,1002',
];

/** Requests to an operation: half of them valid, the others nearly valid or nonsense. `known` are ids that exist. */
function requestsTo(asked: Askable, known: readonly string[]): fc.Arbitrary<Asked> {
  return fc.oneof(requestsOf(asked, known, false), requestsOf(asked, known, true));
}

function requestsOf(
  { template, operation, method }: Askable,
  known: readonly string[],
  isSpoiled: boolean,
): fc.Arbitrary<Asked> {
  const parameters = operation.parameters ?? [];
  const inPath = parameters.filter((one) => one.in === 'path');
  const inQuery = parameters.filter((one) => one.in === 'query');
  const right = ({ schema }: Parameter) => allowed(schema).map(String);
  const strange = (one: Parameter) =>
    isSpoiled
      ? fc.oneof(
          { weight: 3, arbitrary: right(one) },
          {
            weight: 1,
            arbitrary: anything.map((value) => (typeof value === 'string' ? value : JSON.stringify(value))),
          },
        )
      : right(one);
  const ids = fc.constantFrom(...known, ...PUBLIC);
  const path = fc
    .tuple(
      ...inPath.map((one) =>
        fc.oneof(
          { weight: 2, arbitrary: strange(one) },
          { weight: one.schema.enum === undefined ? 3 : 0, arbitrary: ids },
        ),
      ),
    )
    .map((values) =>
      inPath.reduce(
        (filled, { name }, index) =>
          filled.replace(`{${name}}`, encodeURIComponent(wellFormed(values[index] ?? '')) || 'x'),
        template,
      ),
    );
  const fields = fc.tuple(
    ...inQuery.map((one) => {
      const isNeeded = one.required === true;
      return fc.option(strange(one), { freq: isNeeded ? 15 : 1 }).map((value) => {
        if (value !== null) return [one.name, value];
        return isNeeded && !isSpoiled ? [one.name, 'en_US'] : [];
      });
    }),
  );
  const query = fields.map((pairs) =>
    new URLSearchParams(
      pairs.filter((pair) => pair.length > 0).map(([name = '', value = '']) => [name, wellFormed(value)]),
    ).toString(),
  );
  const isKeyed = parameters.some((one) => one.in === 'header');
  const key = fc.oneof(
    { weight: isSpoiled ? 5 : 1, arbitrary: fc.uuid().map((uuid) => ({ 'idempotency-key': uuid })) },
    { weight: isSpoiled ? 1 : 0, arbitrary: fc.constantFrom({}, { 'idempotency-key': "' or 1=1" }) },
  );
  const withToken = isSpoiled ? fc.integer({ min: 0, max: 5 }).map((number) => number > 0) : fc.constant(true);
  return fc.record({
    path,
    query,
    headers: isKeyed ? key : fc.constant({}),
    withToken,
    body: method === 'GET' ? fc.constant(null) : bodiesOf(operation, isSpoiled),
  });
}

/** A lone surrogate cannot be part of a URL. */
const wellFormed = (text: string): string => text.replaceAll(/\p{Surrogate}/gu, '\uFFFD');

function bodiesOf({ requestBody }: RawOperation, isSpoiled: boolean): fc.Arbitrary<string | FormData | null> {
  const form = requestBody?.content['multipart/form-data'];
  if (form !== undefined) return forms(form.schema);
  const json = requestBody?.content['application/json'];
  const nonsense = fc.oneof(
    anything.map((value) => JSON.stringify(value)),
    fc.constantFrom(
      '',
      '{',
      '[1,',
      '"',
      `${'['.repeat(200)}${']'.repeat(200)}`,
      '{"__proto__":{"x":1}}',
      '{"constructor":{"prototype":{}}}',
    ),
  );
  if (json === undefined) return isSpoiled ? fc.oneof(fc.constant(null), nonsense) : fc.constant(null);
  if (!isSpoiled) return allowed(json.schema).map((value) => JSON.stringify(value));
  return fc.oneof(
    { weight: 3, arbitrary: nearly(json.schema).map((value) => JSON.stringify(value)) },
    { weight: 1, arbitrary: nonsense },
  );
}

function forms({ properties = {} }: JsonSchema): fc.Arbitrary<FormData> {
  const names = [...Object.keys(properties), 'other'];
  const part = fc.tuple(
    fc.constantFrom(...names),
    fc.oneof(
      fc.uint8Array({ maxLength: 400 }),
      fc.constantFrom('avatar', 'receipt', 'feedback', 'kyc', '\u0000', '../x'),
    ),
  );
  return fc.array(part, { maxLength: 6 }).map((parts) => {
    const data = new FormData();
    for (const [name, value] of parts) {
      if (typeof value === 'string') data.append(name, value);
      else data.append(name, new Blob([value as Uint8Array<ArrayBuffer>], { type: 'image/png' }), 'picture.png');
    }
    return data;
  });
}

/**
 * Sends an operation many requests that its schemas allow and forbid, and checks each response: never a fault, only
 * codes that the contract lists, only declared fields, none late.
 */
export async function answersAnything(
  server: TestServer,
  contract: Contract,
  asked: Askable,
  { runs, seed }: { readonly runs: number; readonly seed?: number },
): Promise<void> {
  const described = contract.operations.get(asked.id);
  const codes = new Set([
    200,
    10400,
    ...(described?.problems ?? []).map((problem) => contract.codes[problem as ProblemName]),
  ]);
  const isDeclared = validatorOf(asked.operation);
  const { token, known } = await demoOf(server);
  await fc.assert(
    fc.asyncProperty(requestsTo(asked, known), async (request) => {
      const began = performance.now();
      const response = await fetch(`${server.url}/user-api${request.path}?${request.query}`, {
        method: asked.method,
        headers: {
          ...(typeof request.body === 'string' ? { 'content-type': 'application/json' } : {}),
          ...(request.withToken ? { authorization: `Bearer ${token}` } : {}),
          ...request.headers,
        },
        ...(request.body === null ? {} : { body: request.body }),
      });
      const text = await response.text();
      expect(performance.now() - began, 'how long it took, in ms').toBeLessThan(SLOW_MS);
      expect(response.status, text).toBeLessThan(500);
      if (response.status !== 200 || !(response.headers.get('content-type') ?? '').startsWith('application/json'))
        return;
      const body = JSON.parse(text) as { code: number };
      // A path that no longer matches its template belongs to another operation, or to none.
      expect([...codes, 10404], text).toContain(body.code);
      if (body.code === 200) expect(isDeclared(body) ? null : isDeclared.errors, text).toBeNull();
    }),
    {
      numRuns: runs,
      ...(seed === undefined ? {} : { seed }),
      interruptAfterTimeLimit: 60_000,
      markInterruptAsFailure: false,
    },
  );
}

/** The demo player, who has data of every kind: a token, and ids of the player's own things. */
async function demoOf(server: TestServer): Promise<{ token: string; known: string[] }> {
  const { id, token } = await demoPlayer(server);
  const { rows } = await sql<{ id: string }>`
    (select order_no as id from pay_order where player_id = ${id} limit 2) union all (select id from game_session where player_id = ${id} limit 2)
    union all (select id from bonus where player_id = ${id} and status = 'pending' limit 8) union all (select bill_id::text from bill where player_id = ${id} limit 2)
    union all (select id::text from message where player_id = ${id} limit 3) union all (select id::text from promotion_record where player_id = ${id} limit 6)
    union all (select id::text from promotion limit 6)`.execute(server.parts.db);
  return { token, known: rows.map((row) => row.id) };
}

/** Validates a response against the contract with every object closed: an undeclared field is an error. */
function validatorOf({ responses }: RawOperation): ValidateFunction {
  const ajv = new Ajv2020({ strict: false, allErrors: false });
  const add = 'default' in addFormats ? (addFormats as unknown as { default: typeof addFormats }).default : addFormats;
  (add as unknown as (target: Ajv2020) => void)(ajv);
  return ajv.compile(closed(responses[200].content?.['application/json']?.schema ?? {}) as object);
}

function closed(node: unknown, isPart = false): unknown {
  if (Array.isArray(node)) return node.map((item) => closed(item, isPart));
  if (typeof node !== 'object' || node === null) return node;
  const inner = Object.fromEntries(
    Object.entries(node).map(([key, value]) => [
      key,
      key === 'if' || key === 'then' || key === 'else' ? value : closed(value, key === 'allOf'),
    ]),
  );
  const isObject =
    'type' in node && node.type === 'object' && 'properties' in node && !isPart && !('additionalProperties' in node);
  return isObject ? { ...inner, unevaluatedProperties: false } : inner;
}
