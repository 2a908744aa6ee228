import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { bundleOf } from './bundle.js';

/** The server's main program. */
export const MAIN = fileURLToPath(new URL('../../server/main.ts', import.meta.url));

export interface Running {
  readonly process: ChildProcess;
  /** Everything it wrote so far. */
  readonly said: () => string;
}

/** Starts a program of the server with this environment and no other settings: one of TypeScript as a bundle. */
export async function start(
  environment: Readonly<Record<string, string>>,
  script = MAIN,
  ...args: string[]
): Promise<Running> {
  const program = script.endsWith('.ts') ? await bundleOf(script) : script;
  const child = spawn(process.execPath, [program, ...args], {
    env: { PATH: process.env['PATH'] ?? '', HOME: process.env['HOME'] ?? '', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => said.push(text));
  return { process: child, said: () => said.join('') };
}

/** A busy machine needs a minute; a server that says nothing for this long never will. */
const STARTS_IN_MS = 300_000;

/** Where a server that was started answers, as soon as it does. Throws with what it said when it ends, or says no address. */
export async function urlOf({ process: child, said }: Running): Promise<string> {
  const isSlow = AbortSignal.timeout(STARTS_IN_MS);
  for (;;) {
    // The first address in its output, whatever the sentence around it.
    const url = /(http:\/\/\S+)\//.exec(said())?.[1];
    if (url !== undefined) return url;
    if (child.exitCode !== null) throw new Error(said());
    if (isSlow.aborted) throw new Error(`no address after ${STARTS_IN_MS} ms: ${said()}`);
    const next = once(child.stdout as NonNullable<typeof child.stdout>, 'data', { signal: isSlow });
    await Promise.race([next, once(child, 'exit')]).catch(() => undefined);
  }
}
