import { useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { RetryNote } from '../note/RetryNote.js';
import type { Chunk } from './Chunk.js';
import { messages } from './messages.js';

export type ChunkPartProps<T extends object> = {
  chunk: Chunk<T>;
  /** Shown while the code is on its way. */
  waiting: ReactNode;
  /** Another part of the page tells of the failure. */
  isQuiet?: boolean;
  children: (loaded: T) => ReactNode;
};

/**
 * A part of a page that needs the code of a chunk. If that does not arrive, it is requested again when the network returns
 * and by a button.
 */
export function ChunkPart<T extends object>({ chunk, waiting, isQuiet = false, children }: ChunkPartProps<T>) {
  const state = useSyncExternalStore(chunk.subscribe, () => chunk.state);
  useEffect(() => {
    chunk.requestAfterFailure();
    addEventListener('online', chunk.requestAfterFailure);
    return () => removeEventListener('online', chunk.requestAfterFailure);
  }, [chunk]);
  if (state === 'loading') return waiting;
  if (state !== 'failed') return children(state);
  return isQuiet ? null : (
    <RetryNote retry={<FormattedMessage {...messages.retry} />} onRetry={chunk.request}>
      <FormattedMessage {...messages.failed} />
    </RetryNote>
  );
}
