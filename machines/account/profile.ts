import { tidyName } from '../shared/rules/names.js';
import { isSameName } from '../shared/rules/sameName.js';
import type { User } from '../vocabulary.js';

/** The fields that the player changes on the page itself. Phone and picture have pages of their own. */
export const profileFields = ['nickname', 'realname', 'gender', 'birthday', 'email'] as const;
export type ProfileField = (typeof profileFields)[number];

/** A field that is open, and what it has now: the stored value, or what the player typed. */
export type ProfileEdit = { field: ProfileField; value: string };

/** `cardNames`: the holders of the player's bank cards. `today` as YYYY-MM-DD in the time zone of the site. */
export type ProfileSheet = { user: User; cardNames: readonly string[]; today: string };

/** A field as the server stores it; '' if it is not set. */
export const storedValue = (user: User, field: ProfileField): string => user[field] ?? '';

/** The text as the server will store it, so that what was sent can be compared with what is stored. */
export const tidied = ({ field, value }: ProfileEdit): ProfileEdit => ({
  field,
  value: field === 'realname' || field === 'nickname' ? tidyName(value) : value.trim(),
});

/** Whether the value of the field, as it would be stored, differs from the profile. */
export const isChanged = (user: User, edit: ProfileEdit): boolean =>
  tidied(edit).value !== storedValue(user, edit.field);

/** The holder of a bank card whose name is not this one; null if all cards carry the name (E5). */
export const otherCardName = (cardNames: readonly string[], realname: string): string | null =>
  cardNames.find((name) => !isSameName(name, realname)) ?? null;

/** Validates what storage returned: another version may have written it. */
export function savedEditOf(saved: Readonly<Record<string, unknown>> | null): ProfileEdit | null {
  const { field, value } = (saved?.['edit'] ?? {}) as Partial<Record<string, unknown>>;
  const known = profileFields.find((name) => name === field);
  return known !== undefined && typeof value === 'string' ? { field: known, value } : null;
}
