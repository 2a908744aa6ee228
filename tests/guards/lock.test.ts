import { expect, test } from 'vitest';
import { readJson } from '../support/files.js';

type Package = { resolved?: string; link?: boolean; optionalDependencies?: Record<string, string> };
const { packages } = readJson('package-lock.json') as { packages: Record<string, Package> };

test('the lock file has versions and hashes, not download addresses', () => {
  const addresses = Object.entries(packages).filter(([, { resolved, link }]) => resolved && !link);
  expect(addresses.map(([name]) => name)).toEqual([]);
});

test('the lock file lists the builds for all platforms, which `npm ci` requires', () => {
  const listed = Object.keys(packages).map((place) => place.replace(/^.*node_modules\//, ''));
  const wanted = Object.values(packages).flatMap(({ optionalDependencies = {} }) => Object.keys(optionalDependencies));
  expect(wanted.filter((name) => !listed.includes(name))).toEqual([]);
});
