import { FormattedMessage, useIntl } from 'react-intl';
import type { Consent } from '../../../../machines/vocabulary.js';
import { Panel } from '../../../ui/panel/Panel.js';
import { Switch } from '../../../ui/switch/Switch.js';
import { sectionTitle, smallMuted } from '../../../ui/text/text.css.js';
import * as css from './settings.css.js';
import { messages } from './messages.js';

export type DataPanelProps = {
  isLowData: boolean;
  /** Null if the site has no tracking pixel. */
  consent: Consent | null;
  onLowData: (isOn: boolean) => void;
  onConsent: (isGiven: boolean) => void;
};

/** Takes effect at once. */
export function DataPanel({ isLowData, consent, onLowData, onConsent }: DataPanelProps) {
  const { formatMessage } = useIntl();
  return (
    <Panel>
      <h2 className={sectionTitle}>
        <FormattedMessage {...messages.data} />
      </h2>
      <div className={css.switches}>
        <div>
          <Switch label={formatMessage(messages.lowData)} isOn={isLowData} onChange={onLowData} />
          <p className={smallMuted}>
            <FormattedMessage {...messages.lowDataText} />
          </p>
        </div>
        {consent === null ? null : (
          <div>
            <Switch label={formatMessage(messages.consent)} isOn={consent === 'given'} onChange={onConsent} />
            <p className={smallMuted}>
              <FormattedMessage {...messages.consentText} />
            </p>
          </div>
        )}
      </div>
    </Panel>
  );
}
