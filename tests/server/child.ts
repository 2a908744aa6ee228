import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { bundleOf } from './bundle.js';

/** The server's main program. */
export const MAIN = fileURLToPath(new URL('../../server/main.ts', import.meta.url));

export interface Running {
  readonly process: ChildProcess;
  /** Everything that the process has written so far. */
  readonly said: () => string;
}

/** Starts a program of the server with this environment and no other settings. A TypeScript file is bundled first. */
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

/** A server on a busy machine needs up to a minute to start; after this time the test fails. */
const STARTS_IN_MS = 300_000;

/** Waits until a started server prints its address. Throws with its output if it ends before, or does not print one in time. */
export async function urlOf({ process: child, said }: Running): Promise<string> {
  const isSlow = AbortSignal.timeout(STARTS_IN_MS);
  for (;;) {
    // The first URL in its output; the sentence around it may change.
    const url = /(http:\/\/\S+)\//.exec(said())?.[1];
    if (url !== undefined) return url;
    if (child.exitCode !== null) throw new Error(said());
    if (isSlow.aborted) throw new Error(`no address after ${STARTS_IN_MS} ms: ${said()}`);
    const next = once(child.stdout as NonNullable<typeof child.stdout>, 'data', { signal: isSlow });
    await Promise.race([next, once(child, 'exit')]).catch(() => undefined);
  }
}
