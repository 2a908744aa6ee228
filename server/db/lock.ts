import { randomUUID } from 'node:crypto';
import { open, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';

/** Another process already uses the folder. */
export class FolderInUse extends Error {
  override readonly name = 'FolderInUse';
}

interface Holder {
  /** Of this acquisition: a process id is no proof, since a container's process has the same one after a restart. */
  readonly id: string;
  readonly pid: number;
  /** Start time of the process in kernel ticks, null if the system does not report it. The system reuses process ids. */
  readonly started: string | null;
  readonly host: string;
}

/** Interval of the lock's heartbeat. A lock from another host is dead after three intervals without a heartbeat. */
const BEAT_MS = 10_000;

/** Ids of the locks that this process holds or tries to get. */
const ownIds = new Set<string>();

/**
 * Locks the folder for this process. The embedded database has no lock, and two processes on one folder lose data
 * without an error. Throws `FolderInUse`; otherwise returns the function that releases the lock.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const path = join(folder, 'server.lock');
  const me: Holder = { id: randomUUID(), pid: process.pid, started: startOf(process.pid), host: hostname() };
  ownIds.add(me.id);
  try {
    await acquire(path, me);
  } catch (error) {
    ownIds.delete(me.id);
    throw error;
  }
  const beat = setInterval(() => void utimes(path, new Date(), new Date()).catch(() => undefined), BEAT_MS);
  beat.unref();
  return async () => {
    clearInterval(beat);
    ownIds.delete(me.id);
    await rm(path, { force: true });
  };
}

/**
 * Creates the lock, or replaces one that a dead process left. Whoever replaces it holds a second lock of the same kind
 * meanwhile, so that of several starting processes only one does; that lock then becomes the first.
 */
async function acquire(path: string, me: Holder): Promise<void> {
  if (await create(path, me)) return;
  const state = await stateOf(path);
  if (state === 'held') throw inUse(path);
  if (state === 'stale') {
    const replacement = `${path}.takeover`;
    await acquire(replacement, me);
    // Another process may have replaced it before this one had the second lock.
    if ((await stateOf(path)) === 'stale') return rename(replacement, path);
    await rm(replacement);
  }
  return acquire(path, me);
}

function inUse(path: string): FolderInUse {
  return new FolderInUse(
    `Another server already uses this data folder (${path}); stop it, or set DATA_DIR to another folder.`,
  );
}

async function create(path: string, holder: Holder): Promise<boolean> {
  try {
    const file = await open(path, 'wx');
    await file.writeFile(JSON.stringify(holder));
    await file.close();
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

async function stateOf(path: string): Promise<'free' | 'held' | 'stale'> {
  const [text, age] = await Promise.all([
    readFile(path, 'utf8').catch(() => null),
    stat(path).then(
      (found) => Date.now() - found.mtimeMs,
      () => null,
    ),
  ]);
  if (text === null || age === null) return 'free';
  return isLive(text, age) ? 'held' : 'stale';
}

/** `age`: ms since the last heartbeat. */
function isLive(text: string, age: number): boolean {
  let holder: Partial<Holder>;
  try {
    holder = JSON.parse(text) as Partial<Holder>;
  } catch {
    // Either another process is writing the file now, or a crash cut it off long ago.
    return age < BEAT_MS;
  }
  if (holder.host !== hostname()) return age < 3 * BEAT_MS;
  if (holder.pid === undefined) return false;
  if (holder.pid === process.pid) return holder.id !== undefined && ownIds.has(holder.id);
  return isAlive(holder.pid) && holder.started === startOf(holder.pid);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Field 22 of /proc/pid/stat (proc(5)); null on a system without /proc. */
function startOf(pid: number): string | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    return null;
  }
}
