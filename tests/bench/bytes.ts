import { readFile } from 'node:fs/promises';
import { brotliCompressSync, constants } from 'node:zlib';
import { root } from '../support/files.js';
import type { Measure } from './measure.js';

type Chunk = { file: string; isEntry?: boolean; isDynamicEntry?: boolean; imports?: string[]; css?: string[] };
type Manifest = Readonly<Record<string, Chunk>>;
export type BytesBudget = {
  first: { entries: string[]; js: number; css: number };
  later: { folder: string; js: number };
};

/** Bytes of each route as the server sends them, brotli quality 11: what the first needs, and what each later one adds. */
export async function measureBytes({ first, later }: BytesBudget): Promise<Measure[]> {
  const manifest = JSON.parse(await readFile(`${root}dist/client/.vite/manifest.json`, 'utf8')) as Manifest;
  const initial = new Set(first.entries.flatMap((entry) => [...neededBy(entry, manifest)]));
  const scripts = filesOf(initial, manifest, 'js');
  const styles = filesOf(initial, manifest, 'css');
  const routes = Object.keys(manifest)
    .filter((key) => key.startsWith(later.folder) && !initial.has(key))
    .toSorted();
  const added = await Promise.all(
    routes.map(async (route): Promise<Measure> => {
      const fresh = new Set([...neededBy(route, manifest)].filter((key) => !initial.has(key)));
      return {
        name: `JS that ${route.slice(later.folder.length)} adds`,
        unit: 'bytes',
        value: await sent(filesOf(fresh, manifest, 'js')),
        most: later.js,
      };
    }),
  );
  return [
    { name: 'JS of the first route', unit: 'bytes', value: await sent(scripts), most: first.js },
    { name: 'CSS of the first route', unit: 'bytes', value: await sent(styles), most: first.css },
    ...added,
  ];
}

/** A chunk and all that it imports statically. */
function neededBy(key: string, manifest: Manifest, seen = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`dist has no chunk of ${key}: budgets.json names what the first route loads`);
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const imported of chunk.imports ?? []) neededBy(imported, manifest, seen);
  return seen;
}

function filesOf(keys: ReadonlySet<string>, manifest: Manifest, kind: 'js' | 'css'): Set<string> {
  const chunks = [...keys].flatMap((key) => manifest[key] ?? []);
  return new Set(
    kind === 'js'
      ? chunks.map(({ file }) => file).filter((file) => file.endsWith('.js'))
      : chunks.flatMap(({ css = [] }) => css),
  );
}

async function sent(files: ReadonlySet<string>): Promise<number> {
  const sources = await Promise.all([...files].map((file) => readFile(`${root}dist/client/${file}`)));
  return sources.reduce(
    (sum, source) => sum + brotliCompressSync(source, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length,
    0,
  );
}
