/** A ref: the key `/` focuses this element, unless the player is typing in a field. */
export const onSlash =
  <E extends HTMLElement>(lead: (element: E) => void) =>
  (element: E | null): (() => void) | undefined => {
    if (!element) return undefined;
    const page = element.ownerDocument;
    const follow = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      event.preventDefault();
      lead(element);
    };
    page.addEventListener('keydown', follow);
    return () => page.removeEventListener('keydown', follow);
  };

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');
