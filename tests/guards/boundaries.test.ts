import { posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import { filesIn, read } from '../support/files.js';

/** Who may import whom. Whoever is not named may not; own files always. One way only: see docs/architecture.md. */
const mayImport: Readonly<Record<string, readonly string[]>> = {
  openapi: [],
  machines: ['openapi'],
  'src/api': ['openapi', 'machines'],
  'src/theme': ['openapi', 'machines'],
  'src/i18n': ['openapi', 'machines', 'locales'],
  'src/effects': ['openapi', 'machines', 'src/api', 'src/i18n', 'src/theme'],
  'src/ui': ['openapi', 'machines', 'src/theme', 'src/i18n'],
  'src/screens': ['openapi', 'machines', 'src/theme', 'src/i18n', 'src/ui'],
  'src/app': [
    'openapi',
    'machines',
    'locales',
    'src/api',
    'src/theme',
    'src/i18n',
    'src/effects',
    'src/ui',
    'src/screens',
  ],
  // Builds the pages, and with them their texts.
  'server/web': ['openapi', 'server', 'src/i18n'],
  server: ['openapi', 'locales', 'server/web'],
};

const areas = Object.keys(mayImport).concat('locales', 'src/main', 'tests', 'docs');
const areaOf = (file: string) =>
  areas.find((area) => file === area || file.startsWith(`${area}/`) || file.startsWith(`${area}.`)) ?? 'elsewhere';
const flowOf = (file: string) => file.split('/').slice(0, 4).join('/');
/** What the flows of one area have in common. */
const sharedOf = (file: string) => [...file.split('/').slice(0, 3), 'shared'].join('/');

const withoutComments = (source: string) => source.replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '');
const importing = /(?:\bfrom|\bimport|\bimport\()\s*['"](\.{1,2}\/[^'"]+)['"]/g;
const importsOf = (file: string) =>
  [...withoutComments(read(file)).matchAll(importing)].map(([, to = '']) => posix.join(posix.dirname(file), to));

const sources = ['openapi', 'machines', 'src', 'server', 'docs', 'tests'].flatMap((folder) => filesIn(folder));
const imports = sources.flatMap((file) => importsOf(file).map((to) => ({ file, to })));

const wrongWay = ({ file, to }: { file: string; to: string }): boolean => {
  const [from, target] = [areaOf(file), areaOf(to)];
  if (from === 'src/screens' && target === 'src/screens')
    return flowOf(file) !== flowOf(to) && sharedOf(file) !== flowOf(to);
  return from in mayImport && from !== target && !mayImport[from]?.includes(target);
};

test('imports run one way', () => {
  expect(imports.length).toBeGreaterThan(0);
  expect(imports.filter(wrongWay).map(({ file, to }) => `${file} → ${to}`)).toEqual([]);
});

test('nothing is imported from outside the project', () => {
  expect(imports.filter(({ to }) => to.startsWith('..')).map(({ file, to }) => `${file} → ${to}`)).toEqual([]);
});

test('no file only passes on what others export', () => {
  const barrels = sources.filter((file) => /(?:^|\/)index\.tsx?$/.test(file) && /^export .* from /m.test(read(file)));
  expect(barrels).toEqual([]);
});

const impure =
  /\b(?:Date\.now|new Date\(\)|Math\.random|crypto\.|fetch\(|localStorage|sessionStorage|setTimeout|setInterval|document\.|window\.)/;
const effectful = /\b(?:setTimeout|setInterval|localStorage|sessionStorage|fetch\()/;

describe.each([
  ['charts are pure', 'machines', impure],
  ['screens leave time, storage and network to the actors', 'src/screens', effectful],
  ['primitives leave time, storage and network to the actors', 'src/ui', effectful],
  ['screens have no effects', 'src/screens', /\buse(?:Layout|Insertion)?Effect\b/],
])('%s', (_, folder, forbidden) => {
  test(`in ${folder}/`, () => {
    const found = filesIn(folder).flatMap((file) => {
      const match = forbidden.exec(withoutComments(read(file)));
      return match ? [`${file}: ${match[0]}`] : [];
    });
    expect(found).toEqual([]);
  });
});
