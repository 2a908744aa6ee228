import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { bundle } from '../../build/bundle.js';
import { root } from '../support/files.js';

/** Everything that a program of the server imports. */
const sources = [
  'build',
  'server',
  'sandbox',
  'demo',
  'machines',
  'src',
  'openapi',
  'tests/ledger',
  'tests/server/hostile',
];

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
  await bundle({ [name]: script }, own);
  // Another process may have built the same meanwhile.
  await rename(own, folder).catch(() => rm(own, { recursive: true }));
  return file;
}

function hashOfSources(): string {
  const digest = createHash('sha256').update(readFileSync(`${root}package-lock.json`));
  for (const source of sources)
    for (const name of (readdirSync(root + source, { recursive: true }) as string[]).toSorted())
      if (/\.(?:ts|mjs|json|yaml|sql)$/.test(name)) digest.update(name).update(readFileSync(join(root, source, name)));
  return digest.digest('hex').slice(0, 16);
}
