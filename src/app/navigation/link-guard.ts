import type { MouseEvent } from 'react';
import { addressOf, isPublic } from '../../../machines/addresses.js';
import type { LoginGuardRef } from '../../../machines/access/loginGuard.machine.js';
import type { SessionRef } from '../../../machines/access/session.machine.js';

/**
 * Asks a visitor to log in before following a link to a page for players, so that closing the login leaves the visitor on
 * the current page. Runs in the capture phase, before the handler of the link.
 */
export const guardLinks =
  ({ session, loginGuard }: { session: SessionRef; loginGuard: LoginGuardRef }) =>
  (event: MouseEvent): void => {
    if (!session.getSnapshot().hasTag('visitor') || isForAnotherTab(event)) return;
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || link.target === '_blank' || link.origin !== location.origin) return;
    const wantedPath = link.pathname + link.search;
    if (addressOf(wantedPath) === null || isPublic(wantedPath)) return;
    event.preventDefault();
    event.stopPropagation();
    loginGuard.send({ type: 'loginGuard.required', wantedPath, isAhead: true });
  };

const isForAnotherTab = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
