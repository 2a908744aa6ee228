import { useSelector } from '@xstate/react';
import type { ContactRef } from '../../../../machines/entry/contact.machine.js';
import * as select from './selectors.js';
import { ContactView } from './View.js';

export const ContactScreen = ({ contact }: { contact: ContactRef }) => (
  <ContactView
    panel={useSelector(contact, select.selectPanel)}
    channels={useSelector(contact, select.selectChannels)}
    onRetry={() => contact.send({ type: 'contact.retried' })}
  />
);
