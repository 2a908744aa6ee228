import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { faultTexts } from '../../../src/ui/field/faults.js';
import { formatMoneyShort } from '../../../src/i18n/money.js';
import { amountError } from '../../../src/screens/wallet/deposit/amount.js';
import { countdown } from '../../../src/screens/wallet/shared/OrderTimeline.js';
import type { DepositPromotion } from '../../../machines/wallet/depositOffer.js';
import { channel, promotion } from '../../fixtures/wallet/orders.js';

const intl = createIntl({
  locale: 'en-US',
  defaultLocale: 'en-US',
  messages: Object.fromEntries(Object.values(faultTexts).map(({ id, defaultMessage }) => [id, defaultMessage])),
});
const said = (text: string, of = channel, currency: 'PHP' | 'MMK' = 'PHP', chosen?: DepositPromotion) =>
  amountError(text, {
    channel: of,
    promotion: chosen,
    currency,
    intl,
    short: (minor) => formatMoneyShort(minor, currency),
  });

test.each([
  ['99.99', 'The minimum deposit is ₱\u00a0100.'],
  ['100', null],
  ['48000', null],
  ['48000.01', 'Limit exceeded'],
  ['50000.01', 'The maximum deposit is ₱\u00a050,000.'],
  ['500.255', 'Please enter the correct amount: 2 decimals at most.'],
  ['0.5.5', 'Please enter the correct amount'],
  ['abc', 'These characters do not belong here: a b c'],
  ['๕๐๐', null],
  ['၅၀၀.၅၀', null],
])('%s: %s', (text, complaint) => expect(said(text)).toBe(complaint));

test.each([
  ['150', 'It needs a deposit of ₱\u00a0200: ₱\u00a050 more.'],
  ['99.99', 'The minimum deposit is ₱\u00a0100.'],
  ['200', null],
])('%s with a promotion from 200: %s', (text, complaint) =>
  expect(said(text, channel, 'PHP', promotion)).toBe(complaint),
);

test('nothing left today', () => expect(said('100', { ...channel, todayLeft: 9_999 })).toBe('No deposit times'));
test('no limit of the day', () => expect(said('50000', { ...channel, todayLeft: null })).toBeNull());
test('kyat has no decimals', () =>
  expect(said('500.5', channel, 'MMK')).toBe('Please enter the correct amount: whole, without decimals.'));

test.each([
  [900_000, '15:00'],
  [59_001, '1:00'],
  [58_999, '0:59'],
  [0, '0:00'],
])('%i ms are %s', (ms, text) => expect(countdown(ms)).toBe(text));
