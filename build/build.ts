/**
 * `npm run build`: writes the files for the browser, the renderer of the first screen, the games of the sandbox and the
 * programs of the server into dist/. `npm run build -- server` only the programs, `-- pages` only the rest.
 */
import { constants, brotliCompress } from 'node:zlib';
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { build } from 'vite';
import { compileMessages } from '../src/i18n/compile.js';
import { loadBuild } from '../server/web/built.js';
import { emptyPage } from '../server/web/page.js';
import { buildWorker } from './worker.js';
import { APP_FOLDER, bundle, PROGRAMS } from './bundle.js';

// A test or a shell that starts the build may set another NODE_ENV, which would bundle React's development build.
process.env['NODE_ENV'] = 'production';

const compress = promisify(brotliCompress);
const root = new URL('../', import.meta.url);
const client = new URL('dist/client/', root);

const asked = process.argv.slice(2);
if (asked.length === 0 || asked.includes('pages')) await buildPages();
if (asked.length === 0 || asked.includes('server')) await bundle(PROGRAMS, APP_FOLDER);

async function buildPages(): Promise<void> {
  await compileMessages();
  await rm(client, { recursive: true, force: true });
  await build({ root: root.pathname, logLevel: 'warn', build: { outDir: 'dist/client', emptyOutDir: true } });
  await build({
    root: root.pathname,
    logLevel: 'warn',
    build: { ssr: 'src/server.tsx', outDir: 'dist/server', emptyOutDir: true },
  });
  await cp(new URL('src/i18n/compiled/', root), new URL('dist/server/texts/', root), {
    recursive: true,
    filter: (source) => !source.endsWith('.json') || source.endsWith('.shell.json'),
  });
  const built = await loadBuild();
  await writeFile(new URL('index.html', client), emptyPage(built).html);
  await buildWorker(built);
  await compressAll();
  await import('./sandbox-files.js');
}

/** Writes a brotli file beside each text file, so that nothing is compressed while a player waits. */
async function compressAll(): Promise<void> {
  const files = (await readdir(client, { recursive: true })).filter(
    (file) => /\.(?:js|css|svg|html|json)$/.test(file) && !file.startsWith('.vite'),
  );
  await Promise.all(
    files.map(async (file) => {
      const raw = await readFile(new URL(file, client));
      const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: raw.length };
      await writeFile(new URL(`${file}.br`, client), await compress(raw, { params }));
    }),
  );
}
