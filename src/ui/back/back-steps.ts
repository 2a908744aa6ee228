/**
 * Gives the browser's Back button something to close before it leaves the page: an open dialog, or a step of a flow. While
 * at least one step is open, a history entry of the same address lies on top of the page's own entry. Back pops that entry
 * and closes the newest step. A step that closes by itself removes the entry again.
 */
type Step = {
  onBack: () => void;
  /** Back never closes it: it only reports the press. */
  stays: boolean;
};

const mark = 'backStep';
const steps: Step[] = [];
let release = 0;
/** The entry is being removed: `history.back()` takes a moment. */
let isReleasing = false;
let waiting: (() => void)[] = [];

const isMarked = () => typeof history.state === 'object' && history.state !== null && mark in history.state;
const pushEntry = () => history.pushState({ ...(history.state as object | null), [mark]: true }, '');

/** Opens a step; returns the function that closes it. */
export const openBackStep = (onBack: () => void): (() => void) => open({ onBack, stays: false });

/** Keeps the page open whatever the player does with Back; returns the function that ends it. */
export const openBackGuard = (onPress: () => void): (() => void) => open({ onBack: onPress, stays: true });

function open(step: Step): () => void {
  addEventListener('popstate', reactToPop);
  steps.push(step);
  cancelAnimationFrame(release);
  if (!isMarked()) pushEntry();
  return () => {
    steps.splice(steps.indexOf(step), 1);
    // The next step may open at once: both then share one entry.
    if (steps.length === 0) release = requestAnimationFrame(removeEntry);
  };
}

/**
 * Runs a navigation from the page's own entry: the entry of open steps is removed first, so that `replace` replaces the
 * page, and `history.back()` undoes no navigation.
 */
export function afterBackSteps(navigate: () => void): void {
  if (!isReleasing && !isMarked()) {
    navigate();
    return;
  }
  waiting.push(navigate);
  removeEntry();
}

function removeEntry(): void {
  cancelAnimationFrame(release);
  // After a link the entry lies below another page: Back passes over it, see below.
  if (isReleasing || !isMarked()) return;
  isReleasing = true;
  history.back();
}

function reactToPop(): void {
  if (isReleasing) {
    isReleasing = false;
    const navigations = waiting;
    waiting = [];
    for (const navigate of navigations) navigate();
    // A step that was opened meanwhile. After a navigation the steps are those of the page that closes.
    if (navigations.length === 0 && steps.length > 0 && !isMarked()) pushEntry();
    return;
  }
  if (isMarked()) {
    // An entry that an earlier step left below another page.
    if (steps.length === 0) history.back();
    return;
  }
  const step = steps.at(-1);
  // At once: a second press of Back must not leave the page.
  if (step?.stays) pushEntry();
  step?.onBack();
  // An earlier step of a flow, or a dialog that stays open, needs the entry again.
  requestAnimationFrame(() => {
    if (steps.length > 0 && !isMarked()) pushEntry();
  });
}
