import { useLocation, useNavigate } from 'react-router-dom';

/**
 * What a back button does: the step back, so that the page before is found as it was left; where the visit began here,
 * the page that this one belongs to.
 */
export function useBack(fallback: string): () => void {
  const navigate = useNavigate();
  const isFirst = useLocation().key === 'default';
  return () => void (isFirst ? navigate(fallback, { replace: true }) : navigate(-1));
}
