import type { ReactNode } from 'react';
import { RetryNote, type RetryNoteProps } from '../note/RetryNote.js';
import type { Tail } from './usePagedList.js';
import { More } from './More.js';

export type ListEndProps = Pick<RetryNoteProps, 'tone' | 'retry' | 'onRetry'> & {
  tail: Tail;
  /** The label of the button that loads the next page. */
  more: string;
  /** Says that the next page could not be loaded. */
  stuck: ReactNode;
  onMore: () => void;
};

/** The end of a list that loads page by page: nothing, the next page, or the retry of the page that failed. */
export function ListEnd({ tail, more, stuck, onMore, ...retry }: ListEndProps) {
  if (tail === 'end') return null;
  if (tail === 'stuck') return <RetryNote {...retry}>{stuck}</RetryNote>;
  return <More label={more} isPending={tail === 'loading'} onMore={onMore} />;
}
