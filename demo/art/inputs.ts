import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const SEED_FOLDER = fileURLToPath(new URL('..', import.meta.url));
const PACKAGES = ['sharp', 'fontkit', '@fontsource/inter', '@fontsource/noto-serif'];

function packageVersion(name: string): string {
  const { resolve } = createRequire(import.meta.url);
  const entry = resolve(name);
  const root = entry.slice(0, entry.lastIndexOf(`/node_modules/${name}/`)) + `/node_modules/${name}/package.json`;
  return (JSON.parse(readFileSync(root, 'utf8')) as { version: string }).version;
}

/** A hash of every file and package version that the pictures are made from. */
export function hashInputs(): string {
  const hash = createHash('sha256');
  const files = ['art', 'content'].flatMap((folder) =>
    readdirSync(join(SEED_FOLDER, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(?:ts|yaml)$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  for (const file of files.toSorted())
    hash.update(file.slice(SEED_FOLDER.length)).update('\0').update(readFileSync(file)).update('\0');
  for (const name of PACKAGES) hash.update(`${name}@${packageVersion(name)}\0`);
  return hash.digest('hex');
}
