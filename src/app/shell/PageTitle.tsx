import { useEffect, useState, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { isEntryAddress, isHome } from '../../../machines/entry/places.js';
import { useSite } from '../../i18n/site.js';
import { visuallyHidden } from '../../ui/visually-hidden/VisuallyHidden.css.js';

/**
 * Writes the heading of the page and the number of unread messages into the document's title, and announces page changes to
 * screen readers. Reads the heading from the page, so that title and announcement are in the language of the page.
 */
export function PageTitle({ main, unread }: { main: RefObject<HTMLElement | null>; unread: number }) {
  const { documentTitle } = useSite();
  const { pathname } = useLocation();
  const heading = useHeading(main);
  const [{ first, hasMoved }, setVisit] = useState({ first: pathname, hasMoved: false });
  // The browser announces the first page itself. An entry address only redirects, so the page after it is the first one.
  if (!hasMoved && pathname !== first) setVisit({ first: pathname, hasMoved: !isEntryAddress(first) });

  useEffect(() => {
    // The focus was in the page that is gone: the next Tab begins with this page, not with the bars.
    if (hasMoved && heading !== null && document.activeElement === document.body)
      main.current?.focus({ preventScroll: true });
  }, [main, hasMoved, heading]);

  const isPlain = heading === null || isHome(pathname) || isEntryAddress(pathname);
  return (
    <>
      <title>{(unread ? `(${unread}) ` : '') + (isPlain ? documentTitle : `${heading} · ${documentTitle}`)}</title>
      <p aria-live="polite" className={visuallyHidden}>
        {hasMoved ? heading : null}
      </p>
    </>
  );
}

/** The text of the heading that is shown in `main`; null before there was one. During a skeleton it is the last one. */
function useHeading(main: RefObject<HTMLElement | null>): string | null {
  const [heading, setHeading] = useState<string | null>(null);
  useEffect(() => {
    const page = main.current;
    if (!page) return undefined;
    const read = () => {
      // The page before is still there for a frame, hidden.
      const shown = [...page.querySelectorAll('h1')].find((one) => one.closest('[hidden]') === null);
      if (shown?.textContent) setHeading(shown.textContent);
    };
    read();
    const observer = new MutationObserver(read);
    observer.observe(page, { subtree: true, childList: true, characterData: true, attributeFilter: ['hidden'] });
    return () => observer.disconnect();
  }, [main]);
  return heading;
}
