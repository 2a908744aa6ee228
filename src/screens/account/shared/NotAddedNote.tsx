import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { NotAdded } from '../../../../machines/account/newPasskey.machine.js';
import { Note } from '../../../ui/note/Note.js';
import { Refusal } from '../../../ui/problem/Refusal.js';
import { notAddedMessages } from './notAdded.js';

/** Says why no passkey was added. */
export function NotAddedNote({ notAdded, action }: { notAdded: NotAdded | null; action?: ReactNode }) {
  if (notAdded === null) return null;
  if (notAdded.kind === 'refused') return <Refusal problem={notAdded.problem} action={action} />;
  return (
    <Note role="alert" tone={notAdded.kind === 'cancelled' ? 'quiet' : 'caution'} action={action}>
      <FormattedMessage {...notAddedMessages[notAdded.kind]} />
    </Note>
  );
}
