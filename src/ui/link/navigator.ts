import { createContext, useContext } from 'react';

/** Takes a player from page to page of the lobby, by its absolute addresses. */
export type Navigator = {
  push: (to: string) => void;
  /** Takes the place of the current entry of the history. */
  replace: (to: string) => void;
  /** Steps in the history; -1 is the step back. */
  go: (steps: number) => void;
};

export const NavigatorContext = createContext<Navigator | null>(null);

export function useNavigator(): Navigator {
  const navigator = useContext(NavigatorContext);
  if (!navigator) throw new Error('NavigatorContext is missing');
  return navigator;
}
