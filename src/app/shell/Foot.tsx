import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { useSite } from '../../i18n/site.js';
import { ageText, messages } from '../messages.js';
import * as css from './shell.css.js';

/** The end of the five main pages: who may play, under which licence, and where to get help. */
export function Foot() {
  const { formatMessage } = useIntl();
  const { countryCode, smsOutbox = null } = useSite();
  return (
    <footer className={css.foot}>
      {countryCode === 'PH' ? (
        <span className={css.age} aria-hidden="true">
          21+
        </span>
      ) : null}
      <p className={css.footText}>
        {formatMessage(ageText, { country: countryCode })} {/* Only a demo shows the messages that it does not send. */}
        <FormattedMessage {...(smsOutbox === null ? messages.licence : messages.noLicence)} />
      </p>
      <Link to="/pages/account/contactInfomation" className={css.footLink}>
        <FormattedMessage {...messages.help} />
      </Link>
      <Link to="/pages/account/userAgreement?content=terms" className={css.footLink}>
        <FormattedMessage {...messages.terms} />
      </Link>
    </footer>
  );
}
