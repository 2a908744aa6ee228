import { sql } from 'kysely';
import { LOOKUPS } from './column-types.js';
import type { Db } from './open.js';

/** What the constraints of a database say about its columns, which are named `table.column`. */
export interface Constraints {
  /** The values that a column may have, in the order in which they are declared. */
  readonly unions: ReadonlyMap<string, readonly string[]>;
  /** The columns that a column refers to by foreign keys. */
  readonly references: ReadonlyMap<string, readonly string[]>;
  /** Columns that are `generated always as identity`. */
  readonly identities: readonly string[];
}

export async function readConstraints(db: Db): Promise<Constraints> {
  const checks = await sql<{ name: string; definition: string }>`
    select conrelid::regclass || '.' || attname as name, pg_get_constraintdef(pg_constraint.oid) as definition
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
    where contype = 'c' and cardinality(conkey) = 1 and connamespace = 'public'::regnamespace
    order by name`.execute(db);
  const unions = new Map<string, readonly string[]>();
  for (const { name, definition } of checks.rows) {
    const values = valuesOf(definition);
    if (values !== null) unions.set(name, values);
  }
  for (const name of LOOKUPS) {
    const [table = '', column = ''] = name.split('.');
    const rows = await sql<{ value: string }>`
      select distinct ${sql.ref(column)} as value from ${sql.table(table)} order by value`.execute(db);
    unions.set(
      name,
      rows.rows.map(({ value }) => value),
    );
  }

  const keys = await sql<{ name: string; target: string }>`
    select conrelid::regclass || '.' || own.attname as name, confrelid::regclass || '.' || other.attname as target
    from pg_constraint, unnest(conkey, confkey) as pair (from_number, to_number)
    join pg_attribute own on own.attnum = from_number join pg_attribute other on other.attnum = to_number
    where contype = 'f' and own.attrelid = conrelid and other.attrelid = confrelid
      and connamespace = 'public'::regnamespace
    order by name, target`.execute(db);
  const references = new Map<string, string[]>();
  for (const { name, target } of keys.rows) references.set(name, [...(references.get(name) ?? []), target]);

  const identities = await sql<{ name: string }>`
    select attrelid::regclass || '.' || attname as name
    from pg_attribute join pg_class on pg_class.oid = attrelid
    where attidentity = 'a' and relnamespace = 'public'::regnamespace order by name`.execute(db);
  return { unions, references, identities: identities.rows.map(({ name }) => name) };
}

/** The values of a check `column in ('a', 'b')`, which PostgreSQL keeps as `column = ANY (ARRAY['a'::text, …])`. */
function valuesOf(check: string): readonly string[] | null {
  const list = /^CHECK \(\((\w+) = (?:ANY \(ARRAY\[(.+)\]\)|('[^']*'::text))\)\)$/.exec(check);
  const values = [...(list?.[2] ?? list?.[3] ?? '').matchAll(/'([^']*)'::text/g)].map(([, value = '']) => value);
  return values.length > 0 ? values : null;
}
