import { createContext, useContext, useDeferredValue } from 'react';
import { useSite } from '../../i18n/site.js';

/** Whether what is drawn here is not looked at yet: then what is in view is enough. */
export const FirstViewContext = createContext(false);

/**
 * A list, of which a page that opens draws first what is in view: the others follow in the next moment that the browser
 * has, so that a tap is not kept waiting for them. Whatever has another `key` opens anew.
 * @param phone how many a phone shows
 * @param desktop how many a desktop shows; all of them unless given
 */
export function useFirstInView<T>(items: readonly T[], phone: number, desktop = items.length): readonly T[] {
  const inView = useSite().device === 'pc' ? desktop : phone;
  const first = items.slice(0, inView);
  return useDeferredValue(useContext(FirstViewContext) ? first : items, first);
}
