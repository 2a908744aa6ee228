import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Greeting } from '../shared/Greeting.js';
import { column } from '../shared/frame.css.js';
import { messages } from './messages.js';

/** The frame of the form when it is a page. */
export const SmsLoginPage = ({ children, language }: { children: ReactNode; language?: ReactNode }) => (
  <div className={column}>
    <Greeting title={useIntl().formatMessage(messages.title)} language={language}>
      <FormattedMessage {...messages.lead} />
    </Greeting>
    {children}
  </div>
);
