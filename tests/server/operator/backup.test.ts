import { chmod, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { backUp } from '../../../server/db/backup.js';
import { openDatabase } from '../../../server/db/open.js';
import { connectionOf } from '../../../server/db/pg-tools.js';
import { restore } from '../../../server/db/restore.js';
import { ENGINES } from '../databases.js';
import { startTestServer, type TestServer } from '../harness.js';
import { contentOf, newPlace, type Elsewhere } from './elsewhere.js';

describe.each(ENGINES)('a backup of a running lobby, on %s', (engine) => {
  let folder: string;
  let server: TestServer;
  let path: string;
  let place: Elsewhere;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lobby-backup-'));
    path = join(folder, 'lobby.backup');
    server = await startTestServer({ engine, settings: { SEED: true } });
    await backUp(server.database, path);
  });
  afterAll(async () => {
    await server.close();
    await rm(folder, { recursive: true, force: true });
  });
  beforeEach(async () => {
    place = await newPlace(engine);
  });
  afterEach(() => place.remove());

  const refusal = (file: string, settings = place.settings) =>
    restore(settings, file).then(
      () => 'restored',
      (error: Error) => error.message,
    );
  const damaged = async (name: string, bytes: Buffer | string) => {
    await writeFile(join(folder, name), bytes);
    return join(folder, name);
  };

  test('is readable only by its owner', async () => {
    expect((await stat(path)).mode & 0o777).toBe(0o600);
  });

  test('restores every row elsewhere, and the rules of the ledger hold there', async () => {
    expect(await restore(place.settings, path)).toEqual({ pending: [], unknown: [] });
    const target = await openDatabase(place.settings);
    expect(await contentOf(target)).toEqual(await contentOf(server.database));
    const wallet = await target.db
      .selectFrom('account')
      .select('id')
      .where('kind', '=', 'player_wallet')
      .where('balance', '>', 0)
      .executeTakeFirstOrThrow();
    // The server's role lacks the right, and the owner meets the trigger.
    const raise = sql`update account set balance = balance + 1 where id = ${wallet.id}`;
    await expect(raise.execute(target.db)).rejects.toThrow('permission denied');
    await expect(
      target.asOwner((script) => script(`update account set balance = balance + 1 where id = ${wallet.id}`)),
    ).rejects.toThrow('a balance changes by a transfer only');
    await target.close();
  });

  test('replaces a file only with force, and never leaves an incomplete file', async () => {
    const kept = join(folder, 'kept');
    await writeFile(kept, 'mine', { mode: 0o644 });
    await expect(backUp(server.database, kept)).rejects.toThrow(/exists already/);
    expect(await readFile(kept, 'utf8')).toBe('mine');
    await writeFile(`${kept}.part`, 'another one');
    await expect(backUp(server.database, kept, { force: true })).rejects.toThrow(/another backup is running/);
    expect([await readFile(kept, 'utf8'), await readFile(`${kept}.part`, 'utf8')]).toEqual(['mine', 'another one']);
    await rm(`${kept}.part`);
    const failing = { ...server.database, dumpTo: () => Promise.reject(new Error('disk full')) };
    await expect(backUp(failing, kept, { force: true })).rejects.toThrow('disk full');
    expect(await readFile(kept, 'utf8')).toBe('mine');
    expect(await backUp(server.database, kept, { force: true })).toBeGreaterThan(100_000);
    expect((await stat(kept)).mode & 0o777).toBe(0o600);
    await expect(stat(`${kept}.part`)).rejects.toThrow('ENOENT');
  });

  test('is not restored into a database in use', async () => {
    await restore(place.settings, path);
    expect(await refusal(path)).toMatch(/not empty/);
    const held = await openDatabase(place.settings);
    expect(await refusal(path)).toMatch(engine === 'postgres' ? /not empty/ : /Another server already uses this/);
    await held.close();
  });

  test('is not restored for another site, and leaves nothing behind', async () => {
    expect(await refusal(path, { ...place.settings, SITE: 'TH' })).toMatch(/of the site PH; SITE says TH/);
    expect(await refusal(path)).toBe('restored');
  });

  test('that was cut off, or is none, is refused, and leaves nothing behind', async () => {
    const bytes = await readFile(path);
    for (const share of [0.1, 0.5, 0.9, 0.999])
      expect(await refusal(await damaged('cut', bytes.subarray(0, bytes.length * share)))).not.toBe('restored');
    expect(await refusal(await damaged('text', 'hello'))).toBe('This file is no backup of a lobby.');
    if (engine === 'embedded') expect(await refusal(await damaged('zip', gzipSync('hello')))).toMatch(/no backup/);
    expect(await refusal(await damaged('old', gzipSync('{"format":1,"migrations":[]}\n')))).toMatch(
      /format of an earlier version|backup of the embedded database/,
    );
    expect(await refusal(join(folder, 'absent'))).toMatch(/cannot be read/);
    expect(await refusal(path)).toBe('restored');
  });

  test('of a newer version is refused, and one of an older version says what is missing', async () => {
    const newer = join(folder, 'newer');
    await server.database.asOwner((script) =>
      script("insert into migration (name, hash) values ('999-later.sql', 'x')"),
    );
    await backUp(server.database, newer);
    await server.database.asOwner((script) => script("delete from migration where name = '999-later.sql'"));
    expect(await refusal(newer)).toMatch(/another version of the server, which has 999-later\.sql/);
    const older = join(folder, 'older');
    const [last] = await server.database.asOwner((script) =>
      script('delete from migration where name = (select max(name) from migration) returning name, hash'),
    );
    await backUp(server.database, older);
    await server.database.asOwner((script) =>
      script(`insert into migration (name, hash) values ('${String(last?.['name'])}', '${String(last?.['hash'])}')`),
    );
    expect(await restore(place.settings, older)).toEqual({ pending: [last?.['name']], unknown: [] });
  });

  test.runIf(engine === 'embedded')('is not restored on the other engine', async () => {
    const elsewhere = { ...place.settings, DATABASE_URL: 'postgres://127.0.0.1/none' };
    expect(await refusal(path, elsewhere)).toMatch(/unset DATABASE_URL/);
  });

  describe.runIf(engine === 'postgres')('with the programs of PostgreSQL', () => {
    const before = process.env['PATH'];
    afterEach(() => {
      process.env['PATH'] = before;
    });

    test.each(['pg_dump', 'pg_restore'] as const)(
      'says what to install without %s, or with an old one',
      async (tool) => {
        const bin = join(folder, `bin-${tool}`);
        await mkdir(bin);
        process.env['PATH'] = bin;
        const tried = () =>
          tool === 'pg_dump'
            ? backUp(server.database, join(folder, 'never')).then(String, (error: Error) => error.message)
            : refusal(path);
        expect(await tried()).toMatch(new RegExp(`${tool} is not on PATH.*postgresql-client-\\d+ on Debian`));
        await writeFile(join(bin, tool), `#!/bin/sh\necho '${tool} (PostgreSQL) 9.6.1'\n`);
        await chmod(join(bin, tool), 0o755);
        process.env['PATH'] = `${bin}${delimiter}${before ?? ''}`;
        expect(await tried()).toMatch(new RegExp(`${tool} \\(PostgreSQL\\) 9.6.1 is older than the server`));
        await expect(stat(join(folder, 'never'))).rejects.toThrow('ENOENT');
      },
    );
  });
});

test.each([
  [
    'postgres://me:se%2Fcret@db:5433/lobby?sslmode=no-verify&max=3',
    'postgres://me@db:5433/lobby?sslmode=require',
    'se/cret',
  ],
  ['postgres:///lobby?host=%2Frun%2Fpostgresql', 'postgres:///lobby?host=%2Frun%2Fpostgresql', undefined],
  ['postgresql://me@db/lobby?password=secret', 'postgresql://me@db/lobby', 'secret'],
])('the programs get %s without its password', (address, url, password) => {
  expect(connectionOf(address)).toEqual({
    url,
    environment: password === undefined ? {} : { PGPASSWORD: password },
  });
});
