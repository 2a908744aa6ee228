import { keyedWriteOf } from '../shared/keyedWrite.machine.js';

/** `phone` in 0-form. */
export type BindPhoneForm = { phone: string; code: string };

/** Binds a phone to an account that has none. It has no key: its code works once. */
export const phoneWrite = keyedWriteOf<BindPhoneForm, null>();
