import { keyedWriteOf } from '../shared/keyedWrite.machine.js';
import type { User } from '../vocabulary.js';
import type { ProfileForm } from './fillProfile.machine.js';
import type { PhoneChangeForm } from './phoneChange.js';

/** `phone` in 0-form. */
export type BindPhoneForm = { phone: string; code: string };

/** Binds a phone to an account that has none. It has no key: its code works once. */
export const phoneWrite = keyedWriteOf<BindPhoneForm, null>();

/** Changes the phone of an account, which is `current`, masked. It has no key: its codes work once. */
export const phoneChangeWrite = keyedWriteOf<PhoneChangeForm & { current: string }, null>();

/** Fills in the profile, which was `before` as the form was opened. It has no key: sent twice, it changes nothing more. */
export const profileWrite = keyedWriteOf<{ form: ProfileForm; before: User }, null>();
