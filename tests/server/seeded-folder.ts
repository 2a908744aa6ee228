import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { FolderInUse, lockFolder } from '../../server/db/lock.js';
import type { CountryCode } from '../../server/base/site.js';
import { bundleOf } from './bundle.js';
import { MAIN, start, urlOf } from './child.js';

/** The seed is dated by the time at which it is made, and no lobby goes on with an older one. */
const FRESH_MS = 50 * 60_000;

/** Copies of one that has just gone stale may still be running. */
const KEPT_MS = 2 * FRESH_MS;

/**
 * Fills `folder` as the first start of a lobby of this site does. A server seeds once for each state of its sources; the other
 * folders are copies, because copying takes a tenth of the processor time of seeding.
 */
export async function fillSeeded(folder: string, site: CountryCode = 'PH'): Promise<void> {
  const all = join(tmpdir(), 'lobby-seeded-folders');
  const name = `${basename(dirname(await bundleOf(MAIN)))}-${site}`;
  await mkdir(join(all, name), { recursive: true });
  const unlock = await locked(join(all, name));
  try {
    await removeStale(all);
    const made = (await freshIn(join(all, name))) ?? (await make(join(all, name), site));
    await cp(made, folder, { recursive: true });
  } finally {
    await unlock();
  }
}

/** Test projects start side by side: the first one seeds, and the others wait for it. */
async function locked(folder: string): ReturnType<typeof lockFolder> {
  for (;;) {
    try {
      return await lockFolder(folder);
    } catch (reason) {
      if (!(reason instanceof FolderInUse)) throw reason;
      await pause(100);
    }
  }
}

/** Folders are named by the time at which they were made, in ms. */
const ageOf = (name: string): number => Date.now() - Number(name);

async function freshIn(folder: string): Promise<string | null> {
  const found = (await readdir(folder)).find((name) => ageOf(name) < FRESH_MS);
  return found === undefined ? null : join(folder, found);
}

async function make(folder: string, site: CountryCode): Promise<string> {
  const unfinished = await mkdtemp(join(tmpdir(), 'lobby-'));
  await seed(unfinished, site);
  const made = join(folder, String(Date.now()));
  await rename(unfinished, made);
  return made;
}

async function seed(folder: string, site: CountryCode): Promise<void> {
  const server = await start({
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: folder,
    SITE: site,
    SEED: 'true',
    TEST_MODE: 'true',
  });
  await urlOf(server);
  const ended = once(server.process, 'exit');
  server.process.kill('SIGTERM');
  await ended;
}

async function removeStale(all: string): Promise<void> {
  for (const name of await readdir(all))
    for (const made of await readdir(join(all, name)))
      if (ageOf(made) > KEPT_MS) await rm(join(all, name, made), { recursive: true, force: true });
}
