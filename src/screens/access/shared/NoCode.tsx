import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Note } from '../../../ui/note/Note.js';
import { ContactLink } from './links.js';
import { noCode } from './messages.js';

/** What to do if no SMS arrives. */
export const NoCode = () => (
  <Note tone="quiet">
    <FormattedMessage {...noCode} values={{ contact }} />
  </Note>
);

const contact = (words: ReactNode) => <ContactLink>{words}</ContactLink>;
