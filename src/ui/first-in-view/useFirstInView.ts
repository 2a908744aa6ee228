import { useDeferredValue } from 'react';
import { useSite } from '../../i18n/site.js';

/**
 * A list, of which a page that opens draws first what is in view: the others follow in the next moment that the browser
 * has, so that a tap is not kept waiting for them. Whatever has another `key` opens anew.
 * @param phone how many a phone shows
 * @param desktop how many a desktop shows; all of them unless given
 */
export function useFirstInView<T>(items: readonly T[], phone: number, desktop = items.length): readonly T[] {
  const inView = useSite().device === 'pc' ? desktop : phone;
  return useDeferredValue(items, items.slice(0, inView));
}
