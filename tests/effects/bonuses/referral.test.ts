import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { savedRewardOf } from '../../../machines/bonuses/referral.js';
import { defineReferralActors, defineReferralRewardActors } from '../../../src/effects/bonuses/referral.js';
import { claimOf, referral, reward, rewardDraft } from '../../fixtures/bonuses/rewards.js';
import { createWorld, run } from '../access/world.js';

const ok = (data: unknown) => ({ code: 200, msg: 'OK', data });

describe('a claim', () => {
  test('is sent under its key', async () => {
    const outside = createWorld({ 'POST /referral/claim/31': ok(claimOf(reward())) });
    const { sendClaim } = defineReferralRewardActors(outside);
    expect(await run(sendClaim, { rewardId: '31', key: 'key-1' })).toMatchObject({ ok: true });
    expect(outside.calls[0]?.headers.get('idempotency-key')).toBe('key-1');
  });
  test('whose answer was lost is asked for by the reward itself', async () => {
    const outside = createWorld({ 'GET /referral/reward/info/31': ok(reward({ status: 'claimed' })) });
    const { findReward } = defineReferralRewardActors(outside);
    expect(await run(findReward, { rewardId: '31' })).toMatchObject({ status: 'claimed' });
  });
});

test('a claim with its key is used after a reload; anything else is dropped', () => {
  expect(savedRewardOf({ draft: rewardDraft('key-1') })).toEqual(rewardDraft('key-1'));
  for (const saved of [null, {}, { draft: null }, { draft: rewardDraft() }, { draft: { rewardId: '31', key: 'k' } }])
    expect(savedRewardOf(saved)).toBeNull();
});

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
