import { useDeferredValue } from 'react';
import { useSite } from '../../i18n/site.js';
import { useIsFromServer } from '../from-server/useIsFromServer.js';

/**
 * Renders the items in view first and the others in a deferred render, so that a tap does not wait for them. A component
 * with a new `key` starts again. A page that comes from the server has all items.
 * @param phone how many a phone shows
 * @param desktop how many a desktop shows; all of them unless given
 */
export function useFirstInView<T>(items: readonly T[], phone: number, desktop = items.length): readonly T[] {
  const inView = useSite().device === 'pc' ? desktop : phone;
  return useDeferredValue(items, useIsFromServer() ? items : items.slice(0, inView));
}
