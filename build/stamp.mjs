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
const stamp = `${root}dist/.stamp`;
/** Files that the build itself writes. */
const generated = /^src\/i18n\/compiled\//;
const sources = [
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
];

/** Environment variables that a build reads; see the README. */
const settings = ['VITE_APP_KEY', 'VITE_APP_DOMAIN_LOOKUP', 'VITE_APP_DOMAINS'];

/**
 * SHA-256 over the names and contents of all files that a build reads. Read synchronously one by one: with many small
 * files, asynchronous reads wait longer for the event loop than for the disk.
 */
async function stampOfSources() {
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

/** Builds unless `dist/` is current. Resolves to whether it built; rejects when the build fails. */
export async function buildIfStale() {
  const current = await stampOfSources();
  if ((await readFile(stamp, 'utf8').catch(() => '')) === current) return false;
  await run('npm', ['run', '--silent', 'build']);
  await writeFile(stamp, current);
  return true;
}

async function run(command, args) {
  const status = await new Promise((resolve, reject) => {
    spawn(command, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] })
      .on('error', reject)
      .on('close', resolve);
  });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${status}`);
}
