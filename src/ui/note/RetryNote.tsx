import type { ReactNode } from 'react';
import { Button } from '../button/Button.js';
import { Note, type NoteProps } from './Note.js';

export type RetryNoteProps = Pick<NoteProps, 'children'> & {
  tone?: Extract<NoteProps['tone'], 'quiet' | 'caution' | 'critical'>;
  /** The label of the button. */
  retry: ReactNode;
  onRetry: () => void;
};

/** A part of the page could not be loaded; the rest stays. Where nothing else is to be seen, use Failure. */
export const RetryNote = ({ tone = 'critical', children, retry, onRetry }: RetryNoteProps) => (
  <Note
    tone={tone}
    role="alert"
    action={
      <Button variant="line" size="small" onPress={onRetry}>
        {retry}
      </Button>
    }
  >
    {children}
  </Note>
);
