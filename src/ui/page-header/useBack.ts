import { useNavigator } from '../link/navigator.js';

/**
 * What a back button does: the step back, so that the page before is found as it was left; where the visit began here,
 * the page that this one belongs to.
 */
export function useBack(fallback: string): () => void {
  const navigator = useNavigator();
  return () => (isFirst() ? navigator.replace(fallback) : navigator.go(-1));
}

/** Nothing of this lobby lies behind: the router counts its steps, also where the first page was replaced by another. */
const isFirst = (): boolean => ((history.state as { idx?: unknown } | null)?.idx ?? 0) === 0;
