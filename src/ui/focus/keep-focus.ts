/**
 * The one rule for a focus that would be lost: the button under it was replaced by its result or became disabled, or a
 * dialog closed and the button that opened it is gone. Without the rule the focus falls to the body, where the next Tab
 * begins at the top of the page and a screen reader says nothing.
 *
 * The focus goes to what has replaced the lost element, from where the next Tab goes on; otherwise to the smallest part of
 * the page that is still there around the lost place: a step of a flow, a dialog, a form, a section, a row of a list, at last
 * the page itself. The place of the button that opened a dialog is around it.
 */
const parts = '[tabindex="-1"], dialog, form, section, article, li, main';

/** Marks a part that has the focus only because nothing else could keep it. */
const standIn = 'data-stand-in';
/** Marks a part whose field takes the focus over: after "Send code" comes the code. */
const leadsToField = 'data-leads-to-field';

/** Whether nobody has chosen where the focus is: it may go where the next keys belong. */
export const isFocusFree = (): boolean =>
  document.activeElement === document.body || document.activeElement?.hasAttribute(standIn) === true;

/** Returns the function that stops it. */
export function keepFocus(): () => void {
  const own = new AbortController();
  /** The last focused element with its ancestors: of the page, and of each dialog over it; the latest one is the last. */
  const trails = new Map<Element, readonly Element[]>();
  let focused: Element | null = null;
  let frame: number | null = null;

  const note = ({ target }: FocusEvent) => {
    if (!(target instanceof Element)) return;
    focused = target;
    const trail = ancestorsOf(target);
    const root = trail.at(-1);
    // The body itself: a press beside everything.
    if (root === undefined) return;
    trails.delete(root);
    trails.set(root, trail);
  };
  // In a microtask: an element that is being removed loses the focus too, and is still in the page at that moment.
  const release = () =>
    queueMicrotask(() => {
      if (document.activeElement === document.body && focused !== null && canHold(focused)) focused = null;
    });
  // A frame later: react-aria returns the focus of a closed dialog at the next frame, and a new step takes it when it mounts.
  const watch = (records: MutationRecord[]) => {
    if (focused === null || canHold(focused)) return;
    const successor = successorOf(focused, records);
    frame ??= requestAnimationFrame(() => {
      frame = null;
      const { activeElement } = document;
      if (activeElement === null || activeElement === document.body || !canHold(activeElement))
        focusOn(successor && canHold(successor) ? successor : placeFor(trails));
    });
  };

  const observer = new MutationObserver(watch);
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['disabled', 'hidden'] });
  document.addEventListener('focusin', note, { signal: own.signal });
  document.addEventListener('focusout', release, { signal: own.signal });
  return () => {
    if (frame !== null) cancelAnimationFrame(frame);
    observer.disconnect();
    own.abort();
  };
}

function ancestorsOf(element: Element): Element[] {
  const trail: Element[] = [];
  for (let one: Element | null = element; one !== null && one !== document.body; one = one.parentElement)
    trail.push(one);
  return trail;
}

const canHold = (element: Element): boolean =>
  element.isConnected && !element.matches(':disabled') && element.closest('[hidden], [inert]') === null;

/** The element that was added in the place of the lost one, or of what it was in. */
function successorOf(lost: Element, records: readonly MutationRecord[]): Element | null {
  const removal = records.find(({ removedNodes }) => [...removedNodes].some((node) => node.contains(lost)));
  if (!removal) return null;
  const { previousSibling, target } = removal;
  const next = previousSibling ? previousSibling.nextSibling : target.firstChild;
  const isNew = records.some(({ addedNodes }) => [...addedNodes].some((node) => node === next));
  return isNew && next instanceof Element ? next : null;
}

/** The last focused element of what is open if it can have the focus again; otherwise what stands in for it. */
function placeFor(trails: Map<Element, readonly Element[]>): Element | null {
  const latestFirst = [...trails];
  latestFirst.reverse();
  for (const [root, [element, ...around]] of latestFirst) {
    if (!root.isConnected) trails.delete(root);
    if (element && canHold(element)) return element;
    const part = around.find((one) => canHold(one) && one.matches(`${parts}, [${leadsToField}]`));
    if (part) return part.hasAttribute(leadsToField) ? part.querySelector('input') : part;
  }
  return document.querySelector('main');
}

function focusOn(place: Element | null): void {
  if (!(place instanceof HTMLElement)) return;
  // A button, a link or a field has the focus as always.
  if (place.tabIndex < 0) letStandIn(place);
  place.focus({ preventScroll: true });
}

/** Makes a part focusable, only as long as it has the focus: a press inside of it must not focus it. */
function letStandIn(part: HTMLElement): void {
  const isFocusable = part.hasAttribute('tabindex');
  if (!isFocusable) part.tabIndex = -1;
  part.setAttribute(standIn, '');
  const end = () => {
    part.removeAttribute(standIn);
    if (!isFocusable) part.removeAttribute('tabindex');
  };
  part.addEventListener('blur', end, { once: true });
}
