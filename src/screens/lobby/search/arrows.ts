import type { KeyboardEvent } from 'react';

/** What the arrow keys reach: suggestions, words and games; not the hearts, which the Tab key reaches. */
const stops = '[data-arrows] a, [data-arrows] button:not([aria-label])';

/**
 * The keyboard of the search page. Arrow down leads from the field to what is below it, the arrows go on from there, and
 * Escape leads back to the field. The browser itself clears the field at Escape; in an empty field it ends the search.
 */
export const followArrows = (onEnd: () => void) => (event: KeyboardEvent<HTMLElement>) => {
  const { target, key, currentTarget: page } = event;
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.nativeEvent.isComposing) return;
  const field = page.querySelector<HTMLInputElement>('input[type=search]');
  const all = [...page.querySelectorAll<HTMLElement>(stops)];
  const isInField = target === field;
  const here = all.find((stop) => stop === target);
  if (key === 'Escape') {
    if (here) field?.focus();
    else if (isInField && field?.value === '') onEnd();
    return;
  }
  const next = isInField ? (key === 'ArrowDown' ? all[0] : undefined) : here ? nextOf(all, here, key) : undefined;
  if (!next && !(here && key === 'ArrowUp')) return;
  event.preventDefault();
  (next ?? field)?.focus();
};

/** Left and right by order; up and down to the nearest one of the next line. Undefined beyond the ends. */
function nextOf(all: readonly HTMLElement[], here: HTMLElement, key: string): HTMLElement | undefined {
  const at = all.indexOf(here);
  if (key === 'ArrowRight') return all[at + 1];
  if (key === 'ArrowLeft') return all[at - 1];
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return undefined;
  const from = here.getBoundingClientRect();
  const ahead = (rect: DOMRect) => (key === 'ArrowDown' ? rect.top - from.top : from.top - rect.top);
  const aside = (rect: DOMRect) => Math.abs(rect.left + rect.width / 2 - from.left - from.width / 2);
  const places = all
    .map((stop) => ({ stop, rect: stop.getBoundingClientRect() }))
    .filter(({ rect }) => ahead(rect) > from.height / 2);
  const nearest = Math.min(...places.map(({ rect }) => ahead(rect)));
  return places
    .filter(({ rect }) => ahead(rect) - nearest < from.height / 2)
    .sort((one, other) => aside(one.rect) - aside(other.rect))[0]?.stop;
}
