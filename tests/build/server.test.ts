import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { builtinModules } from 'node:module';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bundle, PROGRAMS } from '../../build/bundle.js';
import { readJson, root } from '../support/files.js';

const { dependencies } = readJson('package.json') as { dependencies: Record<string, string> };
let folder: string;
let code: string;
beforeAll(async () => {
  const cache = join(root, 'node_modules/.cache');
  await mkdir(cache, { recursive: true });
  folder = await mkdtemp(join(cache, 'programs-'));
  await bundle(PROGRAMS, folder);
  const files = await readdir(folder);
  code = (await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')))).join('\n');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** A package without ES modules. */
const CREATED_REQUIRE = /createRequire\([^\n]*?\.href\)\(["']([^"']+)["']\)/g;

/** `@scope/name` or `name` of an import; undefined for a file of the bundle and a module of Node. */
function packageOf(specifier: string): string | undefined {
  if (/^(?:\.|node:)/.test(specifier) || builtinModules.includes(specifier)) return undefined;
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

test('the built server imports every package of `dependencies`, and no other', () => {
  const imports = [
    /^(?:import|export)\b[^"'\n]*["']([^"'\n]+)["']/gm,
    /\bimport\(["']([^"']+)["']\)/g,
    CREATED_REQUIRE,
  ];
  const found = new Set(imports.flatMap((form) => [...code.matchAll(form)].map(([, name = '']) => packageOf(name))));
  expect([...found].filter((name) => name !== undefined).toSorted()).toEqual(Object.keys(dependencies).toSorted());
});

test('the built server knows the place of its files relative to its own', () => {
  expect(code).toContain('server/db/migrate.ts');
  expect(code).not.toContain(root);
});
