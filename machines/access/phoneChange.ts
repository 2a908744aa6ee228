/** How the player proves to own the account: by a code to the old phone, or by the password if that phone is lost. */
export type PhoneProof = 'code' | 'password';

/** `phone` in 0-form. Of `oldCode` and `password` the one that is not used is ''. */
export type PhoneChangeForm = { phone: string; code: string; oldCode: string; password: string };

/**
 * Saved in case the browser kills the tab while the player reads an SMS; never a code or the password. `phone` as the
 * player typed it; `sentTo`: the phone that the last code was requested for, or ''; `sentFrom`: the same of the old phone, masked.
 */
export type SavedPhoneChange = { phone: string; sentTo: string; sentFrom: string; proof: PhoneProof };

export const nothingTyped: SavedPhoneChange = { phone: '', sentTo: '', sentFrom: '', proof: 'code' };

/** As the server shows a phone: 09171234567 is 0917•••4567. */
export const masked = (phone: string): string => `${phone.slice(0, 4)}•••${phone.slice(-4)}`;
