import { expect, test } from 'vitest';
import { readJson } from '../support/files.js';

type Package = { resolved?: string; link?: boolean; optionalDependencies?: Record<string, string> };
const { packages } = readJson('package-lock.json') as { packages: Record<string, Package> };

test('the lock names versions and hashes, not the place where they were downloaded', () => {
  const addresses = Object.entries(packages).filter(([, { resolved, link }]) => resolved && !link);
  expect(addresses.map(([name]) => name)).toEqual([]);
});

test('the lock lists the builds for all platforms, without which `npm ci` refuses it on every one', () => {
  const listed = Object.keys(packages).map((place) => place.replace(/^.*node_modules\//, ''));
  const wanted = Object.values(packages).flatMap(({ optionalDependencies = {} }) => Object.keys(optionalDependencies));
  expect(wanted.filter((name) => !listed.includes(name))).toEqual([]);
});
