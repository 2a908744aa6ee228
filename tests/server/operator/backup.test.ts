import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { backUp, restore } from '../../../server/db/backup.js';
import { audit } from '../../../server/ledger/audit.js';
import { ENGINES, EVERY_ENGINE, openTestDatabase } from '../databases.js';
import { startTestServer, type TestServer } from '../harness.js';
import { walletBalance } from '../../../server/ledger/balance.js';

/** A backup can go from one engine to the other: where PostgreSQL is tested, both are. */
const engines = ENGINES.includes('postgres') ? EVERY_ENGINE : ENGINES;
/** From each engine to each. */
const WAYS = engines.flatMap((from) => engines.map((to) => ({ from, to })));

describe.each(engines)('a backup of a running lobby, on %s', (from) => {
  let folder: string;
  let server: TestServer;
  let path: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lobby-backup-'));
    path = join(folder, 'lobby.gz');
    server = await startTestServer({ engine: from, settings: { SEED: true } });
    await backUp(server.database, path);
  });
  afterAll(async () => {
    await server.close();
    await rm(folder, { recursive: true, force: true });
  });

  const linesOf = async (file: string) =>
    gunzipSync(await readFile(file))
      .toString('utf8')
      .split('\n')
      .slice(1);

  test('is readable only by its owner', async () => {
    expect((await stat(path)).mode & 0o777).toBe(0o600);
  });

  test.each(WAYS.filter((way) => way.from === from).map(({ to }) => to))(
    'restores every row on %s, and the lobby works',
    async (to) => {
      const target = await openTestDatabase(to);
      try {
        expect(await restore(target, path)).toBeGreaterThan(5000);
        const again = join(folder, `again-${to}.gz`);
        await backUp(target, again);
        expect(await linesOf(again)).toEqual(await linesOf(path));
        expect((await audit(target.db)).findings).toEqual([]);
        // The triggers are active again.
        const wallet = await target.db
          .selectFrom('account')
          .select('id')
          .where('kind', '=', 'player_wallet')
          .where('balance', '>', 0)
          .executeTakeFirstOrThrow();
        await expect(
          target.asOwner((script) => script(`update account set balance = balance + 1 where id = ${wallet.id}`)),
        ).rejects.toThrow('a balance changes by a transfer only');
      } finally {
        await target.close();
      }
    },
  );

  test('replaces a file only with force, and never leaves an incomplete file', async () => {
    const kept = join(folder, 'kept.gz');
    await writeFile(kept, 'mine', { mode: 0o644 });
    await expect(backUp(server.database, kept)).rejects.toThrow(/exists already/);
    expect(await readFile(kept, 'utf8')).toBe('mine');
    await writeFile(`${kept}.part`, 'another one');
    await expect(backUp(server.database, kept, { force: true })).rejects.toThrow(/another backup is running/);
    expect([await readFile(kept, 'utf8'), await readFile(`${kept}.part`, 'utf8')]).toEqual(['mine', 'another one']);
    await rm(`${kept}.part`);
    expect(await backUp(server.database, kept, { force: true })).toBeGreaterThan(5000);
    expect((await stat(kept)).mode & 0o777).toBe(0o600);
    await expect(stat(`${kept}.part`)).rejects.toThrow('ENOENT');
  });

  test('is not restored into a database in use', async () => {
    await expect(restore(server.database, path)).rejects.toThrow(/not empty/);
  });

  test('of another version, cut off, or in another format, is refused and leaves nothing behind', async () => {
    const target = await openTestDatabase(from);
    try {
      const text = gunzipSync(await readFile(path)).toString('utf8');
      const bad = join(folder, 'bad.gz');
      await writeFile(bad, gzipSync(text.replace('001-ledger.sql ', '001-ledger.sql x')));
      await expect(restore(target, bad)).rejects.toThrow(/another version/);
      await writeFile(bad, gzipSync('{"hello":1}\n'));
      await expect(restore(target, bad)).rejects.toThrow(/no backup/);
      await writeFile(bad, gzipSync(text.slice(0, text.length / 2)));
      await expect(restore(target, bad)).rejects.toThrow();
      await writeFile(bad, gzipSync(text.slice(0, text.lastIndexOf('\n{"table"') + 1)));
      await expect(restore(target, bad)).rejects.toThrow(/not whole/);
      await writeFile(bad, gzipSync(text.replace(/\n\{"row":.*(?=\n\{"table":"player"\})/, '')));
      await expect(restore(target, bad)).rejects.toThrow();
      expect(await target.db.selectFrom('player').select('id').execute()).toEqual([]);
      expect(await restore(target, path)).toBeGreaterThan(5000);
    } finally {
      await target.close();
    }
  });
});

test('a player has the same money after a restore', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lobby-backup-'));
  const first = await startTestServer({ settings: { SEED: true } });
  const path = join(folder, 'lobby.gz');
  await backUp(first.database, path);
  const { id } = await first.parts.db
    .selectFrom('player')
    .select('id')
    .where('username', '=', 'demo')
    .executeTakeFirstOrThrow();
  const balance = await walletBalance(first.parts.db, id, 'PHP');
  await first.close();
  const target = await openTestDatabase('embedded');
  await restore(target, path);
  expect(await walletBalance(target.db, id, 'PHP')).toBe(balance);
  await target.close();
  await rm(folder, { recursive: true, force: true });
});
