import { describe, expect, test } from 'vitest';
import { isOn } from '../../src/api/flags.js';

const on = ['true', 'TRUE', '1', 'Y', 'y', ' true '];
const off = ['false', 'False', '0', 'N', 'n'];
const garbage = ['', ' ', 'yes', 'on', '2', '11', 'null', 'undefined', 'constructor', '__proto__', 'toString', '{}'];

/** Every switch in site info and wallet params (section 3), and its default when its text is not valid. */
const switches = {
  gameAccountCaptchaEnabled: false,
  gameAccountRegisterSMS: false,
  gameAccountRegisterBank: false,
  levelScheduleStatus: false,
  mobileBottomPictureStatus: false,
  openStatus: false,
  manualDepositOpenStatus: false,
  autoDepositFunctionStatus: false,
  depositAmountListStatus: true,
  withdrawAmountListStatus: true,
};

describe.each(Object.entries(switches))('%s (B6)', (_, fallback) => {
  test.each(on)('is on by %j', (text) => expect(isOn(text, fallback)).toBe(true));
  test.each(off)('is off by %j', (text) => expect(isOn(text, fallback)).toBe(false));
  test.each(garbage)(`is ${fallback ? 'on' : 'off'} by %j`, (text) => expect(isOn(text, fallback)).toBe(fallback));
  test(`is ${fallback ? 'on' : 'off'} when it is missing`, () => expect(isOn(undefined, fallback)).toBe(fallback));
});

test('a missing or unknown text is off by default', () =>
  expect([isOn(undefined), isOn('maybe')]).toEqual([false, false]));
