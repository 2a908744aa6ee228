import type { FastifyRequest } from 'fastify';
import { describe, expect, test } from 'vitest';
import { mayTrack, pixelIdOf } from '../../../machines/entry/pixel.js';
import { lookOf } from '../../../server/web/look.js';
import { dropUnusedConsent, firstPicture, keyOf } from '../../../server/web/web.js';
import { consentIn, consentText } from '../../../src/effects/consent.js';

const id = '123456789012345';
const answers = { none: '', yes: `consent=${consentText('given')}`, no: `consent=${consentText('refused')}` };
const lookWith = (cookie: string, snippet: string) =>
  dropUnusedConsent(
    lookOf(
      { headers: { cookie }, query: {}, protocol: 'https', host: 'lobby.example' } as unknown as FastifyRequest,
      { path: '/pages/index/index', search: '' },
      'en_US',
      consentIn,
    ),
    pixelIdOf(snippet) !== null,
  );

describe('a page that is shared (G1)', () => {
  test('is cached separately for visitors with consent, if the site has a pixel', () => {
    const [none, yes, no] = [answers.none, answers.yes, answers.no].map((cookie) => lookWith(cookie, id));
    expect(new Set([none, yes, no].map((look) => look && keyOf(look))).size).toBe(3);
    expect([none, yes, no].map((look) => look && mayTrack(look.path, look.consent, id))).toEqual([false, true, false]);
  });

  test.each(['', '<script>alert(1)</script>'])(
    'is the same for all visitors if the site has no valid pixel: %j',
    (snippet) => {
      const looks = Object.values(answers).map((cookie) => lookWith(cookie, snippet));
      expect(new Set(looks.map(keyOf)).size).toBe(1);
      // A pixel that is set between the cache lookup and the rendering must not reach visitors without consent.
      expect(looks.map((look) => mayTrack(look.path, look.consent, id))).toEqual([false, false, false]);
    },
  );
});

test('the first picture is the one that its page preloads first, in the size for the layout', () => {
  const preload = (name: string) =>
    `<link rel="preload" as="image" imageSrcSet="/art/${name}-720.avif 720w, /art/${name}-1440.avif 1440w" imageSizes="95vw"/>`;
  const html = `<head>${preload('banner')}${preload('card')}</head>`;
  expect(firstPicture(html, 'other')).toBe('/art/banner-720.avif');
  expect(firstPicture(html, 'pc')).toBe('/art/banner-1440.avif');
  expect(firstPicture('<head></head>', 'other')).toBeNull();
});
