import { onSlash } from '../../../ui/search-field/slash.js';

const followSlash = onSlash<HTMLInputElement>((field) => field.focus());

/** The ref of the field: focuses it when the page opens with an empty field, and when the player presses `/`. */
export function focusAndFollowSlash(field: HTMLInputElement | null): (() => void) | undefined {
  if (field?.value === '') field.focus();
  return followSlash(field);
}
