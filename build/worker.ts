import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { filesNeeded, readManifest, type Build } from '../server/web/built.js';
import { LOCALES } from '../server/base/locale.js';
import { hashOf, type WorkerBuild } from '../src/worker/build.js';

const root = new URL('../', import.meta.url);
const client = new URL('dist/client/', root);

/** Writes the service worker of a build into its folder: `sw.js` (decision 104). The empty page has to be there. */
export async function buildWorker(built: Build): Promise<void> {
  const bundled = await build({
    root: fileURLToPath(root),
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { workerBuild: JSON.stringify(await factsOf(built)), 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input: fileURLToPath(new URL('src/worker/service.worker.ts', root)),
        // Not a module: Firefox takes no module for a service worker before version 147.
        output: { format: 'iife' },
      },
    },
  });
  const chunk = (Array.isArray(bundled) ? bundled : [bundled])
    .flatMap((result) => ('output' in result ? result.output : []))
    .find((file) => file.type === 'chunk');
  if (chunk === undefined) throw new Error('The service worker has no script');
  await writeFile(new URL('sw.js', client), chunk.code);
}

async function factsOf({ entry, imports }: Build): Promise<WorkerBuild> {
  const [manifest, files, shell] = await Promise.all([
    readManifest(),
    readdir(new URL('assets/', client)),
    readFile(new URL('index.html', client)),
  ]);
  const first = [...imports, entry];
  const sources = [
    'src/app/boot/start-without-server.ts',
    ...LOCALES.map((locale) => `src/i18n/compiled/${locale}.shell.json`),
  ];
  const needed = sources.flatMap((source) => filesNeeded(manifest, source).scripts);
  const hashes = files
    .filter((file) => !file.endsWith('.br'))
    .toSorted()
    .map(hashOf);
  return {
    entry,
    first,
    withoutServer: [...new Set(needed)].filter((file) => !first.includes(file)),
    shell: `/index.html?${createHash('sha256').update(shell).update(hashes.join('')).digest('hex').slice(0, 8)}`,
    hashes: hashes.join(''),
  };
}
