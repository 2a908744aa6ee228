import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { FolderInUse, lockFolder } from '../../server/db/lock.js';

/** A process id greater than any on Linux. */
const NOBODY = 2 ** 22 + 1;

/** Resolves after a number of turns of the event loop, in which others read and write files. */
async function afterTurns(turns: number): Promise<void> {
  for (let turn = 0; turn < turns; turn++) await new Promise(setImmediate);
}

describe('the lock of a data folder', () => {
  let folder: string;
  let path: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lobby-lock-'));
    path = join(folder, 'server.lock');
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  const leave = (holder: object) => writeFile(path, JSON.stringify(holder));

  test('is refused while it is held, and available after its release', async () => {
    const unlock = await lockFolder(folder);
    await expect(lockFolder(folder)).rejects.toThrow(FolderInUse);
    await unlock();
    await (
      await lockFolder(folder)
    )();
  });

  test('is acquired by one of many processes that start at the same time', async () => {
    const starts = await Promise.allSettled(Array.from({ length: 8 }, () => lockFolder(folder)));
    const held = starts.filter((start) => start.status === 'fulfilled');
    expect(held).toHaveLength(1);
    await held[0]?.value();
  });

  test('of a dead process is taken over by one of many', async () => {
    await leave({ pid: NOBODY, started: '1', host: hostname() });
    const starts = await Promise.allSettled(Array.from({ length: 8 }, () => lockFolder(folder)));
    const held = starts.filter((start) => start.status === 'fulfilled');
    expect(held).toHaveLength(1);
    expect(JSON.parse(await readFile(path, 'utf8'))).toMatchObject({ pid: process.pid });
    await held[0]?.value();
  });

  test('of a dead process is taken over by one of many, after another one died while it took over', async () => {
    await leave({ pid: NOBODY, started: '1', host: hostname() });
    await writeFile(`${path}.takeover`, JSON.stringify({ pid: NOBODY, started: '2', host: hostname() }));
    const starts = await Promise.allSettled(Array.from({ length: 8 }, () => lockFolder(folder)));
    const held = starts.filter((start) => start.status === 'fulfilled');
    expect(held).toHaveLength(1);
    await held[0]?.value();
    expect(await readdir(folder)).toEqual([]);
  });

  test('of a dead process is taken over by one of many that come while another one takes over', async () => {
    for (let turns = 1; turns <= 40; turns++) {
      await leave({ pid: NOBODY, started: '1', host: hostname() });
      const starts = await Promise.allSettled(
        Array.from({ length: 8 }, async (_, index) => {
          await afterTurns(index * turns);
          return lockFolder(folder);
        }),
      );
      const held = starts.filter((start) => start.status === 'fulfilled');
      expect(held).toHaveLength(1);
      await held[0]?.value();
    }
  });

  test('of a live process is respected', async () => {
    const stat = await readFile(`/proc/${process.ppid}/stat`, 'utf8').catch(() => null);
    const started = stat === null ? null : stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
    await leave({ pid: process.ppid, started, host: hostname() });
    await expect(lockFolder(folder)).rejects.toThrow(FolderInUse);
  });

  test('of a dead process whose id was reused is taken over', async () => {
    await leave({ pid: process.ppid, started: 'another time', host: hostname() });
    await (
      await lockFolder(folder)
    )();
  });

  test("of a container's previous run, with the same process id, is taken over", async () => {
    await leave({ pid: process.pid, started: 'another time', host: hostname() });
    await (
      await lockFolder(folder)
    )();
  });

  test('of another machine is respected while it has a heartbeat, and taken over afterwards', async () => {
    await leave({ pid: 1, started: null, host: 'another-machine' });
    await expect(lockFolder(folder)).rejects.toThrow(FolderInUse);
    const longAgo = new Date(Date.now() - 60_000);
    await utimes(path, longAgo, longAgo);
    await (
      await lockFolder(folder)
    )();
  });

  test('that was written incompletely is taken over after a while', async () => {
    await writeFile(path, '{"pid":');
    await expect(lockFolder(folder)).rejects.toThrow(FolderInUse);
    const longAgo = new Date(Date.now() - 60_000);
    await utimes(path, longAgo, longAgo);
    await (
      await lockFolder(folder)
    )();
  });
});
