import { describe, expect, test } from 'vitest';
import { claimKinds, unfinishedClaimOf } from '../../../machines/bonuses/claim.js';
import { bonusClaimMachine } from '../../../machines/bonuses/bonusClaim.machine.js';
import { SENT } from '../../../src/effects/access/session.js';
import { defineBonusClaimActors } from '../../../src/effects/bonuses/claim.js';
import { levelBonus, rebate, systemBonus } from '../../fixtures/bonuses/bonuses.js';
import { claim } from '../../fixtures/bonuses/bonusClaim.spec.js';
import { reward } from '../../fixtures/bonuses/rewards.js';
import { createWorld, run } from '../access/world.js';

const ok = (data: unknown) => ({ code: 200, msg: 'OK', data });
const bonuses = { rebate: rebate(), systemBonus: systemBonus(), levelBonus: levelBonus(), referral: reward() };
const info = { rebate: 'rebate', systemBonus: 'systemBonus', levelBonus: 'levelBonus', referral: 'referral/reward' };

describe.each(claimKinds)('a claim of the list %s', (kind) => {
  const one = { ...claim, kind };

  test('is sent to its own operation under its key', async () => {
    const outside = createWorld({ [`POST /${kind}/claim/41`]: ok({ bonusId: '41', status: 'claimed' }) });
    const { sendClaim } = defineBonusClaimActors(outside);
    expect(await run(sendClaim, { claim: one, key: 'key-1' })).toMatchObject({ ok: true });
    expect(outside.calls[0]?.headers.get('idempotency-key')).toBe('key-1');
  });

  test('that is refused is a value with its reason, and shows no toast', async () => {
    const outside = createWorld({ [`POST /${kind}/claim/41`]: { code: 10703, msg: 'In your wallet already.' } });
    expect(await run(defineBonusClaimActors(outside).sendClaim, { claim: one, key: 'key-1' })).toMatchObject({
      ok: false,
      problem: { code: 'bonusAlreadyClaimed' },
    });
    expect(outside.told.filter(({ type }) => type === 'requests.failed')).toEqual([]);
  });

  test('without a response is asked for by the status of the bonus', async () => {
    const outside = createWorld({ [`GET /${info[kind]}/info/41`]: ok({ ...bonuses[kind], status: 'claimed' }) });
    expect(await run(defineBonusClaimActors(outside).traceClaim, one)).toBe('claimed');
  });

  test('whose bonus cannot be read stays unknown', async () => {
    const outside = createWorld({ [`GET /${info[kind]}/info/41`]: 'broken' });
    await expect(run(defineBonusClaimActors(outside).traceClaim, one)).rejects.toThrow();
  });
});

describe('what was saved before a reload', () => {
  const saved = { claim, key: 'key-1' };
  test('is used in its own list', () => expect(unfinishedClaimOf(saved, 'rebate')).toEqual(saved));
  test('is not used in another list', () => expect(unfinishedClaimOf(saved, 'levelBonus')).toBeNull());
  test.each([
    null,
    {},
    { claim },
    { claim: { ...claim, amount: '60' }, key: 'key-1' },
    { claim: { ...claim, turnover: undefined }, key: 'key-1' },
    { claim: null, key: 'key-1' },
  ])('is dropped as %j', (other) => expect(unfinishedClaimOf(other, 'rebate')).toBeNull());
  test('is removed with the keys of other money when another player logs in', () =>
    expect(SENT).toContain(`resume.${bonusClaimMachine.id}`));
});
