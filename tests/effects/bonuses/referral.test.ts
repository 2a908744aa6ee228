import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { defineReferralActors } from '../../../src/effects/bonuses/referral.js';
import { referral } from '../../fixtures/bonuses/rewards.js';
import { createWorld, run } from '../access/world.js';

const ok = (data: unknown) => ({ code: 200, msg: 'OK', data });

describe('the link', () => {
  const link = 'https://lobby.test/?inviteCode=PARAW1';
  const copied: string[] = [];
  const copy = async (text: string) => void copied.push(text);
  const browser = (navigator: object) => vi.stubGlobal('navigator', { clipboard: { writeText: copy }, ...navigator });
  const shareLink = () => run(defineReferralActors(createWorld()).shareLink, { link });
  beforeEach(() => {
    copied.length = 0;
    vi.stubGlobal('location', { origin: 'https://lobby.test' });
    vi.stubGlobal('document', { title: 'Lobby' });
  });
  afterEach(() => vi.unstubAllGlobals());

  test('is the address of the site with the code', async () => {
    const { link: _link, ...info } = referral();
    const outside = createWorld({ 'GET /referral/getInfo': ok(info) });
    expect(await run(defineReferralActors(outside).loadReferral, undefined)).toMatchObject({ link });
  });
  test('is passed to the list of apps where there is one', async () => {
    const share = vi.fn(async () => undefined);
    browser({ share });
    expect(await shareLink()).toBe('shared');
    expect(share).toHaveBeenCalledWith({ url: link, title: 'Lobby' });
    expect(copied).toEqual([]);
  });
  test('is not copied when the player closes that list', async () => {
    browser({ share: () => Promise.reject(new DOMException('closed', 'AbortError')) });
    expect(await shareLink()).toBe('dismissed');
    expect(copied).toEqual([]);
  });
  test.each([
    ['without such a list', {}],
    ['that refuses it', { share: () => Promise.reject(new TypeError('no')) }],
  ])('is copied by a browser %s', async (_, navigator) => {
    browser(navigator);
    expect(await shareLink()).toBe('copied');
    expect(copied).toEqual([link]);
  });
});
