import { describe, expect, test } from 'vitest';
import { bonusChoice, emptyDraft, withLinked, withLinkedAmount } from '../../../machines/wallet/depositOffer.js';
import { channel, choice, offer, promotion, usedPromotion } from '../../fixtures/wallet/orders.js';

const draft = { ...emptyDraft, channelId: channel.id, amount: choice.amount, activityId: promotion.activityId };

describe('the promotion of an address', () => {
  test('is chosen in a new form', () => {
    expect(withLinked(null, 'evening-top-up')).toEqual({
      ...emptyDraft,
      activityId: 'evening-top-up',
      linkedId: 'evening-top-up',
    });
  });

  test('is chosen in a form that was begun without it, which keeps channel and amount', () => {
    const begun = { ...draft, activityId: null };
    expect(withLinked(begun, 'evening-top-up')).toEqual({
      ...begun,
      activityId: 'evening-top-up',
      linkedId: 'evening-top-up',
    });
  });

  test('is not chosen again by a reload after the player gave it up', () => {
    const givenUp = { ...draft, activityId: null, linkedId: 'evening-top-up' };
    expect(withLinked(givenUp, 'evening-top-up')).toBe(givenUp);
  });

  test('is none by default', () => {
    expect(withLinked(null, null)).toBeNull();
    expect(withLinked(draft, null)).toBe(draft);
  });
});

describe('the amount of an address', () => {
  test('fills a new form, and replaces what an earlier deposit left in it', () => {
    expect(withLinkedAmount(null, 20_000)).toEqual({ ...emptyDraft, amount: 20_000, linkedAmount: 20_000 });
    expect(withLinkedAmount(draft, 20_000)).toEqual({ ...draft, amount: 20_000, linkedAmount: 20_000 });
  });

  test('does not replace what the player typed instead before a reload', () => {
    const typed = { ...draft, amount: 70_000, linkedAmount: 20_000 };
    expect(withLinkedAmount(typed, 20_000)).toBe(typed);
  });

  test('is none by default', () => expect(withLinkedAmount(draft, null)).toBe(draft));
});

describe('the deposit whose bonus is asked for', () => {
  test('is the drafted one', () =>
    expect(bonusChoice(offer, draft)).toEqual({ ...choice, activityId: promotion.activityId }));

  test.each([
    ['a promotion', { ...draft, activityId: null }],
    ['a promotion that is open to the player', { ...draft, activityId: usedPromotion.activityId }],
    ['an amount', { ...draft, amount: null }],
    ['the minimum of the promotion', { ...draft, amount: 19_999 }],
    ['an amount that the channel takes', { ...draft, amount: 5_000_001 }],
  ])('is none without %s', (_, incomplete) => expect(bonusChoice(offer, incomplete)).toBeNull());
});
