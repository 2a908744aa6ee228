import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSite } from '../../../i18n/site.js';
import { smallMuted } from '../../../ui/text/text.css.js';
import { OutboxLink } from './links.js';
import { demoCode } from './messages.js';

/** On a demo the SMS is on a page of the site; a site that sends real messages has no such page, and no link. */
export function DemoCode() {
  const { smsOutbox = null } = useSite();
  const lang = useIntl().locale.replace('-', '_');
  if (smsOutbox === null) return null;
  const link = (words: ReactNode) => <OutboxLink to={`${smsOutbox}?lang=${lang}`}>{words}</OutboxLink>;
  return (
    <p className={smallMuted}>
      <FormattedMessage {...demoCode} values={{ link }} />
    </p>
  );
}
