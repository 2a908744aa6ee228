import { createReadStream, createWriteStream } from 'node:fs';
import { access, link, rename, rm } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { Opened, Script } from './open.js';

/** The first line of a backup. */
interface Header {
  readonly format: 1;
  /** The migrations that had run: names and hashes. A backup can be restored only into a database with the same ones. */
  readonly migrations: readonly string[];
  readonly at: string;
}

/**
 * A line after the header: the name of a table whose rows follow, one of its rows, the last value of a sequence, or (in
 * the last line) the number of rows. A file without that last line was cut off.
 */
type Line =
  | { readonly table: string }
  | { readonly row: unknown }
  | { readonly sequence: string; readonly value: number }
  | { readonly end: number };

/** A backup that cannot be restored here; the message says why. */
export class WrongBackup extends Error {
  override readonly name = 'WrongBackup';
}

/** Tables that the migrations fill: their rows are the same in every database. */
const FIXED_TABLES: ReadonlySet<string> = new Set(['migration', 'transfer_rule']);
/** A row in one of these tables means that the database is in use. */
const TABLES_IN_USE = ['player', 'account', 'transfer', 'game', 'site_setting'] as const;

const ROWS_PER_INSERT = 500;

/**
 * Writes a consistent snapshot of all tables to a file: gzip, one JSON text per line. The file appears when it is
 * complete, readable only by its owner. Throws `WrongBackup` if the file exists, unless `force`. Returns the number of rows.
 */
export async function backUp(
  database: Opened,
  path: string,
  { force = false }: { readonly force?: boolean } = {},
): Promise<number> {
  if (!force && (await isThere(path)))
    throw new WrongBackup(`${path} exists already. Name another file, or add --force to replace it.`);
  const part = `${path}.part`;
  let isMine = false;
  try {
    const rows = await writeBackup(database, part, () => {
      isMine = true;
    });
    // `link` fails if a file has appeared meanwhile; `rename` would replace that file.
    await (force ? rename(part, path) : link(part, path));
    return rows;
  } catch (error) {
    if (!isMine && codeOf(error) === 'EEXIST')
      throw new WrongBackup(
        `${part} exists already: another backup is running, or one was cut off. Remove it when none is running.`,
      );
    if (codeOf(error) === 'EEXIST')
      throw new WrongBackup(`${path} exists already. Name another file, or add --force to replace it.`);
    throw error;
  } finally {
    if (isMine) await rm(part, { force: true });
  }
}

async function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined);

/** Writes the rows to a file that must not exist yet; calls `opened` once the file is created. */
async function writeBackup(database: Opened, path: string, opened: () => void): Promise<number> {
  return database.asOwner(async (script) => {
    await script('set transaction isolation level repeatable read, read only');
    let rows = 0;
    async function* lines(): AsyncGenerator<string> {
      const header: Header = { format: 1, migrations: await migrationsOf(script), at: new Date().toISOString() };
      yield `${JSON.stringify(header)}\n`;
      for (const table of await tablesOf(script)) {
        yield `${JSON.stringify({ table })}\n`;
        // PostgreSQL converts its rows to JSON, so that no value is converted to a JavaScript type and back.
        await script(
          `declare backup no scroll cursor for select row_to_json(t)::text as line
             from (select * from ${quoted(table)} ${await orderOf(script, table)}) t`,
        );
        for (;;) {
          const batch = await script(`fetch ${ROWS_PER_INSERT} from backup`);
          if (batch.length === 0) break;
          rows += batch.length;
          yield batch.map(({ line }) => `{"row":${String(line)}}\n`).join('');
        }
        await script('close backup');
      }
      for (const { sequence, value } of await script(
        `select sequencename as sequence, last_value::text as value from pg_sequences
           where schemaname = 'public' and last_value is not null order by 1`,
      )) {
        yield `${JSON.stringify({ sequence, value: Number(value) })}\n`;
      }
      yield `${JSON.stringify({ end: rows })}\n`;
    }
    await pipeline(
      Readable.from(lines()),
      createGzip(),
      createWriteStream(path, { flags: 'wx', mode: 0o600 }).once('open', opened),
    );
    return rows;
  });
}

/**
 * Fills an empty database with the same migrations from a backup, in one transaction. Throws `WrongBackup` if the
 * database is in use or has other migrations. Returns the number of rows.
 */
