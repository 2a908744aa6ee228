import { Ajv2020, type AnySchema, type Options, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { FastifySchemaCompiler, FastifySchema } from 'fastify';

const OPTIONS: Options = { strict: false, removeAdditional: false, useDefaults: true, allErrors: false };

/** Ajv for JSON: nothing is coerced, nothing removed. */
export const jsonValidator = compilingOnce(new Ajv2020({ ...OPTIONS, coerceTypes: false }));

/** Query and path arrive as text, so only there "2" becomes 2. */
const textsValidator = compilingOnce(new Ajv2020({ ...OPTIONS, coerceTypes: true }));

/** Compiles the contract's schemas. */
export const validatorCompiler: FastifySchemaCompiler<FastifySchema> = ({ schema, httpPart, contentType }) => {
  if (contentType === 'multipart/form-data') return formValidator(jsonValidator.compile(schema));
  if (httpPart === 'headers') return textsValidator.compile(lowerCased(schema));
  return storable((httpPart === 'body' ? jsonValidator : textsValidator).compile(schema));
};

/**
 * Refuses, besides, text that nobody should keep: control characters other than tab and line ends (U+0000 the database cannot
 * hold; the others move a terminal's cursor) and half of a surrogate pair.
 */
function storable(validate: ValidateFunction): ReturnType<FastifySchemaCompiler<FastifySchema>> {
  return (value: unknown) => {
    if (!validate(value)) return { error: (validate.errors ?? []) as unknown as Error };
    const path = unstorableIn(value);
    return path === null
      ? { value }
      : {
          error: [
            { instancePath: path, schemaPath: '', keyword: 'storable', params: {}, message: 'text cannot be kept' },
          ] as unknown as Error,
        };
  };
}

// Read by code points, so that only a surrogate without its other half is found. Joiners and marks of direction (Cf) come with pasted text.
const UNSTORABLE = /(?![\t\n\r])\p{Cc}|\p{Cs}/u;

/** Where such a text is, as a JSON pointer. */
function unstorableIn(value: unknown, path = ''): string | null {
  if (typeof value === 'string') return UNSTORABLE.test(value) ? path : null;
  if (typeof value !== 'object' || value === null) return null;
  for (const [name, inner] of Object.entries(value)) {
    const found = unstorableIn(inner, `${path}/${name}`);
    if (found !== null) return found;
  }
  return null;
}

/** Validates a form by its texts; of a file the schema says only that it is there. */
function formValidator(validate: ValidateFunction): ReturnType<FastifySchemaCompiler<FastifySchema>> {
  const check = storable(validate);
  return (form: unknown) => {
    const texts = Object.fromEntries(
      Object.entries(form ?? {}).map(([name, value]) => [name, typeof value === 'string' ? value : '']),
    );
    const { error } = check(texts) as { readonly error?: Error };
    return error === undefined ? { value: form } : { error };
  };
}

/** Names of headers arrive in lower case (RFC 9110 section 5.1: they mean the same in any). */
function lowerCased(schema: FastifySchema): FastifySchema {
  const { properties, required } = schema as {
    readonly properties?: Readonly<Record<string, unknown>>;
    readonly required?: readonly string[];
  };
  const lowered = Object.fromEntries(
    Object.entries(properties ?? {}).map(([name, value]) => [name.toLowerCase(), value]),
  );
  return Object.assign({}, schema, {
    properties: lowered,
    required: (required ?? []).map((name) => name.toLowerCase()),
  });
}

/** The contract says the same in many operations, and some processes open many servers: each schema is compiled once, known by its text. */
function compilingOnce(ajv: Ajv2020): Ajv2020 {
  const compile = ajv.compile.bind(ajv);
  const known = new Map<string, ValidateFunction>();
  const compileOnce = (schema: AnySchema): ValidateFunction => {
    const text = JSON.stringify(schema);
    const made = known.get(text) ?? compile(schema);
    known.set(text, made);
    return made;
  };
  return Object.assign(withFormats(ajv), { compile: compileOnce });
}

function withFormats(ajv: Ajv2020): Ajv2020 {
  // Published as CommonJS: where the default export is depends on who loads it.
  const add = 'default' in addFormats ? (addFormats as unknown as { default: typeof addFormats }).default : addFormats;
  (add as unknown as (ajv: Ajv2020) => void)(ajv);
  return ajv;
}
