import { open, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';

/** Another process already uses the folder. */
export class FolderInUse extends Error {
  override readonly name = 'FolderInUse';
}

interface Holder {
  readonly pid: number;
  /** Start time of the process in kernel ticks, null if the system does not report it. The system reuses process ids. */
  readonly started: string | null;
  readonly host: string;
}

/** Interval of the lock's heartbeat. A lock from another host is dead after three intervals without a heartbeat. */
const BEAT_MS = 10_000;

/** Locks held by this process. Its pid in a lock file is no proof: after a restart a container's process has the same pid. */
const heldHere = new Set<string>();

/**
 * Locks the folder for this process. The embedded database has no lock, and two processes on one folder lose data
 * without an error. Throws `FolderInUse`; otherwise returns the function that releases the lock.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const path = join(folder, 'server.lock');
  const me: Holder = { pid: process.pid, started: startOf(process.pid), host: hostname() };
  if (!(await create(path, me))) {
    await takeOver(path, me);
  }
  heldHere.add(path);
  const beat = setInterval(() => void utimes(path, new Date(), new Date()).catch(() => undefined), BEAT_MS);
  beat.unref();
  return async () => {
    clearInterval(beat);
    heldHere.delete(path);
    await rm(path, { force: true });
  };
}

/** Replaces the lock of a dead process. A second lock file ensures that only one of several starting processes does so. */
async function takeOver(path: string, me: Holder): Promise<void> {
  const takeover = `${path}.takeover`;
  if (await isHeld(path)) throw inUse(path);
  if (!(await create(takeover, me)) && (await isHeld(takeover))) throw inUse(path);
  try {
    if (await isHeld(path)) throw inUse(path);
    await writeFile(takeover, JSON.stringify(me));
    await rename(takeover, path);
  } finally {
    await rm(takeover, { force: true });
  }
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

async function isHeld(path: string): Promise<boolean> {
  const [text, age] = await Promise.all([
    readFile(path, 'utf8').catch(() => null),
    stat(path).then(
      (found) => Date.now() - found.mtimeMs,
      () => null,
    ),
  ]);
  if (text === null || age === null) return false;
  let holder: Partial<Holder>;
  try {
    holder = JSON.parse(text) as Partial<Holder>;
  } catch {
    // Either another process is writing the file now, or a crash cut it off long ago.
    return age < BEAT_MS;
  }
  if (holder.host !== hostname()) return age < 3 * BEAT_MS;
  if (holder.pid === undefined) return false;
  if (holder.pid === process.pid) return heldHere.has(path);
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
