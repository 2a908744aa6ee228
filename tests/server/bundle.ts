import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';
import { root } from '../support/files.js';

/** Everything that a program of the server imports. */
const sources = ['server', 'sandbox', 'demo', 'machines', 'src', 'openapi', 'tests/ledger', 'tests/server/hostile'];

/**
 * A program of the server with all its modules in a few files of JavaScript, built once for each state of the sources:
 * Node loads them in a fraction of the time that tsx takes for a thousand files of TypeScript. Packages stay outside.
 */
export async function bundleOf(script: string): Promise<string> {
  const name = script.replace(root, '').replace(/\.ts$/, '').replaceAll('/', '-');
  const bundles = `${root}node_modules/.cache/server-bundles`;
  const folder = join(bundles, `${name}-${hashOfSources()}`);
  const file = join(folder, `${name}.mjs`);
  if (existsSync(file)) return file;
  await mkdir(bundles, { recursive: true });
  const own = await mkdtemp(join(bundles, 'unfinished-'));
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    plugins: [asInPlace],
    build: {
      ssr: script,
      outDir: own,
      emptyOutDir: true,
      target: 'node20',
      rolldownOptions: { output: { entryFileNames: `${name}.mjs`, chunkFileNames: '[name]-[hash].mjs' } },
    },
  });
  // Another process may have built the same meanwhile.
  await rename(own, folder).catch(() => rm(own, { recursive: true }));
  return file;
}

/** Modules of the bundle find their files (migrations, the contract, `dist/`) where their source is, and operations by their id. */
const asInPlace: Plugin = {
  name: 'as-in-place',
  enforce: 'pre',
  transform(code, id) {
    if (!id.startsWith(root) || id.includes('/node_modules/')) return null;
    const own = id.endsWith('/server/operations/load.ts') ? withOperations(code) : code;
    return own.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href));
  },
};

/** The server imports the files of operations by their paths, which only the bundler can know. */
function withOperations(code: string): string {
  const byPath = 'import(new URL(file, import.meta.url).href)';
  if (!code.includes(byPath))
    throw new Error(`server/operations/load.ts no longer says ${byPath}: bundle it in another way`);
  return code.replace(byPath, "(import.meta.glob('./*/*.ts')[`./${file}`] as () => Promise<object>)()");
}

function hashOfSources(): string {
  const digest = createHash('sha256').update(readFileSync(`${root}package-lock.json`));
  for (const source of sources)
    for (const name of (readdirSync(root + source, { recursive: true }) as string[]).toSorted())
      if (/\.(?:ts|mjs|json|yaml)$/.test(name)) digest.update(name).update(readFileSync(join(root, source, name)));
  return digest.digest('hex').slice(0, 16);
}
