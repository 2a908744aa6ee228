import { useSelector } from '@xstate/react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ContactRef } from '../../../../machines/account/contact.machine.js';
import { RetryNote } from '../../../ui/note/RetryNote.js';
import { Loading, SkeletonRows } from '../../../ui/skeleton/Skeleton.js';
import { Channels } from '../shared/Channels.js';
import { messages } from './messages.js';
import * as select from './selectors.js';

/** The contacts as a part of a page. Renders nothing for a site without contacts: the rest of the page is a way to it. */
export function ContactPart({ contact }: { contact: ContactRef }) {
  const { formatMessage } = useIntl();
  const panel = useSelector(contact, select.selectPanel);
  const channels = useSelector(contact, select.selectChannels);
  switch (panel) {
    case 'loading':
      return (
        <Loading label={formatMessage(messages.loading)}>
          <SkeletonRows count={3} />
        </Loading>
      );
    case 'unavailable':
      return (
        <RetryNote
          retry={<FormattedMessage {...messages.retry} />}
          onRetry={() => contact.send({ type: 'contact.retried' })}
        >
          <FormattedMessage {...messages.unavailable} />
        </RetryNote>
      );
    case 'shown':
      return <Channels channels={channels} />;
    default:
      return null;
  }
}
