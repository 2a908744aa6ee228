import { expect, test } from 'vitest';
import { isWithin, median } from './measure.js';
import { withoutScripts } from './twin.js';

test('a twin keeps the picture and loses every script', () => {
  const html =
    '<head><link rel="modulepreload" href="/a.js"><link rel="preload" as="image" href="/b.avif"><script type="module" src="/a.js"></script></head><h1>Hi</h1><script>x</script>';
  expect(withoutScripts(html)).toBe('<head><link rel="preload" as="image" href="/b.avif"></head><h1>Hi</h1>');
});

test('the median of five is the third, of four the middle of two', () => {
  expect(median([5, 1, 4, 2, 3])).toBe(3);
  expect(median([4, 1, 3, 2])).toBe(2.5);
});

test('a figure that is missing keeps no budget', () => {
  expect(isWithin({ name: 'tap', unit: 'ms', value: Number.NaN, most: 100 })).toBe(false);
  expect(isWithin({ name: 'tap', unit: 'ms', value: 100, most: 100 })).toBe(true);
});
