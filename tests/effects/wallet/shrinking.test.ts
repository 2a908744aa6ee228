import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { digestOf, fileFault } from '../../../src/effects/shared/pictures.js';
import { longestEdge, mostBytes, shrink, type Drawing } from '../../../src/effects/shared/shrinking.js';

const bitmap = { width: 3_000, height: 4_000, close: vi.fn() };
beforeEach(() => vi.stubGlobal('createImageBitmap', async () => bitmap));
afterEach(() => vi.unstubAllGlobals());

/** A canvas whose files have so many bytes a pixel at full quality, and can encode only these types. */
function openCanvas(bytesPerPixel: number, types: readonly string[] = ['image/webp', 'image/jpeg']) {
  const asked: string[] = [];
  const open = (width: number, height: number): Drawing => ({
    draw: () => undefined,
    encode: async (type, quality) => {
      asked.push(`${width}x${height} ${type} ${quality}`);
      const encoded = types.includes(type) ? type : 'image/png';
      return new Blob([new Uint8Array(Math.ceil(width * height * bytesPerPixel * quality))], { type: encoded });
    },
  });
  return { open, asked };
}

test('a photo that is small enough at once is only scaled to the longest edge', async () => {
  const { open, asked } = openCanvas(0.1);
  const shrunk = await shrink(new Blob(['photo']), open);
  expect(shrunk?.content.size).toBeLessThanOrEqual(mostBytes);
  expect(asked).toEqual([`1200x${longestEdge} image/webp 0.82`, '120x160 image/webp 0.6']);
  expect(bitmap.close).toHaveBeenCalled();
});

test('quality falls before the size does, until the file is small enough', async () => {
  const { open, asked } = openCanvas(0.8);
  const shrunk = await shrink(new Blob(['photo']), open);
  expect(shrunk?.content.size).toBeLessThanOrEqual(mostBytes);
  expect(asked.slice(0, 5)).toEqual([
    '1200x1600 image/webp 0.82',
    '1200x1600 image/webp 0.7',
    '1200x1600 image/webp 0.55',
    '960x1280 image/webp 0.82',
    '960x1280 image/webp 0.7',
  ]);
});

test('a browser that cannot encode WebP encodes JPEG', async () => {
  const { open } = openCanvas(0.1, ['image/jpeg']);
  expect((await shrink(new Blob(['photo']), open))?.content.type).toBe('image/jpeg');
});

test('a small picture is not enlarged', async () => {
  vi.stubGlobal('createImageBitmap', async () => ({ ...bitmap, width: 40, height: 20 }));
  const { open, asked } = openCanvas(0.1);
  await shrink(new Blob(['photo']), open);
  expect(asked).toEqual(['40x20 image/webp 0.82', '40x20 image/webp 0.6']);
});

test('a file that cannot be decoded gives nothing', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('not decoded')));
  expect(await shrink(new Blob(['photo']), openCanvas(1).open)).toBeNull();
});

test.each([
  ['JPEG', [0xff, 0xd8, 0xff, 0xe0], null],
  ['PNG', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], null],
  ['WebP', [...Buffer.from('RIFF\0\0\0\0WEBP')], null],
  ['HEIC', [0, 0, 0, 0x18, ...Buffer.from('ftypheic')], 'notAPicture'],
  ['an empty file', [], 'notAPicture'],
] as const)('%s is told by its first bytes', async (_, bytes, fault) => {
  expect(await fileFault(new Blob([new Uint8Array(bytes)]))).toBe(fault);
});

test('a file that is far too large is not read', async () => {
  const huge = { size: 30_000_001, slice: () => expect.fail('it was read') } as unknown as Blob;
  expect(await fileFault(huge)).toBe('fileTooLarge');
});

test('the digest is that of the bytes, whatever the name', async () => {
  const [one, same, other] = await Promise.all(['a', 'a', 'b'].map((text) => digestOf(new Blob([text]))));
  expect(one).toMatch(/^[0-9a-f]{64}$/);
  expect(same).toBe(one);
  expect(other).not.toBe(one);
});
