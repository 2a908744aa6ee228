import * as fc from 'fast-check';

/** A JSON schema of the contract, with every reference resolved. */
export interface JsonSchema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly oneOf?: readonly JsonSchema[];
  readonly anyOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly pattern?: string;
  readonly format?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly example?: unknown;
}

const BIG = 9_007_199_254_740_991;

/** Values that the schema allows. */
export function allowed(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  const choices = schema.oneOf ?? schema.anyOf;
  if (choices !== undefined) return fc.oneof(...choices.map(allowed));
  if (schema.allOf !== undefined)
    return fc.tuple(...schema.allOf.map(allowed)).map((parts) => Object.assign({}, ...parts) as object);
  switch (schema.type) {
    case 'object':
      return objects(schema);
    case 'array':
      return fc.array(allowed(schema.items ?? {}), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 4, 4),
      });
    case 'integer':
      return fc.integer({ min: Math.max(schema.minimum ?? -BIG, -BIG), max: Math.min(schema.maximum ?? BIG, BIG) });
    case 'number':
      return fc.double({ min: schema.minimum ?? -1e9, max: schema.maximum ?? 1e9, noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return texts(schema);
  }
}

function objects({ properties = {}, required = [] }: JsonSchema): fc.Arbitrary<unknown> {
  const known = Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, allowed(schema)]));
  return fc.record(known, { requiredKeys: required.filter((name) => name in known) });
}

function texts({ pattern, format, minLength = 0, maxLength = 200, example }: JsonSchema): fc.Arbitrary<unknown> {
  const examples = example === undefined ? [] : [fc.constant(example)];
  if (format === 'uuid') return fc.uuid();
  if (format === 'date-time')
    return fc
      .date({ noInvalidDate: true, min: new Date('1970-01-01'), max: new Date('2999-01-01') })
      .map((date) => date.toISOString());
  if (format === 'date')
    return fc
      .date({ noInvalidDate: true, min: new Date('1900-01-01'), max: new Date('2999-01-01') })
      .map((date) => date.toISOString().slice(0, 10));
  if (pattern !== undefined) {
    try {
      return fc.oneof(fc.stringMatching(new RegExp(pattern)), ...examples);
    } catch {
      // The pattern has a part that values cannot be generated from, such as a look-ahead.
      return examples[0] ?? fc.string({ minLength, maxLength: Math.min(maxLength, 200) });
    }
  }
  return fc.oneof(fc.string({ minLength, maxLength: Math.min(maxLength, 200), unit: 'grapheme' }), ...examples);
}

/** Texts that have broken servers: their databases, files, markup, Unicode handling, numbers. */
const NASTY = [
  '',
  ' ',
  '0',
  '-1',
  '1e999',
  'NaN',
  'null',
  'undefined',
  'true',
  '[]',
  '{}',
  '\u0000',
  'a\u0000b',
  '\uD800',
  '\uFEFF',
  '\u202E1001',
  '𝟙𝟘𝟘𝟙',
  '١٠٠١',
  '9'.repeat(40),
  'x'.repeat(4000),
  "' or 1=1 --",
  '"; drop table player; --',
  '%',
  '_',
  '\\',
  '../../etc/passwd',
  '..%2f..%2f',
  '<script>alert(1)</script>',
  '${7*7}',
  '__proto__',
  'constructor',
  '2026-02-30',
  '0000-00-00T00:00:00Z',
  '+275760-09-14T00:00:00.000Z',
];

/** Any value, often one of the harmful texts. */
export const anything: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom<unknown>(...NASTY) },
  { weight: 1, arbitrary: fc.constantFrom<unknown>(null, true, -1, 0, 0.5, 1e21, BIG, -BIG, [], {}, [[[[]]]]) },
  { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
);

/** A nearly valid body: one field is changed, missing or added. */
export function nearly(schema: JsonSchema): fc.Arbitrary<unknown> {
  const names = [...Object.keys(schema.properties ?? {}), 'unknownField', '__proto__'];
  return fc.tuple(allowed(schema), fc.constantFrom(...names), fc.option(anything)).map(([value, name, other]) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return other;
    const entries = Object.entries(value).filter(([key]) => key !== name);
    return Object.fromEntries(other === null ? entries : [...entries, [name, other]]);
  });
}
