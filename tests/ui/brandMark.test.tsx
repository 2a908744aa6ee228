import { act } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { logoOf } from '../../src/i18n/site.js';
import { BrandMark } from '../../src/ui/brand-mark/BrandMark.js';
import { openPage } from '../support/render.js';

const shown = () => ({
  picture: document.querySelector('img')?.getAttribute('src') ?? null,
  hasSail: document.querySelector('svg') !== null,
});

test('the site’s own logo replaces the sail, and the sail is the fallback', async () => {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
  openPage(<BrandMark name="Lobby" />, { site: { logo: '/art/ours.svg' } });
  expect(shown()).toEqual({ picture: '/art/ours.svg', hasSail: false });
  await act(async () => void document.querySelector('img')?.dispatchEvent(new Event('error')));
  expect(shown()).toEqual({ picture: null, hasSail: true });
  vi.restoreAllMocks();
});

test('a logo that failed before hydration is replaced', () => {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(0);
  openPage(<BrandMark />, { site: { logo: '/art/ours.svg' } });
  expect(shown()).toEqual({ picture: null, hasSail: true });
  vi.restoreAllMocks();
});

test.each([
  ['/art/ours-1a2b.svg', '/art/ours-1a2b.svg'],
  ['/art/brand-mark-1a2b.svg', null],
  ['/art/brand-mark.svg', null],
  ['', null],
  ['//evil.test/x.svg', null],
  ['/\\evil.test/x.svg', null],
  ['https://elsewhere.test/logo.svg', null],
  ['javascript:alert(1)', null],
  ['data:image/svg+xml,x', null],
])('the logo %j is shown as %j', (served, logo) => expect(logoOf(served)).toBe(logo));
