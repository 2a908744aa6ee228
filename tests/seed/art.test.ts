import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { ANIMAL_NAMES } from '../../demo/art/names.js';
import { avatarPicture } from '../../demo/art/avatar.js';
import { fileUrl, type ArtIndex } from '../../server/base/art-index.js';
import { cardPicture } from '../../demo/art/card.js';
import { encodePicture } from '../../demo/art/encode.js';
import { fileJobs, pictureJobs } from '../../demo/art/jobs.js';
import { outline } from '../../demo/art/outline.js';
import { BANNERS } from '../../demo/content/banners.js';
import { BANK_ART, banksOf } from '../../demo/content/banks.js';
import { GAMES } from '../../demo/content/games.js';
import { SEEDED_PLAYERS } from '../../demo/content/players.js';
import { SLOT_THEMES, themePictureId } from '../../demo/content/slot-themes.js';

const cardOf = (position: number) => {
  const game = GAMES[position];
  if (!game) throw new Error(`no game at ${position}`);
  return cardPicture(game.name, game.recipe, String(game.id));
};

describe('the art of the seed', () => {
  test('renders the same bytes for the same seed, and other bytes for another seed', () => {
    const game = GAMES.find(({ recipe }) => recipe.backdrop === 'night');
    if (!game) throw new Error('no game at night');
    const once = cardPicture(game.name, game.recipe, 'a').svg;
    expect(cardPicture(game.name, game.recipe, 'a').svg).toBe(once);
    expect(cardPicture(game.name, game.recipe, 'b').svg).not.toBe(once);
  });

  test('uses no font of the machine and no external resource', () => {
    for (const { id, picture } of pictureJobs()) {
      expect(picture.svg, id).not.toMatch(/<text|font-family|NaN|undefined|href/);
      expect(picture.dominant, id).toMatch(/^#[0-9a-f]{6}$/);
    }
    for (const { id, svg } of fileJobs()) expect(svg, id).not.toMatch(/<text|font-family|NaN|undefined|href/);
  });

  test('draws two hundred different cards, each below 60 kB of markup', () => {
    const cards = pictureJobs().filter(({ id }) => id.startsWith('card-'));
    expect(new Set(cards.map(({ picture }) => picture.svg)).size).toBe(200);
    for (const { id, picture } of cards) expect(picture.svg.length, id).toBeLessThan(60_000);
  });

  test('kerns and tracks its lettering', () => {
    const pair = outline('AV', 'black', 100).width;
    expect(pair).toBeLessThan(outline('A', 'black', 100).width + outline('V', 'black', 100).width);
    expect(outline('AV', 'black', 100, 0.1).width - pair).toBeCloseTo(10);
    expect(outline('ñ', 'serif', 100).d).toMatch(/^M.*Z$/);
  });

  test('renders a card in each width and two formats', async () => {
    const files = await encodePicture(cardOf(0), [108, 216, 432]);
    expect(files.map(({ suffix }) => suffix)).toEqual([
      '-108.avif',
      '-108.webp',
      '-216.avif',
      '-216.webp',
      '-432.avif',
      '-432.webp',
    ]);
    const sizes = await Promise.all(files.map(async ({ bytes }) => sharp(bytes).metadata()));
    expect(sizes.map(({ width, height }) => [width, height])).toEqual([
      [108, 144],
      [108, 144],
      [216, 288],
      [216, 288],
      [432, 576],
      [432, 576],
    ]);
    for (const { bytes, suffix } of files) expect(bytes.length, suffix).toBeLessThan(40_000);
  });

  test('fills the whole card: no corner is left transparent', async () => {
    const { data, info } = await sharp(Buffer.from(cardOf(5).svg))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const alphaAt = (x: number, y: number) => data[(y * info.width + x) * 4 + 3];
    expect([
      alphaAt(0, 0),
      alphaAt(info.width - 1, 0),
      alphaAt(0, info.height - 1),
      alphaAt(info.width - 1, info.height - 1),
    ]).toEqual([255, 255, 255, 255]);
  });

  test('has a face for each animal', () => {
    expect(new Set(ANIMAL_NAMES.map((name) => avatarPicture(name).svg)).size).toBe(12);
  });

  test('has every picture that the content refers to', () => {
    const pictures = new Set(pictureJobs().map(({ id }) => id));
    const files = new Set(fileJobs().map(({ id }) => id));
    for (const { artId } of [...GAMES, ...BANNERS, ...BANK_ART, ...(['PH', 'TH', 'MM'] as const).flatMap(banksOf)])
      expect(pictures).toContain(artId);
    for (const { avatarArtId } of SEEDED_PLAYERS) expect(pictures).toContain(avatarArtId);
    for (const { pictures: shown } of SLOT_THEMES)
      for (const picture of Object.values(shown)) expect(files).toContain(themePictureId(picture));
    for (const id of ['brand-mark', 'brand-wordmark', 'favicon', 'icon-192', 'icon-512', 'icon-full-180'])
      expect(files).toContain(id);
  });

  test('names its files as the index does and throws for an unknown id', () => {
    const index: ArtIndex = {
      inputs: 'x',
      pictures: {},
      files: { favicon: { file: 'favicon.00ff00ff.svg', width: 64, height: 64 } },
    };
    expect(fileUrl(index, 'favicon')).toBe('/art/favicon.00ff00ff.svg');
    expect(() => fileUrl(index, 'nothing')).toThrow('nothing');
  });
});
