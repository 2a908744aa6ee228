import { describe, expect, test } from 'vitest';
import { flags, isOn, type FlagName } from '../../src/api/flags.js';

const on = ['true', 'TRUE', '1', 'Y', 'y', ' true '];
const off = ['false', 'False', '0', 'N', 'n'];
const garbage = ['', ' ', 'yes', 'on', '2', '11', 'null', 'undefined', 'constructor', '__proto__', 'toString', '{}'];

/** Every switch in site info and wallet params (section 3), by hand, and what a missing or unknown text counts as. */
const switches: Readonly<Record<FlagName, boolean>> = {
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

test('the table has every switch and no other', () =>
  expect(Object.keys(flags).toSorted()).toEqual(Object.keys(switches).toSorted()));

describe.each(Object.entries(switches) as [FlagName, boolean][])('%s (B6)', (name, otherwise) => {
  test.each(on)('is on by %j', (text) => expect(isOn({ [name]: text }, name)).toBe(true));
  test.each(off)('is off by %j', (text) => expect(isOn({ [name]: text }, name)).toBe(false));
  test.each(garbage)(`is ${otherwise ? 'on' : 'off'} by %j`, (text) =>
    expect(isOn({ [name]: text }, name)).toBe(otherwise),
  );
  test(`is ${otherwise ? 'on' : 'off'} when it is missing`, () => expect(isOn({}, name)).toBe(otherwise));
});
