import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';

const root = fileURLToPath(new URL('../', import.meta.url));

/**
 * Writes programs of the server with all their modules as a few files of JavaScript into a folder: Node loads them in a
 * fraction of the time that it takes to compile a thousand files of TypeScript. Packages stay outside. `programs` are paths of
 * sources by the names of the files to write.
 */
export async function bundle(programs: Readonly<Record<string, string>>, folder: string): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    plugins: [inPlace(folder)],
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: true,
      target: 'node20',
      rolldownOptions: {
        input: programs,
        output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
      },
    },
  });
}

/**
 * Modules of a bundle find their files (migrations, the contract, `dist/`) where their source is, by the way from the
 * bundle: both may be copied to another place together. The files of operations are known to the bundler alone.
 */
function inPlace(folder: string): Plugin {
  return {
    name: 'in-place',
    enforce: 'pre',
    transform(code, id) {
      if (!id.startsWith(root) || id.includes('/node_modules/')) return null;
      if (id === `${root}server/operations/files.ts`) return FILES_OF_OPERATIONS;
      if (id === `${root}server/web/dev.ts`) return ONLY_FROM_SOURCES;
      const way = relative(folder, id);
      return code.replaceAll('import.meta.url', `new URL(${JSON.stringify(way)}, import.meta.url).href`);
    },
  };
}

/** In place of server/operations/files.ts, which lists a folder of sources. */
const FILES_OF_OPERATIONS = `
const modules = import.meta.glob('./*/*.ts');
export const operationFiles = () =>
  Promise.all(Object.entries(modules).map(async ([file, load]) => ({ file: file.slice(2), exports: await load() })));
`;

/** In place of server/web/dev.ts, which needs the bundler. */
const ONLY_FROM_SOURCES = `
export const addDevWeb = () => {
  throw new Error('--dev serves the pages from their sources: npm run dev');
};
`;

/** The programs of a built server, by their names in dist/app. */
export const PROGRAMS = { main: 'server/main.ts', operator: 'server/operator/main.ts', sandbox: 'sandbox/main.ts' };

/** Where `npm run build` writes the programs. */
export const APP_FOLDER = `${root}dist/app`;
