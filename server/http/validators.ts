import { Ajv2020, type AnySchema, type Options, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { FastifySchemaCompiler, FastifySchema } from 'fastify';

const OPTIONS: Options = { strict: false, removeAdditional: false, useDefaults: true, allErrors: false };

/** Validates JSON without coercing or removing anything. */
export const jsonValidator = compilingOnce(new Ajv2020({ ...OPTIONS, coerceTypes: false }));

/** Validates query and path parameters. They arrive as text, so only here "2" becomes 2. */
const textsValidator = compilingOnce(new Ajv2020({ ...OPTIONS, coerceTypes: true }));

/** Compiles the contract's schemas. */
export const validatorCompiler: FastifySchemaCompiler<FastifySchema> = ({ schema, httpPart, contentType }) => {
  if (contentType === 'multipart/form-data') return formValidator(jsonValidator.compile(schema));
  if (httpPart === 'headers') return textsValidator.compile(lowerCased(schema));
  return storable((httpPart === 'body' ? jsonValidator : textsValidator).compile(schema));
};

/**
 * Also refuses text that must not be stored: control characters other than tab and line ends (PostgreSQL cannot store
 * U+0000; the others can control a terminal) and lone surrogates.
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

// The u flag matches code points, so \p{Cs} matches only a lone surrogate. Joiners and direction marks (Cf) are
// allowed: they come with pasted text.
const UNSTORABLE = /(?![\t\n\r])\p{Cc}|\p{Cs}/u;

/** The place of such a text as a JSON Pointer; null if there is none. */
function unstorableIn(value: unknown, path = ''): string | null {
  if (typeof value === 'string') return UNSTORABLE.test(value) ? path : null;
  if (typeof value !== 'object' || value === null) return null;
  for (const [name, inner] of Object.entries(value)) {
    const found = unstorableIn(inner, `${path}/${name}`);
    if (found !== null) return found;
  }
  return null;
}

/** Validates a form by its texts; for a file the schema only says that it is present. */
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

/** Node gives header names in lower case (RFC 9110 section 5.1: names are case-insensitive). */
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

/**
 * Compiles each schema once, by its text, and only when something is validated by it: many operations share schemas, some
 * processes open many servers, and compiling all schemas of the contract takes longer than opening the database.
 */
function compilingOnce(ajv: Ajv2020): Ajv2020 {
  const compile = ajv.compile.bind(ajv);
  const known = new Map<string, ValidateFunction>();
  const compileOnce = (schema: AnySchema): ValidateFunction => {
    const text = JSON.stringify(schema);
    const made = known.get(text) ?? compileLater(() => compile(schema));
    known.set(text, made);
    return made;
  };
  return Object.assign(withFormats(ajv), { compile: compileOnce });
}

/** A validator of which only the result and its errors are read. */
function compileLater(compile: () => ValidateFunction): ValidateFunction {
  let compiled: ValidateFunction | undefined;
  const validate: Pick<ValidateFunction, 'errors'> & ((value: unknown) => boolean) = (value) => {
    compiled ??= compile();
    const isValid = compiled(value);
    validate.errors = compiled.errors ?? null;
    return isValid;
  };
  return validate as ValidateFunction;
}

function withFormats(ajv: Ajv2020): Ajv2020 {
  // ajv-formats is CommonJS: the place of its default export depends on the loader.
  const add = 'default' in addFormats ? (addFormats as unknown as { default: typeof addFormats }).default : addFormats;
  (add as unknown as (ajv: Ajv2020) => void)(ajv);
  // RFC 3339 has leap seconds; a Date has none, and would be invalid.
  const { 'date-time': known } = ajv.formats as unknown as Readonly<
    Record<'date-time', { readonly validate: (text: string) => boolean }>
  >;
  return ajv.addFormat('date-time', (text) => known.validate(text) && !Number.isNaN(Date.parse(text)));
}
