import { readFile } from 'node:fs/promises';
import { load } from 'js-yaml';
import type { ProblemName } from '../base/problem-messages.js';
import { PROBLEM_MESSAGES } from '../base/problem-messages.js';

type JsonObject = { [key: string]: unknown };

/** What the server needs of an operation besides its schemas. */
export interface OperationContract {
  readonly id: string;
  /** The first tag, which names the folder of the operation's file. */
  readonly area: string;
  readonly needsPlayer: boolean;
  readonly needsIdempotencyKey: boolean;
  readonly takesFiles: boolean;
  /** A request without a body is one with an empty object. */
  readonly hasOptionalBody: boolean;
  readonly problems: readonly string[];
}

export interface Contract {
  /** The whole contract as one object with every reference resolved. */
  readonly document: JsonObject;
  readonly operations: ReadonlyMap<string, OperationContract>;
  /** The body code of each refusal. */
  readonly codes: Readonly<Record<ProblemName, number>>;
}

const SOURCE = new URL('../../openapi/user-api.yaml', import.meta.url);

let loaded: Promise<Contract> | undefined;

/**
 * `openapi/user-api.yaml` with the files it refers to, read once per process. Rejects when the contract and the server
 * have different problem names.
 */
export const loadContract = (): Promise<Contract> => (loaded ??= readContract());

async function readContract(): Promise<Contract> {
  const document = (await new Reader().resolve({ $ref: SOURCE.href }, SOURCE)) as JsonObject;
  return {
    document,
    operations: new Map(readOperations(document).map((found) => [found.id, found])),
    codes: readCodes(document),
  };
}

class Reader {
  readonly #files = new Map<string, Promise<unknown>>();

  async resolve(node: unknown, base: URL): Promise<unknown> {
    if (Array.isArray(node)) return Promise.all(node.map((item) => this.resolve(item, base)));
    if (typeof node !== 'object' || node === null) return node;
    if ('$ref' in node && typeof node.$ref === 'string') {
      const target = new URL(node.$ref, base);
      const file = new URL(target.pathname, target);
      return this.resolve(pick(await this.#read(file), decodeURIComponent(target.hash)), file);
    }
    const entries = await Promise.all(
      Object.entries(node).map(async ([key, value]) => [key, await this.resolve(value, base)]),
    );
    return Object.fromEntries(entries) as JsonObject;
  }

  #read(file: URL): Promise<unknown> {
    const known = this.#files.get(file.href);
    if (known !== undefined) return known;
    const reading = readFile(file, 'utf8').then((text): unknown => load(text));
    this.#files.set(file.href, reading);
    return reading;
  }
}

/** Resolves a JSON Pointer in a URI fragment (RFC 6901 section 6). */
function pick(document: unknown, pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .reduce((node, part) => {
      const key = part.replaceAll('~1', '/').replaceAll('~0', '~');
      if (typeof node !== 'object' || node === null || !(key in node))
        throw new Error(`The contract has no ${pointer}`);
      return (node as JsonObject)[key];
    }, document);
}

interface RawOperation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly security?: readonly JsonObject[];
  readonly parameters?: readonly { readonly in: string; readonly name: string }[];
  readonly requestBody?: { readonly content: JsonObject; readonly required?: boolean };
  readonly 'x-problems'?: readonly string[];
}

function readOperations(document: JsonObject): OperationContract[] {
  const paths = Object.values(document['paths'] as Record<string, Record<string, RawOperation>>);
  return paths
    .flatMap((path) => Object.values(path))
    .map((raw) => ({
      id: raw.operationId,
      area: raw.tags[0] ?? '',
      needsPlayer:
        (raw.security ?? []).length > 0 && (raw.security ?? []).every((scheme) => Object.keys(scheme).length > 0),
      needsIdempotencyKey: (raw.parameters ?? []).some(
        (parameter) => parameter.in === 'header' && parameter.name === 'Idempotency-Key',
      ),
      takesFiles: 'multipart/form-data' in (raw.requestBody?.content ?? {}),
      hasOptionalBody: raw.requestBody?.required === false,
      problems: raw['x-problems'] ?? [],
    }));
}

function readCodes(document: JsonObject): Record<ProblemName, number> {
  const listed = document['x-problem-codes'] as Record<string, { readonly name: string }>;
  const codes = new Map(Object.entries(listed).map(([code, { name }]) => [name, Number(code)]));
  const names = Object.keys(PROBLEM_MESSAGES) as ProblemName[];
  const unknown = [
    ...names.filter((name) => !codes.has(name)),
    ...[...codes.keys()].filter((name) => !(name in PROBLEM_MESSAGES)),
  ];
  if (unknown.length > 0)
    throw new Error(`Problems that the contract and problem-messages.ts do not share: ${unknown.join(', ')}`);
  return Object.fromEntries(codes) as Record<ProblemName, number>;
}
