import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { drawCaptcha } from '../../../server/domain/access/captcha-image.js';
import {
  atFixedPlaces,
  atThinColumns,
  byParts,
  evenly,
  maskOf,
  readPlainly,
  readWithShifts,
  templatesOf,
  type Mask,
} from './captcha-attack.js';

/** The same random numbers in every run (a linear congruential generator, Numerical Recipes). */
function random(seed: number): () => number {
  let state = seed;
  return () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) / 2 ** 32;
}

/** The colours of the picture, in hex. */
async function coloursOf(solution: string, seed: number): Promise<ReadonlySet<string>> {
  const { data, info } = await sharp(drawCaptcha(solution, random(seed)))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const colours = new Set<string>();
  for (let at = 0; at < data.length; at += info.channels) colours.add(data.subarray(at, at + 3).toString('hex'));
  return colours;
}

test('the lines of a captcha cannot be told from its digits by their colour', async () => {
  const [withDigits, onlyLines] = [new Set<string>(), new Set<string>()];
  for (let seed = 1; seed <= 30; seed += 1) {
    const colours = await coloursOf('8888', seed);
    // The paper, one ink, and its soft edge.
    expect(colours.size).toBe(3);
    for (const colour of colours) withDigits.add(colour);
    for (const colour of await coloursOf('', seed)) onlyLines.add(colour);
  }
  expect(onlyLines).toEqual(withDigits);
});

test('no two captchas of the same digits are the same picture', () => {
  const drawn = Array.from({ length: 200 }, () => Buffer.from(drawCaptcha('2468', Math.random)).toString('base64'));
  expect(new Set(drawn).size).toBe(200);
});

test('a captcha is small', () => {
  for (let seed = 1; seed <= 30; seed += 1) expect(drawCaptcha('8888', random(seed)).length).toBeLessThan(1500);
});

describe('a template match', () => {
  interface Sample {
    readonly mask: Mask;
    readonly solution: string;
  }
  let labelled: readonly Sample[];
  let unknown: readonly Sample[];
  beforeAll(async () => {
    const next = random(20_261_128);
    const samples = async (count: number): Promise<Sample[]> => {
      const made: Sample[] = [];
      for (let index = 0; index < count; index += 1) {
        const solution = String(Math.floor(next() * 10_000)).padStart(4, '0');
        made.push({ solution, mask: await maskOf(drawCaptcha(solution, next)) });
      }
      return made;
    };
    [labelled, unknown] = [await samples(400), await samples(200)];
  });

  test.each([
    ['at fixed places', atFixedPlaces],
    ['evenly', evenly],
    ['at thin columns', atThinColumns],
    ['by connected parts', byParts],
  ])('that cuts %s reads less than a tenth of 200 captchas with templates of 400 others', (_, cut) => {
    const templates = templatesOf(labelled, cut);
    // The templates are good ones: they read the pictures that they were cut from.
    expect(
      labelled.slice(0, 20).filter(({ mask, solution }) => readPlainly(mask, templates, cut) === solution),
    ).toHaveLength(20);
    const read = unknown.filter(({ mask, solution }) => readPlainly(mask, templates, cut) === solution);
    expect(read.length / unknown.length).toBeLessThan(0.1);
  });

  test('over widths, shifts and rotations reads less than a fifth', () => {
    const templates = templatesOf(labelled, atThinColumns);
    const some = unknown.slice(0, 60);
    const read = some.filter(({ mask, solution }) => readWithShifts(mask, templates, atThinColumns) === solution);
    expect(read.length / some.length).toBeLessThan(0.2);
  });
});