export async function restore(database: Opened, path: string): Promise<number> {
  return database.asOwner(async (script) => {
    const input = createReadStream(path);
    const lines = createInterface({ input: input.pipe(createGunzip()), crlfDelay: Number.POSITIVE_INFINITY })[
      Symbol.asyncIterator
    ]();
    const first = await lines.next();
    const header = JSON.parse(first.done === true ? 'null' : first.value) as Header | null;
    if (header?.format !== 1) throw new WrongBackup('This file is no backup of a lobby.');
    if (header.migrations.join() !== (await migrationsOf(script)).join())
      throw new WrongBackup(
        'This backup was made by another version of the server. Restore it with that version, then update.',
      );
    for (const table of TABLES_IN_USE) {
      if ((await script(`select 1 from ${quoted(table)} limit 1`)).length > 0)
        throw new WrongBackup(`The database is not empty: ${table} has rows. Restore into a new one.`);
    }
    const tables = await tablesOf(script);
    // The triggers ran when the rows were written. If they ran here as well, they would move the money a second time.
    for (const table of tables) await script(`alter table ${quoted(table)} disable trigger user`);
    for (const table of tables.toReversed()) await script(`delete from ${quoted(table)}`);
    const rows = await fill(script, lines);
    for (const table of tables) await script(`alter table ${quoted(table)} enable trigger user`);
    return rows;
  });
}

async function fill(script: Script, lines: AsyncIterator<string>): Promise<number> {
  let [table, columns, count] = ['', '', 0];
  let batch: string[] = [];
  const flush = async (): Promise<void> => {
    if (batch.length === 0) return;
    await script(
      `insert into ${quoted(table)} (${columns}) overriding system value
         select ${columns} from json_populate_recordset(null::${quoted(table)}, ${literal(`[${batch.join(',')}]`)}::json)`,
    );
    count += batch.length;
    batch = [];
  };
  for (let next = await lines.next(); next.done !== true; next = await lines.next()) {
    const text = next.value;
    if (text.startsWith('{"row":')) {
      batch.push(text.slice('{"row":'.length, -1));
      if (batch.length === ROWS_PER_INSERT) await flush();
      continue;
    }
    await flush();
    const line = JSON.parse(text) as Exclude<Line, { row: unknown }>;
    if ('table' in line) {
      ({ table } = line);
      columns = await columnsOf(script, table);
    } else if ('end' in line) {
      if (line.end !== count) break;
      return count;
    } else await script(`select setval(${literal(`public.${quoted(line.sequence)}`)}, ${Math.trunc(line.value)})`);
  }
  throw new WrongBackup('This backup is not whole: it was cut off, or rows are missing.');
}

async function migrationsOf(script: Script): Promise<string[]> {
  return (await script('select name, hash from migration order by name')).map(
    ({ name, hash }) => `${String(name)} ${String(hash)}`,
  );
}

/** All tables whose data is backed up, each after the tables that it refers to. */
async function tablesOf(script: Script): Promise<string[]> {
  const names = (
    await script(
      "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1",
    )
  )
    .map(({ name }) => String(name))
    .filter((name) => !FIXED_TABLES.has(name));
  const references = (
    await script(
      `select distinct c.relname as source, t.relname as target from pg_constraint k
         join pg_class c on c.oid = k.conrelid
         join pg_class t on t.oid = k.confrelid
         join pg_namespace n on n.oid = c.relnamespace
         where k.contype = 'f' and n.nspname = 'public' and c.oid <> t.oid`,
    )
  )
    .map(({ source, target }) => ({ source: String(source), target: String(target) }))
    .filter(({ target }) => !FIXED_TABLES.has(target));
  const sorted: string[] = [];
  while (sorted.length < names.length) {
    const free = names.filter(
      (name) =>
        !sorted.includes(name) && references.every(({ source, target }) => source !== name || sorted.includes(target)),
    );
    if (free.length === 0) throw new Error('tables refer to each other in a circle');
    sorted.push(...free);
  }
  return sorted;
}

/** Order by primary key, so that a row comes after an earlier row that it refers to; transfers by their sequence. */
async function orderOf(script: Script, table: string): Promise<string> {
  if (table === 'transfer') return 'order by seq';
  const key = await script(
    `select a.attname as name from pg_index i
       cross join lateral unnest(i.indkey) with ordinality as k (number, place)
       join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.number
       where i.indisprimary and i.indrelid = ${literal(quoted(table))}::regclass order by k.place`,
  );
  return key.length === 0 ? '' : `order by ${key.map(({ name }) => quoted(String(name))).join(', ')}`;
}

async function columnsOf(script: Script, table: string): Promise<string> {
  const columns = await script(
    `select column_name as name from information_schema.columns
       where table_schema = 'public' and table_name = ${literal(table)} and is_generated = 'NEVER'
       order by ordinal_position`,
  );
  if (columns.length === 0) throw new WrongBackup(`This backup has a table that is not here: ${table}.`);
  return columns.map(({ name }) => quoted(String(name))).join(', ');
}

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
/** A string literal in SQL. Requires standard_conforming_strings, which is PostgreSQL's default. */
const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`;
