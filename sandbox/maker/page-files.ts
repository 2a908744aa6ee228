import { readFile } from 'node:fs/promises';

/** Written by `npm run build` (build/sandbox-files.ts): nothing is compiled or drawn when a page asks for it. */
const BUILT = new URL('../../dist/sandbox/', import.meta.url);

/** A file of a game's page as text; null if the build has none of this name. Each process reads a file once. */
export function pageFile(path: string): Promise<string | null> {
  if (!/^[a-z]+(?:\/[a-z]+){0,2}\.(?:js|css|svg)$/.test(path)) return Promise.resolve(null);
  const known = read.get(path);
  if (known !== undefined) return known;
  const reading = readFile(new URL(path, BUILT), 'utf8').catch(() => null);
  // Only names that the build has are kept, so that made-up ones fill no memory.
  void reading.then((text) => text !== null && read.set(path, reading));
  return reading;
}

const read = new Map<string, Promise<string | null>>();
