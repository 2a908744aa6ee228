import { useSelector } from '@xstate/react';
import type { ContactRef } from '../../../../machines/account/contact.machine.js';
import type { SiteInfo } from '../../../../machines/vocabulary.js';
import * as select from './selectors.js';
import { socialLinksOf } from '../shared/social.js';
import { ContactView } from './View.js';

export const ContactScreen = ({ contact, site }: { contact: ContactRef; site: SiteInfo }) => (
  <ContactView
    panel={useSelector(contact, select.selectPanel)}
    channels={useSelector(contact, select.selectChannels)}
    social={socialLinksOf(site)}
    onRetry={() => contact.send({ type: 'contact.retried' })}
  />
);
