import { onSlash } from '../../../ui/search-field/slash.js';

const followSlash = onSlash<HTMLInputElement>((field) => field.focus());

/** As the ref of the field: whoever opens search wants to type, and `/` leads back to it. */
export function focusAndFollowSlash(field: HTMLInputElement | null): (() => void) | undefined {
  if (field?.value === '') field.focus();
  return followSlash(field);
}
