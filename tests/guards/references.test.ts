import { existsSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, test } from 'vitest';
import { filesIn, read, root } from '../support/files.js';
import { definedIn, looseReferencesIn, referencesIn } from '../support/references.js';

const rulings = definedIn(read('docs/rulings.md'));
const decisions = filesIn('docs/decisions', /\/\d{3}-[^/]+\.md$/).map((file) => posix.basename(file).slice(0, 3));
const known = new Set([...rulings, ...decisions]);
const unknownIn = (text: string) => referencesIn(text).filter((reference) => !known.has(reference));

const endings = /\.(?:tsx?|mjs|ya?ml|sql|md|css)$/;
const folders = ['demo', 'docs', 'machines', 'openapi', 'sandbox', 'server', 'src', 'tests'];
const sources = folders
  .flatMap((folder) => filesIn(folder, endings))
  .concat('README.md', 'redocly.yaml', 'vite.config.ts')
  // Its examples are no references.
  .filter((file) => !file.endsWith('/references.ts') && !file.endsWith('/references.test.ts'));

test('every reference leads to a ruling, a section or a decision record', () => {
  expect(sources.flatMap((file) => unknownIn(read(file)).map((reference) => `${file}: ${reference}`))).toEqual([]);
});

test('comments name rulings only in a form that is checked', () => {
  const code = sources.filter((file) => /\.tsx?$/.test(file));
  expect(code.flatMap((file) => looseReferencesIn(read(file)).map((one) => `${file}: ${one}`))).toEqual([]);
});

test('every ruling and every section is written once', () => {
  expect(rulings.length).toBeGreaterThan(60);
  expect(rulings.filter((one, at) => rulings.indexOf(one) !== at)).toEqual([]);
  expect(decisions.filter((one, at) => decisions.indexOf(one) !== at)).toEqual([]);
});

test('every link of a page leads to a file', () => {
  const pages = sources.filter((file) => file.endsWith('.md'));
  const broken = pages.flatMap((page) =>
    [...read(page).matchAll(/\]\((?!https?:|#)([^)\s#]+)/g)]
      .map(([, to = '']) => posix.join(posix.dirname(page), to))
      .filter((file) => !existsSync(`${root}${file}`))
      .map((file) => `${page} → ${file}`),
  );
  expect(broken).toEqual([]);
});

describe('the search for references', () => {
  test.each([
    ['a rule in parentheses (A2)', ['A2']],
    ['several (B5, B7) and (C4 to C6, D5)', ['B5', 'B7', 'C4', 'C6', 'D5']],
    ['with a section (section 8, A2)', ['A2', 'section 8']],
    ['with words (spec section 4, Registration; decisions C2, C8)', ['C2', 'C8', 'section 4']],
    ['Decision E3, rulings F1 to F4', ['E3', 'F1', 'F4']],
    ['a record: decision 016, decisions 001 and 020', ['016', '001', '020']],
    ['in Sections 2 and 6.', ['section 2', 'section 6']],
    ['/** over two lines (section\n * 5, decision\n * D5). */', ['D5', 'section 5']],
    ['-- in SQL (decision\n-- J3).', ['J3']],
  ])('%j', (text, references) => expect(referencesIn(text).toSorted()).toEqual(references.toSorted()));

  test.each([
    'RFC 6749 section 4.1, RFC 9562, section 4',
    "orderNo: 'D1', '/getOrderStatus/D1'",
    'M0 0C70 26 110 22',
    'the section 404 of nothing',
    'expect(rows).toHaveLength(20)',
  ])('nothing in %j', (text) => expect(referencesIn(text)).toEqual([]));

  test('fails on a letter, a section or a record that nobody wrote', () => {
    expect(unknownIn('(A99), decision B77, (A2), section 8')).toEqual(['A99', 'B77']);
    expect(unknownIn('section 42, decision 999')).toEqual(['999', 'section 42']);
  });

  test('finds a rule that a comment names in another form', () => {
    expect(looseReferencesIn("const order = 'D1'; /** E3. */ // By B7: once (A2).")).toEqual(['E3', 'B7']);
    expect(looseReferencesIn("/** The order 'D1' of `E0` (section 3). */")).toEqual([]);
  });
});
