import { isSafe } from 'redos-detector';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { filesIn, read } from '../support/files.js';

type Found = { file: string; pattern: string };

/** Every regular expression of a source file: literals, and calls of `RegExp`. */
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

const patterns = ['machines', 'src', 'server', 'sandbox', 'demo']
  .flatMap((folder) => filesIn(folder, /\.(?:tsx?|mjs)$/))
  .flatMap(patternsIn);

/** Files whose patterns only read texts of this repository, of its packages or of its build. */
const ownTexts = [
  'server/db/constraints.ts',
  'server/db/generate-schema.ts',
  'demo/art/encode.ts',
  'demo/art/jobs.ts',
  'server/web/dev.ts',
  'server/web/page.ts',
  'src/ui/icon/svg-path.ts',
];

/** Files that build patterns at run time, and why they contain no user input. */
const composed: Readonly<Record<string, string>> = { 'src/effects/cookies.ts': 'the names of our own cookies' };

/**
 * The checker counts the ways in which a pattern can match one text. Without a bound, some text makes it run very long. Its
 * limit is a number of steps: the result must not depend on how busy the machine is.
 */
const backtracks = ({ pattern }: Found): boolean => {
  const end = pattern.lastIndexOf('/');
  // The checker does not support named groups; the names do not change the matching.
  const source = pattern.slice(1, end).replaceAll(/\(\?<[A-Za-z]\w*>/g, '(');
  return !isSafe(new RegExp(source, pattern.slice(end + 1)), { maxScore: 50, maxSteps: 10_000, timeout: Infinity })
    .safe;
};

const isLiteral = ({ pattern }: Found) => pattern.startsWith('/');

describe('no regular expression runs very long on some text (ReDoS)', () => {
  test('there are patterns to check', () =>
    expect(patterns.filter(({ file }) => file.startsWith('machines/shared/rules/')).length).toBeGreaterThan(10));

  test('the checker finds such patterns', () => {
    const bad = ['/^(a+)+$/', '/\\s+$/', '/^(?<word>a|a)*$/'];
    expect(bad.filter((pattern) => backtracks({ file: '', pattern }))).toEqual(bad);
    expect(backtracks({ file: '', pattern: '/^(?<day>\\d{4})-\\d{2}$/' })).toBe(false);
  });

  test('in the sources', () => {
    const strangers = patterns.filter((found) => isLiteral(found) && !ownTexts.includes(found.file));
    expect(strangers.filter(backtracks).map(({ file, pattern }) => `${file}: ${pattern}`)).toEqual([]);
  });

  test('no pattern is built from input', () => {
    const strangers = patterns.filter((found) => !isLiteral(found) && !ownTexts.includes(found.file));
    expect([...new Set(strangers.map(({ file }) => file))]).toEqual(Object.keys(composed));
  });

  test('every exception is needed', () => {
    expect(
      ownTexts.filter(
        (file) => !patterns.some((found) => found.file === file && isLiteral(found) && backtracks(found)),
      ),
    ).toEqual([]);
  });
});
