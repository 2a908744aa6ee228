import { expect, test } from 'vitest';
import { filesIn, read } from '../support/files.js';

test('the guide for operators names every metric of the server, and no other', () => {
  const named = (text: string) => new Set(text.match(/\blobby_(?!app\b|owner\b)[a-z]+(?:_[a-z]+)+\b/g));
  const defined = new Set(
    filesIn('server')
      .filter((file) => /\/metrics[^/]*\.ts$/.test(file))
      .flatMap((file) => [...read(file).matchAll(/'(lobby_[a-z_]+)'/g)].map(([, name = '']) => name)),
  );
  expect(defined.size).toBeGreaterThan(5);
  expect([...named(read('docs/deploy.md'))].toSorted()).toEqual([...defined].toSorted());
});
