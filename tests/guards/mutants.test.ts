import { expect, test } from 'vitest';
import { mutants } from '../mutants/mutants.js';
import { read } from '../support/files.js';

test.each(mutants)('the mistake "$name" can still be made', ({ file, from, to }) => {
  const source = read(file);
  expect(source.replace(from, to)).not.toBe(source);
});
