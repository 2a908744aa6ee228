import { cp, mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { FolderInUse, lockFolder } from '../../../server/db/lock.js';
import { bundleOf } from '../../server/bundle.js';
import { MAIN } from '../../server/child.js';

/** The seed is dated by the time at which it is made, and no lobby goes on with an older one. */
const FRESH_MS = 50 * 60_000;

/** Copies of one that has just gone stale may still be running. */
const KEPT_MS = 2 * FRESH_MS;

/**
 * Fills `folder` as the first start of a lobby does. `fill` runs once for each state of the server's sources; the other folders
 * are copies, because copying takes a tenth of the processor time of seeding.
 */
export async function fillSeeded(folder: string, site: string, fill: (folder: string) => Promise<void>): Promise<void> {
  const all = join(tmpdir(), 'lobby-seeded-folders');
  const name = `${basename(dirname(await bundleOf(MAIN)))}-${site}`;
  await mkdir(join(all, name), { recursive: true });
  const unlock = await locked(join(all, name));
  try {
    await removeStale(all);
    const made = (await freshIn(join(all, name))) ?? (await make(join(all, name), fill));
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

async function make(folder: string, fill: (folder: string) => Promise<void>): Promise<string> {
  const unfinished = await mkdtemp(join(tmpdir(), 'lobby-'));
  await fill(unfinished);
  const made = join(folder, String(Date.now()));
  await rename(unfinished, made);
  return made;
}

async function removeStale(all: string): Promise<void> {
  for (const name of await readdir(all))
    for (const made of await readdir(join(all, name)))
      if (ageOf(made) > KEPT_MS) await rm(join(all, name, made), { recursive: true, force: true });
}
