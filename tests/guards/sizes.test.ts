import { describe, expect, test } from 'vitest';
import { filesIn, read } from '../support/files.js';

/** Lines of a formatted file, and characters of a line that the formatter cannot break (a text, a comment). */
const mostLines = 300;
const mostCharacters = 140;

/** Files that may be longer, and why. */
const longFiles: Readonly<Record<string, string>> = {
  'server/db/schema.ts': 'generated from the migrations',
};

/** Files and folders whose lines may be longer, and why. */
const longLines: readonly (readonly [where: RegExp, why: string])[] = [
  [/^sandbox\/maker\/games\/\w+\/texts\.ts$/, 'texts of the games in five languages'],
  [/^demo\/art\//, 'paths of vector drawings'],
  [/^src\/ui\/icon\/glyphs\//, 'generated paths of icons'],
  [/^src\/(?:screens\/.*\/messages|ui\/field\/faults)\.ts$/, 'texts of the interface'],
  [/^server\/db\/migrations\//, 'a migration that has run is never edited'],
];

const sources = ['machines', 'src', 'server', 'sandbox', 'demo'].flatMap((folder) =>
  filesIn(folder, /\.(?:tsx?|mjs|sql|css)$/),
);
const linesOf = (file: string) => read(file).trimEnd().split('\n');
const tooLong = sources.filter((file) => linesOf(file).length > mostLines);
const tooWide = sources.filter((file) => linesOf(file).some((line) => line.length > mostCharacters));

describe('sizes of source files', () => {
  test(`a file has at most ${mostLines} lines, unless it is a table`, () => {
    expect(tooLong.filter((file) => !(file in longFiles))).toEqual([]);
  });

  test(`a line has at most ${mostCharacters} characters, unless it is a text or a drawing`, () => {
    const wide = tooWide
      .filter((file) => !longLines.some(([where]) => where.test(file)))
      .flatMap((file) =>
        linesOf(file).flatMap((line, at) => (line.length > mostCharacters ? [`${file}:${at + 1}`] : [])),
      );
    expect(wide).toEqual([]);
  });

  test('every exception is needed', () => {
    expect(Object.keys(longFiles).filter((file) => !tooLong.includes(file))).toEqual([]);
    expect(longLines.filter(([where]) => !tooWide.some((file) => where.test(file))).map(([, why]) => why)).toEqual([]);
  });
});
