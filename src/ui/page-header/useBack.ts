import { useNavigate } from 'react-router-dom';

/**
 * The action of a back button. It goes one step back in the history, so that the previous page keeps its state. If the
 * visit began on this page, it opens the parent page.
 */
export function useBack(fallback: string): () => void {
  const navigate = useNavigate();
  return () => void (isFirst() ? navigate(fallback, { replace: true }) : navigate(-1));
}

/** Whether the visit began on this page: the router counts its steps, also if the first page was replaced. */
const isFirst = (): boolean => ((history.state as { idx?: unknown } | null)?.idx ?? 0) === 0;
