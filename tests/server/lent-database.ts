import type { PGlite } from '@electric-sql/pglite';
import { useEmbedded, type Opened } from '../../server/db/open.js';

/** Rows of all tables of the lobby, to be put back: one script for the server's owner. */
type Restore = string;

/** A schema for the copies that the server's role cannot see. */
const COPIES = 'copies_of_rows';

const copyOf = (table: string): string => `${COPIES}.${table.replaceAll('.', '_')}`;

/** Tables of the lobby, their triggers and whether these are enabled: what restoring rows does not restore. */
const SHAPE = `select md5(string_agg(part, ',' order by part)) as shape from (
    select format('%s.%s', n.nspname, c.relname) as part from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname !~ '^pg_' and n.nspname <> 'information_schema'
    union all select format('%s %s %s', tgrelid::regclass, tgname, tgenabled) from pg_trigger where not tgisinternal
  ) as parts`;

/** An embedded database that one user after the other gets as it was at the beginning. */
export class LentDatabase {
  readonly #pglite: PGlite;
  readonly #restore: Restore;
  readonly #shape: unknown;

  private constructor(pglite: PGlite, restore: Restore, shape: unknown) {
    this.#pglite = pglite;
    this.#restore = restore;
    this.#shape = shape;
  }

  static async of({ pglite, asOwner }: Awaited<ReturnType<typeof useEmbedded>>): Promise<LentDatabase> {
    const restore = await asOwner(async (script) => {
      const rowsOf = async <Row>(query: string) => (await script(query)) as readonly Row[];
      const tables = await rowsOf<{ name: string; columns: string }>(
        `select format('%I.%I', table_schema, table_name) as name,
                string_agg(quote_ident(column_name), ', ' order by ordinal_position) as columns
           from information_schema.columns join information_schema.tables using (table_schema, table_name)
          where table_schema in ('public', 'sandbox') and table_type = 'BASE TABLE' and is_generated = 'NEVER'
          group by table_schema, table_name`,
      );
      const filled = await rowsOf<{ name: string }>(
        tables.map(({ name }) => `select '${name}' as name where exists (select from ${name})`).join(' union all '),
      );
      const kept = tables.filter(({ name }) => filled.some((table) => table.name === name));
      await script(`create schema ${COPIES}`);
      for (const { name, columns } of kept)
        await script(`create table ${copyOf(name)} as select ${columns} from ${name}`);
      const sequences = await rowsOf<{ set: string }>(
        `select format('select setval(%L, %s, %s)', format('%I.%I', schemaname, sequencename),
                coalesce(last_value, start_value), (last_value is not null)::text) as set
           from pg_sequences where schemaname in ('public', 'sandbox')`,
      );
      return [
        // Neither the triggers that keep the ledger append-only nor foreign keys.
        'set local session_replication_role = replica',
        ...tables.map(({ name }) => `delete from ${name}`),
        ...kept.map(
          ({ name, columns }) =>
            `insert into ${name} (${columns}) overriding system value select ${columns} from ${copyOf(name)}`,
        ),
        ...sequences.map(({ set }) => set),
      ].join(';\n');
    });
    return new LentDatabase(pglite, restore, await shapeOf(pglite));
  }

  stop(): Promise<void> {
    return this.#pglite.close();
  }

  /** Whoever closes it gives it back: `takeBack` is called when it is as it was. One that was rebuilt is stopped instead. */
  async lend(takeBack: () => Promise<void>): Promise<Opened> {
    let isLent = true;
    const used = new Proxy(this.#pglite, {
      get(target, name) {
        if (name === 'closed') return !isLent;
        if (name === 'close') return async () => void (isLent = false);
        const value: unknown = Reflect.get(target, name, target);
        if (typeof value !== 'function') return value;
        // What its user left running must not reach the next one.
        if (!isLent) throw new Error('The database is closed');
        return value.bind(target) as unknown;
      },
    });
    const opened = await useEmbedded(used);
    return {
      ...opened,
      close: async () => {
        await opened.close();
        try {
          await this.#pglite.exec('discard all');
          if ((await shapeOf(this.#pglite)) !== this.#shape) throw new Error('Its tables are others now');
          await this.#pglite.transaction((trx) => trx.exec(this.#restore));
        } catch {
          return this.stop();
        }
        return takeBack();
      },
    };
  }
}

async function shapeOf(pglite: PGlite): Promise<unknown> {
  return (await pglite.query<{ shape: unknown }>(SHAPE)).rows[0]?.shape;
}
