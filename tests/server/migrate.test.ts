import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { migrate } from '../../server/db/migrate.js';
import type { Opened } from '../../server/db/open.js';
import { ENGINES, openTestDatabase } from './databases.js';

describe.each(ENGINES)('migrations, on %s', (engine) => {
  let database: Opened;
  let root: string;
  let folder: URL;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'lobby-migrations-'));
    await mkdir(join(root, 'migrations'));
    folder = pathToFileURL(`${join(root, 'migrations')}/`);
  });
  afterEach(() => rm(root, { recursive: true, force: true }));

  const write = (name: string, text: string) => writeFile(new URL(name, folder), text);
  const exists = async (table: string) =>
    (await sql<{ there: boolean }>`select to_regclass(${table}) is not null as there`.execute(database.db)).rows[0]
      ?.there;

  test('all have run, and none runs again', async () => {
    expect(await migrate(database)).toEqual([]);
  });

  test('run in the order of their names, keep the rows, and grant the server access', async () => {
    await write('901-notes.sql', "create table note_a (text text not null); insert into note_a values ('kept');");
    expect(await migrate(database, folder)).toEqual(['901-notes.sql']);
    await write(
      '902-more.sql',
      'alter table note_a add column seen boolean not null default false; create table note_b (id integer primary key);',
    );
    expect(await migrate(database, folder)).toEqual(['902-more.sql']);
    expect((await sql`select * from note_a`.execute(database.db)).rows).toEqual([{ text: 'kept', seen: false }]);
    await sql`insert into note_b values (1)`.execute(database.db);
  });

  test('that fail leave nothing behind, and neither do the others of the same run', async () => {
    await write('903-good.sql', 'create table note_c (id integer)');
    await write('904-bad.sql', 'create table note_d (id integer); select no_such_function();');
    await expect(migrate(database, folder)).rejects.toThrow(/no_such_function/);
    expect([await exists('note_c'), await exists('note_d')]).toEqual([false, false]);
  });

  test('that were edited after they ran are refused', async () => {
    await write('905-notes.sql', 'create table note_e (id integer)');
    await migrate(database, folder);
    await write('905-notes.sql', 'create table note_e (id bigint)');
    await expect(migrate(database, folder)).rejects.toThrow('Migration 905-notes.sql was changed after it ran');
  });

  test('started by several servers at the same time run once', async () => {
    await write('906-once.sql', 'create table note_f (id integer)');
    const ran = await Promise.all(Array.from({ length: 3 }, () => migrate(database, folder)));
    expect(ran.flat()).toEqual(['906-once.sql']);
  });
});
