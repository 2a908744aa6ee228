import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../../ui/button/Button.js';
import { rowTitle, smallMuted } from '../../../ui/text/text.css.js';
import { messages } from './messages.js';
import * as css from './trackingPixel.css.js';

/** Shown beside the page, not over it: nothing waits for the answer, and both answers look the same. */
export const ConsentView = ({ onAllow, onDecline }: { onAllow: () => void; onDecline: () => void }) => (
  <section aria-label={useIntl().formatMessage(messages.title)} className={css.card}>
    <h2 className={rowTitle}>
      <FormattedMessage {...messages.title} />
    </h2>
    <p className={smallMuted}>
      <FormattedMessage {...messages.text} />
    </p>
    <div className={css.answers}>
      <Button variant="line" isWide onPress={onDecline}>
        <FormattedMessage {...messages.decline} />
      </Button>
      <Button variant="line" isWide onPress={onAllow}>
        <FormattedMessage {...messages.allow} />
      </Button>
    </div>
  </section>
);
