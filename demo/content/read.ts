import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import * as v from 'valibot';

/** Content is read once and shared. */
export type Fixed<Value> = Value extends object ? { readonly [Key in keyof Value]: Fixed<Value[Key]> } : Value;

/** How a file is read. */
interface Reading {
  /** The list whose entries take from `usual` what they do not say themselves. */
  readonly usualOf?: string;
}

/**
 * Reads `{name}.yaml` of this folder. Synchronous: all files together are read in a few milliseconds, and modules that wait
 * while they load could not be bundled with the server.
 */
export function readContent<const Schema extends v.GenericSchema>(
  name: string,
  schema: Schema,
  reading: Reading = {},
): Fixed<v.InferOutput<Schema>> {
  return parseContent(
    `demo/content/${name}.yaml`,
    readFileSync(new URL(`${name}.yaml`, import.meta.url), 'utf8'),
    schema,
    reading,
  );
}

/** The content of a file. Throws an error with the name of the file, and the path and the fault of each wrong value. */
export function parseContent<const Schema extends v.GenericSchema>(
  file: string,
  text: string,
  schema: Schema,
  { usualOf }: Reading = {},
): Fixed<v.InferOutput<Schema>> {
  const written = load(text, { filename: file });
  const { success, output, issues } = v.safeParse(schema, usualOf === undefined ? written : spread(written, usualOf));
  if (success) return output as Fixed<v.InferOutput<Schema>>;
  const faults = issues.map((issue) => `${v.getDotPath(issue) ?? 'the whole file'}: ${issue.message}`);
  throw new Error(`${file} is wrong. ${faults.join('; ')}`);
}

const withList = (list: string) => v.looseObject({ usual: v.looseObject({}), [list]: v.array(v.looseObject({})) });

function spread(written: unknown, list: string): unknown {
  if (!v.is(withList(list), written)) return written;
  const { usual, ...rest } = written;
  return { ...rest, [list]: (rest[list] as object[]).map((entry) => Object.assign({}, usual, entry)) };
}

/** A number that is not negative and has no fraction. */
export const whole = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A text that says something. */
export const said = v.pipe(v.string(), v.nonEmpty());

/** One text in every language. */
export const texts = v.strictObject({ en_US: said, ms_MY: said, my_MM: said, th_TH: said, zh_CN: said });
