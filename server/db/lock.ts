import { open, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';

/** Another process already works on the folder. */
export class FolderInUse extends Error {
  override readonly name = 'FolderInUse';
}

interface Holder {
  readonly pid: number;
  /** Start of the process in the kernel's ticks, where the system tells: pids are used again. */
  readonly started: string | null;
  readonly host: string;
}

/** A held lock beats this often; one from another host that has not beaten for three times this long is dead. */
const BEAT_MS = 10_000;

/** Locks of this very process: its own pid in a file proves nothing, for a container's next start has the same one. */
const heldHere = new Set<string>();

/**
 * Takes the folder for this process alone. The embedded database has no lock of its own, and two processes on one
 * folder lose data without an error. Throws `FolderInUse`; otherwise answers how to let go.
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

/** Replaces the lock of a dead process. A second lock file keeps two starters from both believing they did. */
async function takeOver(path: string, me: Holder): Promise<void> {
  const door = `${path}.takeover`;
  if (await isHeld(path)) throw inUse(path);
  if (!(await create(door, me)) && (await isHeld(door))) throw inUse(path);
  try {
    if (await isHeld(path)) throw inUse(path);
    await writeFile(door, JSON.stringify(me));
    await rename(door, path);
  } finally {
    await rm(door, { force: true });
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
    // Being written this moment, or cut off by a crash long ago.
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

/** Field 22 of /proc/pid/stat (proc(5)); null where there is no /proc. */
function startOf(pid: number): string | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    return null;
  }
}
