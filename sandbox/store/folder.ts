import { open, readFile, rm } from 'node:fs/promises';

/**
 * Takes a folder for this process: two processes on one folder of the embedded engine lose data. A lock whose process is
 * gone is taken over. Returns the function that releases it.
 */
export async function takeFolder(folder: string): Promise<() => Promise<void>> {
  const path = `${folder}/sandbox.lock`;
  for (;;) {
    try {
      const file = await open(path, 'wx');
      await file.writeFile(String(process.pid));
      await file.close();
      return () => rm(path, { force: true });
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
      const holder = Number(await readFile(path, 'utf8').catch(() => ''));
      if (holder !== process.pid && isAlive(holder))
        throw new Error(`Another sandbox uses the folder ${folder}: stop it, or set SANDBOX_DATA_DIR.`, {
          cause: error,
        });
      await rm(path, { force: true });
    }
  }
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
