import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dragged, mostZoom, squareOf, wholeCrop, zoomed } from '../../machines/account/crop.js';

const photo = { width: 1_600, height: 1_200 };

test('at first the largest square of the middle is kept', () => {
  expect(squareOf(photo, wholeCrop)).toEqual({ left: 200, top: 0, side: 1_200 });
});

test('a drag to the right moves the square to the left, up to the edge', () => {
  expect(squareOf(photo, dragged(photo, wholeCrop, 0.1, 0))).toEqual({ left: 80, top: 0, side: 1_200 });
  expect(squareOf(photo, dragged(photo, wholeCrop, 5, 0)).left).toBe(0);
  expect(squareOf(photo, dragged(photo, wholeCrop, -5, 0)).left).toBe(400);
});

test('zooming keeps the middle of the square, and stays within its limits', () => {
  expect(squareOf(photo, zoomed(photo, wholeCrop, 2))).toEqual({ left: 500, top: 300, side: 600 });
  expect(zoomed(photo, wholeCrop, 99).zoom).toBe(mostZoom);
  expect(zoomed(photo, { zoom: 2, x: 0, y: 0 }, 0.1)).toEqual({ zoom: 1, x: 0, y: 0.5 });
});

test('whatever is done, the square stays inside of the picture', () => {
  const length = fc.integer({ min: 1, max: 8_000 });
  const amount = fc.double({ min: -20, max: 20, noNaN: true });
  const step = fc.oneof(
    fc.record({ right: amount, down: amount }),
    fc.record({ zoom: fc.double({ min: 0, max: 50, noNaN: true }) }),
  );
  fc.assert(
    fc.property(length, length, fc.array(step, { maxLength: 8 }), (width, height, steps) => {
      const size = { width, height };
      let crop = wholeCrop;
      for (const one of steps)
        crop = 'zoom' in one ? zoomed(size, crop, one.zoom) : dragged(size, crop, one.right, one.down);
      const { left, top, side } = squareOf(size, crop);
      expect(side).toBeGreaterThan(0);
      expect(Math.min(left, top)).toBeGreaterThanOrEqual(-0.001);
      expect(left + side).toBeLessThanOrEqual(width + 0.001);
      expect(top + side).toBeLessThanOrEqual(height + 0.001);
    }),
  );
});
