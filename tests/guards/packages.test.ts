import { expect, test } from 'vitest';
import { readJson } from '../support/files.js';

type Locked = { hasInstallScript?: boolean; dev?: boolean };
const { packages } = readJson('package-lock.json') as { packages: Record<string, Locked> };
const manifest = readJson('package.json') as Record<'dependencies' | 'devDependencies', Record<string, string>>;

/**
 * Packages that run a program when they are installed. esbuild, which tsx needs, checks its own binary; without its
 * script (`npm ci --ignore-scripts`) it works as well.
 */
const MAY_RUN = ['esbuild'];

test('no package runs a program when it is installed, outside a short list', () => {
  const running = Object.entries(packages).filter(([, { hasInstallScript }]) => hasInstallScript === true);
  expect(running.map(([place]) => place.replace(/^.*node_modules\//, ''))).toEqual(MAY_RUN);
  // And none of them is in production.
  expect(running.filter(([, { dev }]) => dev !== true)).toEqual([]);
});

test('every package is wanted in one exact version', () => {
  const wanted = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies });
  expect(wanted.filter(([, version]) => !/^(?:npm:\S+@)?\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  expect(Object.keys(manifest.dependencies).filter((name) => name in manifest.devDependencies)).toEqual([]);
});
