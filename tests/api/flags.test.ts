import { describe, expect, test } from 'vitest';
import { isOn } from '../../src/api/flags.js';

const on = ['true', 'TRUE', '1', 'Y', 'y', ' true '];
const off = ['false', 'False', '0', 'N', 'n'];
const garbage = ['', ' ', 'yes', 'on', '2', '11', 'null', 'undefined', 'constructor', '__proto__', 'toString', '{}'];

/** Every switch that site info and wallet params bring (section 3), and what it means when it says nothing. */
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

describe.each(Object.entries(switches))('%s (B6)', (_, unsaid) => {
  test.each(on)('is on by %j', (text) => expect(isOn(text, unsaid)).toBe(true));
  test.each(off)('is off by %j', (text) => expect(isOn(text, unsaid)).toBe(false));
  test.each(garbage)(`is ${unsaid ? 'on' : 'off'} by %j`, (text) => expect(isOn(text, unsaid)).toBe(unsaid));
  test(`is ${unsaid ? 'on' : 'off'} when it is not there`, () => expect(isOn(undefined, unsaid)).toBe(unsaid));
});

test('a switch of which nothing is said is off', () =>
  expect([isOn(undefined), isOn('maybe')]).toEqual([false, false]));
