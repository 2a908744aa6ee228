import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** The server's main program. */
export const MAIN = fileURLToPath(new URL('../../server/main.ts', import.meta.url));

export interface Running {
  readonly process: ChildProcess;
  /** Everything it wrote so far. */
  readonly said: () => string;
}

/** Starts a program of the server with this environment and no other settings. */
export function start(environment: Readonly<Record<string, string>>, script = MAIN, ...args: string[]): Running {
  const child = spawn(process.execPath, ['--import', 'tsx', script, ...args], {
    env: { PATH: process.env['PATH'] ?? '', HOME: process.env['HOME'] ?? '', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => said.push(text));
  return { process: child, said: () => said.join('') };
}

/** Where a server that was started answers, as soon as it does. Throws with what it said when it ends instead. */
export async function urlOf({ process: child, said }: Running): Promise<string> {
  for (;;) {
    const url = /answers at (http:\S+)\//.exec(said())?.[1];
    if (url !== undefined) return url;
    if (child.exitCode !== null) throw new Error(said());
    await Promise.race([once(child.stdout as NonNullable<typeof child.stdout>, 'data'), once(child, 'exit')]);
  }
}
