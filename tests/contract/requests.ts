import type { Contract } from '../../server/contract/load.js';

type Json = { readonly [key: string]: unknown };

interface Schema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly example?: unknown;
  readonly default?: unknown;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
}

interface RawParameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  readonly schema: Schema;
}

interface RawOperation {
  readonly operationId: string;
  readonly parameters?: readonly RawParameter[];
  readonly requestBody?: {
    readonly content: { readonly 'application/json': { readonly schema: Schema; readonly example: Json } };
  };
}

/** A request made from the contract's example, and what is known of its shape. */
export interface ExampleRequest {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly needsKey: boolean;
  readonly body?: Json;
  readonly bodySchema?: Schema;
}

/** One example request per operation, made from the contract's examples. */
export function exampleRequests({ document }: Contract): ExampleRequest[] {
  const paths = Object.entries(document['paths'] as Readonly<Record<string, Readonly<Record<string, RawOperation>>>>);
  return paths.flatMap(([template, methods]) =>
    Object.entries(methods).map(([method, operation]): ExampleRequest => {
      const parameters = operation.parameters ?? [];
      const path = parameters
        .filter((parameter) => parameter.in === 'path')
        .reduce((filled, { name, schema }) => filled.replace(`{${name}}`, String(exampleOf(schema))), template);
      const query = Object.fromEntries(
        parameters
          .filter((parameter) => parameter.in === 'query' && parameter.required)
          .map(({ name, schema }) => [name, String(exampleOf(schema))]),
      );
      const json = operation.requestBody?.content['application/json'];
      return {
        id: operation.operationId,
        method: method.toUpperCase(),
        path,
        query,
        needsKey: parameters.some((parameter) => parameter.in === 'header'),
        ...(json === undefined ? {} : { body: json.example, bodySchema: json.schema }),
      };
    }),
  );
}

/** Bodies that differ from the example in one thing each, all of which the schema forbids. */
export function spoiledBodies({
  body = {},
  bodySchema = {},
}: ExampleRequest): { readonly why: string; readonly body: Json }[] {
  const without = (name: string): Json => Object.fromEntries(Object.entries(body).filter(([key]) => key !== name));
  return [
    { why: 'with an unknown field', body: { ...body, unknownField: 1 } },
    ...(bodySchema.required ?? []).map((name) => ({ why: `without ${name}`, body: without(name) })),
    ...Object.keys(body).flatMap((name) => [
      { why: `with ${name} as a list`, body: { ...body, [name]: [] } },
      { why: `with ${name} as null`, body: { ...body, [name]: null } },
    ]),
  ];
}

function exampleOf({ example, enum: choices, default: standard, type }: Schema): unknown {
  return example ?? choices?.[0] ?? standard ?? (type === 'integer' ? 1 : 'x');
}
