/**
 * A ref: the key `/` focuses this element, unless the player is typing in a field. A link of the router passes its ref on
 * without the cleanup function that it returns, and calls it with null instead: both remove the listener. A listener that
 * stays would click a link that is no longer in the page, and that loads the whole page again.
 */
export const onSlash = <E extends HTMLElement>(lead: (element: E) => void) => {
  let stop: (() => void) | undefined;
  return (element: E | null): (() => void) | undefined => {
    stop?.();
    stop = undefined;
    if (!element) return undefined;
    const page = element.ownerDocument;
    const follow = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      event.preventDefault();
      lead(element);
    };
    page.addEventListener('keydown', follow);
    stop = () => page.removeEventListener('keydown', follow);
    return stop;
  };
};

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');
