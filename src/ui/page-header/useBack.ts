import { useLocation, useNavigate } from 'react-router-dom';

/**
 * What a back button does: the step back, so that the page before is found as it was left; where the visit began here,
 * the page that this one belongs to.
 */
export function useBack(fallback: string): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  return () => void (isFirst(key) ? navigate(fallback, { replace: true }) : navigate(-1));
}

/** Nothing of this lobby lies behind: the router counts its steps, also where the first page was replaced by another. */
const isFirst = (key: string): boolean => key === 'default' || (history.state as { idx?: unknown } | null)?.idx === 0;
