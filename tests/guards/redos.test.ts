import { isSafe } from 'redos-detector';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { filesIn, read } from '../support/files.js';

type Found = { file: string; pattern: string };

/** Every regular expression of a source, by its syntax: literals, and `new RegExp` of anything. */
function patternsIn(file: string): Found[] {
  const found: Found[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) found.push({ file, pattern: node.text });
    else if ((ts.isNewExpression(node) || ts.isCallExpression(node)) && node.expression.getText() === 'RegExp')
      found.push({ file, pattern: node.getText() });
    ts.forEachChild(node, visit);
  };
  visit(
    ts.createSourceFile(
      file,
      read(file),
      ts.ScriptTarget.Latest,
      true,
      file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
    ),
  );
  return found;
}

const patterns = ['machines', 'src', 'server']
  .flatMap((folder) => filesIn(folder, /\.(?:tsx?|mjs)$/))
  .flatMap(patternsIn);

/** Files whose patterns see nothing but what this repository or its build wrote. */
const ownTexts = [
  'server/seed/art/encode.ts',
  'server/seed/art/jobs.ts',
  'server/web/dev.ts',
  'server/web/page.ts',
  'server/web/plugins.ts',
];

/** Where patterns are put together at run time, and why no stranger's text gets into them. */
const composed: Readonly<Record<string, string>> = { 'src/effects/cookies.ts': 'the names of our own cookies' };

/** The checker counts the ways in which a pattern can read one text: without a bound, a text can be made that keeps it busy. */
const backtracks = ({ pattern }: Found): boolean => {
  const end = pattern.lastIndexOf('/');
  // The checker cannot read names of groups; they change nothing about the way.
  const source = pattern.slice(1, end).replaceAll(/\(\?<[A-Za-z]\w*>/g, '(');
  return !isSafe(new RegExp(source, pattern.slice(end + 1)), { maxScore: 50, timeout: 5_000 }).safe;
};

const isLiteral = ({ pattern }: Found) => pattern.startsWith('/');

describe('no regular expression can be kept busy by a text (ReDoS)', () => {
  test('there are patterns to look at', () =>
    expect(patterns.filter(({ file }) => file.startsWith('machines/shared/rules/')).length).toBeGreaterThan(10));

  test('the checker notices those that can', () => {
    const bad = ['/^(a+)+$/', '/\\s+$/', '/^(?<word>a|a)*$/'];
    expect(bad.filter((pattern) => backtracks({ file: '', pattern }))).toEqual(bad);
    expect(backtracks({ file: '', pattern: '/^(?<day>\\d{4})-\\d{2}$/' })).toBe(false);
  });

  test('in machines/, src/ and server/', () => {
    const strangers = patterns.filter((found) => isLiteral(found) && !ownTexts.includes(found.file));
    expect(strangers.filter(backtracks).map(({ file, pattern }) => `${file}: ${pattern}`)).toEqual([]);
  });

  test('none is put together out of a text', () => {
    const strangers = patterns.filter((found) => !isLiteral(found) && !ownTexts.includes(found.file));
    expect([...new Set(strangers.map(({ file }) => file))]).toEqual(Object.keys(composed));
  });

  test('no exception is left over', () => {
    expect(
      ownTexts.filter(
        (file) => !patterns.some((found) => found.file === file && isLiteral(found) && backtracks(found)),
      ),
    ).toEqual([]);
  });
});
