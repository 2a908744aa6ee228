import { access, link, open, rename, rm } from 'node:fs/promises';
import type { Opened } from './open.js';

/** A backup that cannot be written or restored here; the message says why. */
export class WrongBackup extends Error {
  override readonly name = 'WrongBackup';
}

/**
 * Writes a consistent copy of the whole database to a file, while it is in use: what `pg_dump` writes of PostgreSQL, the
 * folder of the embedded engine packed as one file. The file appears when it is complete, readable only by its owner.
 * Throws `WrongBackup` if the file exists, unless `force`. Returns the size in bytes.
 */
export async function backUp(
  database: Opened,
  path: string,
  { force = false }: { readonly force?: boolean } = {},
): Promise<number> {
  const taken = (): WrongBackup =>
    new WrongBackup(`${path} exists already. Name another file, or add --force to replace it.`);
  if (!force && (await isThere(path))) throw taken();
  const part = `${path}.part`;
  const file = await open(part, 'wx', 0o600).catch((error: unknown) => {
    if (codeOf(error) !== 'EEXIST') throw error;
    throw new WrongBackup(
      `${part} exists already: another backup is running, or one was cut off. Remove it when none is running.`,
    );
  });
  try {
    await database.dumpTo(part);
    await file.sync();
    // `link` fails if a file has appeared meanwhile; `rename` would replace that file.
    await (force ? rename(part, path) : link(part, path));
    return (await file.stat()).size;
  } catch (error) {
    throw codeOf(error) === 'EEXIST' ? taken() : error;
  } finally {
    await file.close();
    await rm(part, { force: true });
  }
}

async function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined);
