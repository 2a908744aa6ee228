import { expect, test } from 'vitest';
import { parts } from '../../build/chunks.js';
import { filesIn, read } from '../support/files.js';

test('no part that many pages share imports React Aria', () => {
  const withAria = filesIn('src/ui').filter((file) => /from 'react-aria/.test(read(file)));
  expect(withAria.length).toBeGreaterThan(0);
  expect(withAria.filter((file) => parts.test.test(`/${file}`))).toEqual([]);
});
