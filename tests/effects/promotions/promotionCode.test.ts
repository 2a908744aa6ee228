import { describe, expect, test } from 'vitest';
import { codeStart } from '../../../machines/promotions/code.js';
import { definePromotionCodeActors } from '../../../src/effects/promotions/promotionCode.js';
import { codeOffer } from '../../fixtures/promotions/promotionCode.spec.js';
import { promotion } from '../../fixtures/promotions/offers.js';
import { recordInfo } from '../../fixtures/promotions/records.js';
import { createWorld, requestsOf, run } from '../access/world.js';

const ok = (data: unknown) => ({ code: 200, msg: 'OK', data });

describe('a promotion code', () => {
  test('is redeemed under its key, and a gift names its participation', async () => {
    const record = recordInfo({ bonusAmount: 50_00 });
    const outside = createWorld({
      'POST /gamePromotion/code/redeem': ok({ kind: 'gift', promotion: promotion(), record }),
    });
    const { send } = requestsOf(definePromotionCodeActors(outside).sendRedemption);
    expect(await send({ code: 'REEFGIFT', key: 'key-1' })).toMatchObject({
      ok: true,
      value: { kind: 'gift', amount: 50_00, recordId: record.recordId },
    });
    expect(outside.calls[0]?.body).toEqual({ code: 'REEFGIFT' });
    expect(outside.calls[0]?.headers.get('idempotency-key')).toBe('key-1');
  });

  test('that opens a promotion has no participation yet', async () => {
    const outside = createWorld({
      'POST /gamePromotion/code/redeem': ok({ kind: 'entry', promotion: promotion(), record: null }),
    });
    expect(
      await requestsOf(definePromotionCodeActors(outside).sendRedemption).send({
        code: 'LANTERN8',
        key: 'key-1',
      }),
    ).toMatchObject({
      value: { kind: 'entry', amount: null, recordId: null },
    });
  });

  test('is looked up without a key, so that nothing is used', async () => {
    const outside = createWorld({
      'POST /gamePromotion/code/check': ok(codeOffer({ usedTime: '2026-11-21T10:00:00Z' })),
    });
    const { trace } = requestsOf(definePromotionCodeActors(outside).sendRedemption);
    expect(await trace({ code: 'REEFGIFT', key: 'key-1' })).toMatchObject({
      ok: true,
      value: { amount: 50_00 },
    });
    expect(outside.calls[0]?.headers.get('idempotency-key')).toBeNull();
  });

  test('that was not redeemed never arrived; one that is over cannot be redeemed any more; a limit is no answer', async () => {
    const looked = (answer: object) =>
      requestsOf(
        definePromotionCodeActors(createWorld({ 'POST /gamePromotion/code/check': answer })).sendRedemption,
      ).trace({ code: 'REEFGIFT', key: 'key-1' });
    expect(await looked(ok(codeOffer()))).toBeNull();
    expect(await looked({ code: 10_618, msg: 'expired' })).toMatchObject({ ok: false });
    await expect(looked({ code: 429, msg: 'wait' })).rejects.toThrow('tooManyRequests');
  });

  test('under a limit says until when', async () => {
    const until = '2026-11-21T11:00:00.000Z';
    const outside = createWorld({ 'POST /gamePromotion/code/check': { code: 429, msg: 'wait', field: 'code', until } });
    expect(await run(definePromotionCodeActors(outside).checkCode, { code: 'GUESS1' })).toMatchObject({
      ok: false,
      problem: { code: 'tooManyRequests', until },
    });
  });
});

describe('how the page starts', () => {
  test.each([
    ['empty', null, '', { draft: { code: '', key: null }, named: '' }],
    ['with the code of a link', null, ' reefgift', { draft: { code: 'REEFGIFT', key: null }, named: 'REEFGIFT' }],
    [
      'with what was typed',
      { draft: { code: 'ree', key: null } },
      '',
      { draft: { code: 'ree', key: null }, named: '' },
    ],
    [
      'with a request that may have arrived, before any link',
      { draft: { code: 'REEFGIFT', key: 'key-1' } },
      'LANTERN8',
      { draft: { code: 'REEFGIFT', key: 'key-1' }, named: '' },
    ],
    [
      'empty after another version',
      { draft: { code: 7, key: 'x' } },
      '',
      { draft: { code: '', key: null }, named: '' },
    ],
  ])('%s', (_, saved, named, start) => expect(codeStart(saved, named)).toEqual(start));
});
