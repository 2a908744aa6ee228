import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSite } from '../../../i18n/site.js';
import { OpensFocused } from '../../../ui/form/first-focus.js';
import { Greeting } from '../shared/Greeting.js';
import { column } from '../shared/frame.css.js';
import { WayLink } from '../shared/links.js';
import { messages } from './messages.js';

/** The frame of the form when it is a page. */
export const LoginPage = ({
  children,
  language,
  onSignUp,
}: {
  children: ReactNode;
  language?: ReactNode;
  onSignUp: () => void;
}) => (
  <div className={column}>
    <Greeting title={useIntl().formatMessage(messages.welcome)} language={language}>
      <FormattedMessage {...messages.newHere} />{' '}
      <WayLink onPress={onSignUp}>
        <FormattedMessage {...messages.signUp} />
      </WayLink>
    </Greeting>
    {/* On a phone the keyboard would cover the page. */}
    <OpensFocused value={useSite().device === 'pc'}>{children}</OpensFocused>
  </div>
);
