/**
 * Whether `dist/` was built from the current sources. Plain JavaScript, because it runs before any dependency or build
 * exists.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../', import.meta.url));
/** Files that the build itself writes. */
const generated = /^src\/i18n\/compiled\//;

/** What each part of a build reads, and where it notes what it was built from. */
const parts = {
  pages: {
    stamp: `${root}dist/.stamp`,
    sources: [
      'src',
      'machines',
      'openapi',
      'locales',
      'build',
      'server/web',
      'sandbox/maker',
      'demo/art',
      'demo/content',
      'vite.config.ts',
      'tsconfig.base.json',
      'package-lock.json',
    ],
  },
  server: {
    stamp: `${root}dist/app/.stamp`,
    sources: ['server', 'sandbox', 'demo', 'machines', 'src', 'openapi', 'build/bundle.ts', 'package-lock.json'],
  },
};

/** Environment variables that a build reads; see the README. */
const settings = ['VITE_APP_KEY', 'VITE_APP_DOMAIN_LOOKUP', 'VITE_APP_DOMAINS'];

/**
 * SHA-256 over the names and contents of all files that a build reads. Read synchronously one by one: with many small
 * files, asynchronous reads wait longer for the event loop than for the disk.
 */
async function stampOf(sources) {
  const found = await Promise.all(sources.map(filesOf));
  const hash = createHash('sha256');
  for (const file of found
    .flat()
    .filter((name) => !generated.test(name))
    .toSorted((one, other) => (one < other ? -1 : 1)))
    hash.update(`${file}\0`).update(readFileSync(root + file));
  for (const name of settings) hash.update(`${name}\0${process.env[name] ?? ''}\0`);
  return hash.digest('hex');
}

async function filesOf(source) {
  const entries = await readdir(root + source, { recursive: true, withFileTypes: true }).catch((reason) => {
    if (reason.code === 'ENOTDIR') return null;
    throw reason;
  });
  if (!entries) return [source];
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${parentPath}/${name}`.slice(root.length));
}

/** The parts of `dist/` that were not built from the current sources. */
export async function staleParts() {
  const found = await Promise.all(
    Object.entries(parts).map(async ([name, { stamp, sources }]) => {
      const current = await stampOf(sources);
      return (await readFile(stamp, 'utf8').catch(() => '')) === current ? [] : [{ name, stamp, current }];
    }),
  );
  return found.flat();
}

/** Builds the parts that are stale. Rejects when a build fails. */
export async function buildParts(stale) {
  if (stale.length === 0) return;
  await run('npm', ['run', '--silent', 'build', '--', ...stale.map(({ name }) => name)]);
  await Promise.all(stale.map(({ stamp, current }) => writeFile(stamp, current)));
}

async function run(command, args) {
  const status = await new Promise((resolve, reject) => {
    spawn(command, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] })
      .on('error', reject)
      .on('close', resolve);
  });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${status}`);
}
