import { mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { FolderInUse, lockFolder } from '../../server/db/lock.js';

/** A process id above what Linux gives out. */
const NOBODY = 2 ** 22 + 1;

describe('the lock of a data folder', () => {
  let folder: string;
  let path: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lobby-lock-'));
    path = join(folder, 'server.lock');
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  const leave = (holder: object) => writeFile(path, JSON.stringify(holder));

  test('is refused while it is held, and free when let go', async () => {
    const unlock = await lockFolder(folder);
    await expect(lockFolder(folder)).rejects.toThrow(FolderInUse);
    await unlock();
    await (
      await lockFolder(folder)
    )();
  });

  test('of many that start at once one gets it', async () => {
    const starts = await Promise.allSettled(Array.from({ length: 8 }, () => lockFolder(folder)));
    const held = starts.filter((start) => start.status === 'fulfilled');
    expect(held).toHaveLength(1);
    await held[0]?.value();
  });

  test('of many that find a dead process one takes it over', async () => {
    await leave({ pid: NOBODY, started: '1', host: hostname() });
    const starts = await Promise.allSettled(Array.from({ length: 8 }, () => lockFolder(folder)));
    const held = starts.filter((start) => start.status === 'fulfilled');
    expect(held).toHaveLength(1);
    expect(JSON.parse(await readFile(path, 'utf8'))).toMatchObject({ pid: process.pid });
    await held[0]?.value();
  });

  test('of a live process is respected', async () => {
    const stat = await readFile(`/proc/${process.ppid}/stat`, 'utf8').catch(() => null);
    const started = stat === null ? null : stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
    await leave({ pid: process.ppid, started, host: hostname() });
    await expect(lockFolder(folder)).rejects.toThrow(FolderInUse);
  });

  test('of a dead process whose id another one has now is taken over', async () => {
    await leave({ pid: process.ppid, started: 'another time', host: hostname() });
    await (
      await lockFolder(folder)
    )();
  });

  test("of a container's earlier life, with this very process id, is taken over", async () => {
    await leave({ pid: process.pid, started: 'another time', host: hostname() });
    await (
      await lockFolder(folder)
    )();
  });

  test('of another machine is respected while it beats, and taken over when it has stopped', async () => {
    await leave({ pid: 1, started: null, host: 'another-machine' });
    await expect(lockFolder(folder)).rejects.toThrow(FolderInUse);
    const longAgo = new Date(Date.now() - 60_000);
    await utimes(path, longAgo, longAgo);
    await (
      await lockFolder(folder)
    )();
  });

  test('that was cut off while being written is taken over after a while', async () => {
    await writeFile(path, '{"pid":');
    await expect(lockFolder(folder)).rejects.toThrow(FolderInUse);
    const longAgo = new Date(Date.now() - 60_000);
    await utimes(path, longAgo, longAgo);
    await (
      await lockFolder(folder)
    )();
  });
});
