import { mkdir, open, readdir, rename, rm, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Settings } from '../base/settings.js';
import { WrongBackup } from './backup.js';
import { loadPostgres, peekPostgres, readEmbedded } from './dump.js';
import { lockFolder } from './lock.js';
import { appliedIn, compareSchema, grant, type SchemaState } from './migrate.js';
import { openEmbedded, openPostgres, type Script } from './open.js';
import { requireTool } from './pg-tools.js';

type Target = Pick<Settings, 'DATABASE_URL' | 'DATA_DIR' | 'SITE'>;

/**
 * Fills the empty database of the settings from a backup, whole or not at all. Throws `WrongBackup` if the database is in
 * use, or the file is damaged, of another engine, of another site or of a newer version. A backup of an older version is
 * restored as it is: the result says which migrations it still needs.
 */
export async function restore(target: Target, path: string): Promise<SchemaState> {
  const engine = target.DATABASE_URL === '' ? 'embedded' : 'postgres';
  const kind = await kindOf(path);
  if (kind !== engine)
    throw new WrongBackup(
      kind === 'postgres'
        ? 'This is a backup of PostgreSQL: set DATABASE_URL to an empty PostgreSQL database.'
        : 'This is a backup of the embedded database: unset DATABASE_URL, and set DATA_DIR to a new folder.',
    );
  return engine === 'postgres' ? restorePostgres(target, path) : restoreEmbedded(target, path);
}

async function restorePostgres(target: Target, path: string): Promise<SchemaState> {
  const opened = await openPostgres(target.DATABASE_URL, 1);
  try {
    const version = await opened.asOwner(async (script) => {
      const [first] = await script(
        `select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
          where n.nspname !~ '^pg_' and n.nspname <> 'information_schema'
            and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e') limit 1`,
      );
      if (first !== undefined)
        throw new WrongBackup(`The database is not empty: it has ${String(first['name'])}. Restore into a new one.`);
      return Number((await script('show server_version_num'))[0]?.['server_version_num']);
    });
    await requireTool('pg_restore', version);
    const rows = await peekPostgres(path, ['migration', 'site_setting']);
    const applied = new Map(rows.get('migration')?.map(({ name = '', hash = '' }) => [name, hash]));
    const site = rows.get('site_setting')?.find(({ key }) => key === 'site')?.['value'];
    const state = await requireFitting(target, applied, site === undefined ? undefined : (JSON.parse(site) as string));
    await loadPostgres(target.DATABASE_URL, path);
    await grant(opened);
    // A restored table has no statistics, and the planner guesses until it has.
    await opened.asOwner((script) => script('set local statement_timeout = 0; analyze'));
    return state;
  } finally {
    await opened.close();
  }
}

/** Unpacks the folder beside its place, and moves it there once it has been checked. */
async function restoreEmbedded(target: Target, path: string): Promise<SchemaState> {
  await mkdir(target.DATA_DIR, { recursive: true });
  const unlock = await lockFolder(target.DATA_DIR);
  const [place, part] = [join(target.DATA_DIR, 'db'), join(target.DATA_DIR, 'db.part')];
  try {
    if ((await readdir(place).catch(() => [])).length > 0)
      throw new WrongBackup(`The database is not empty: ${place} has files. Restore into a new folder.`);
    await rm(part, { recursive: true, force: true });
    const folder = await readEmbedded(path).catch((error: unknown) => {
      throw new WrongBackup('This backup is not whole: it was cut off or damaged.', { cause: error });
    });
    const opened = await openEmbedded({ dataDir: part, loadDataDir: folder }).catch((error: unknown) => {
      throw new WrongBackup('This file is no backup of a lobby.', { cause: error });
    });
    try {
      const [applied, site] = await opened.asOwner(async (script) => [await appliedIn(script), await siteIn(script)]);
      const state = await requireFitting(target, applied, site);
      await opened.close();
      await rm(place, { recursive: true, force: true });
      await rename(part, place);
      return state;
    } finally {
      await opened.close();
    }
  } finally {
    await rm(part, { recursive: true, force: true });
    await unlock();
  }
}

/** Throws `WrongBackup` unless this version can work with the backup and it is of the site that the settings name. */
async function requireFitting(
  { SITE }: Target,
  applied: ReadonlyMap<string, string>,
  site: string | undefined,
): Promise<SchemaState> {
  if (applied.size === 0) throw new WrongBackup('This file is no backup of a lobby.');
  const state = await compareSchema(applied);
  if (state.unknown.length > 0)
    throw new WrongBackup(
      `This backup was made by another version of the server, which has ${state.unknown.join(', ')}. Restore it with ` +
        'that version or a newer one.',
    );
  if (site !== undefined && site !== SITE)
    throw new WrongBackup(`This backup is of the site ${site}; SITE says ${SITE}. Set SITE=${site}.`);
  return state;
}

async function siteIn(script: Script): Promise<string | undefined> {
  const [row] = await script(`select value #>> '{}' as site from site_setting where key = 'site'`);
  return row?.['site'] as string | undefined;
}

/** The first bytes of a file that `pg_dump` wrote in its custom format. */
const PG_DUMP = 'PGDMP';
const GZIP = '\u001F\u008B';

async function kindOf(path: string): Promise<'embedded' | 'postgres'> {
  const file = await open(path).catch((error: unknown) => {
    throw new WrongBackup(`${path} cannot be read.`, { cause: error });
  });
  try {
    const start = await startOf(file);
    if (start.toString('latin1').startsWith(PG_DUMP)) return 'postgres';
    if (!start.toString('latin1').startsWith(GZIP)) throw new WrongBackup('This file is no backup of a lobby.');
    // Up to version 1.0 a backup was lines of JSON.
    if (unpackedStartOf(start).startsWith('{"format":1,'))
      throw new WrongBackup(
        'This backup has the format of an earlier version, which is not read any more. Restore it with the version that ' +
          'made it, update the server there, and make a new backup.',
      );
    return 'embedded';
  } finally {
    await file.close();
  }
}

async function startOf(file: FileHandle): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(4096), 0, 4096, 0);
  return buffer.subarray(0, bytesRead);
}

/** The beginning of a compressed file whose end was not read. */
function unpackedStartOf(start: Buffer): string {
  try {
    return gunzipSync(start, { finishFlush: 2 }).toString('latin1');
  } catch {
    return '';
  }
}
