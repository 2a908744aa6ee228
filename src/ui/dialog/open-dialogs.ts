import { createContext, use, useEffect, useState, useSyncExternalStore } from 'react';
import { Observable } from '../../i18n/observable.js';

/**
 * Whether a dialog that opens by itself is the one that is on screen now; null for a dialog of a page, which the player has
 * asked for.
 */
export const DialogTurn = createContext<boolean | null>(null);

/** Counts the dialogs that are open: those of the page, and those that lie over any page. */
class OpenDialogs extends Observable {
  readonly #count = { ofPage: 0, overPage: 0 };

  isOfPage = (): boolean => this.#count.ofPage > 0;
  isOverPage = (): boolean => this.#count.overPage > 0;

  /** Counts one until the returned function is called. */
  add(place: 'ofPage' | 'overPage'): () => void {
    const change = (by: number) => {
      this.#count[place] += by;
      this.notify();
    };
    change(1);
    return () => change(-1);
  }
}

export const openDialogs = new OpenDialogs();

/**
 * One dialog is on screen at a time. A dialog of the page that is open while a login or a popup comes waits behind it with
 * what was typed (`isWaiting`), and one that would open meanwhile opens afterwards: under the other it would be dead to touch.
 */
export function useDialogTurn(isWanted: boolean): { isOpen: boolean; isWaiting: boolean } {
  const turn = use(DialogTurn);
  const isOver = useSyncExternalStore(openDialogs.subscribe, openDialogs.isOverPage, openDialogs.isOverPage);
  const isCovered = turn === null && isOver;
  const [wasOpen, setWasOpen] = useState(false);
  const isOpen = isWanted && turn !== false && (wasOpen || !isCovered);
  if (isOpen !== wasOpen) setWasOpen(isOpen);
  useEffect(() => (isOpen ? openDialogs.add(turn === null ? 'ofPage' : 'overPage') : undefined), [isOpen, turn]);
  return { isOpen, isWaiting: isOpen && isCovered };
}
