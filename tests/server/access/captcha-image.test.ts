import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawCaptcha } from '../../../server/domain/access/captcha-image.js';

/** The same random numbers in every run (a linear congruential generator, Numerical Recipes). */
function random(seed: number): () => number {
  let state = seed;
  return () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) / 2 ** 32;
}

/** How many pixels of the picture have each colour, by the colour in hex. */
async function coloursOf(solution: string, seed: number): Promise<ReadonlyMap<string, number>> {
  const { data, info } = await sharp(drawCaptcha(solution, random(seed)))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const colours = new Map<string, number>();
  for (let at = 0; at < data.length; at += info.channels) {
    const colour = data.subarray(at, at + 3).toString('hex');
    colours.set(colour, (colours.get(colour) ?? 0) + 1);
  }
  return colours;
}

test('the lines of a captcha cannot be told from its digits by their colour', async () => {
  const inks = new Set<string>();
  for (let seed = 1; seed <= 30; seed += 1)
    for (const colour of (await coloursOf('8888', seed)).keys()) inks.add(colour);
  const inLines = new Set<string>();
  for (let seed = 1; seed <= 30; seed += 1)
    for (const colour of (await coloursOf('', seed)).keys()) inLines.add(colour);
  // The paper and three inks, in both.
  expect(inks.size).toBe(4);
  expect(inLines).toEqual(inks);
});
