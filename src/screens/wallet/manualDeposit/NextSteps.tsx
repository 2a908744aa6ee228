import { FormattedMessage, useIntl } from 'react-intl';
import { stack } from '../../../ui/layout/layout.css.js';
import { Panel } from '../../../ui/panel/Panel.js';
import { sectionTitle } from '../../../ui/text/text.css.js';
import { Timeline } from '../../../ui/timeline/Timeline.js';
import { reviewSteps } from '../shared/messages.js';
import { useStateLabels } from '../shared/OrderTimeline.js';
import { desktopOnly } from '../shared/shared.css.js';
import { messages } from './messages.js';

/** The steps of a manual deposit. Shown on desktop only: a phone has no room for them. */
export function NextSteps() {
  const { formatMessage } = useIntl();
  return (
    <div className={desktopOnly}>
      <Panel>
        <div className={stack[16]}>
          <h2 className={sectionTitle}>
            <FormattedMessage {...messages.how} />
          </h2>
          <Timeline
            label={formatMessage(messages.how)}
            stateLabels={useStateLabels()}
            steps={[
              { id: 'pay', state: 'next', title: formatMessage(messages.howPay) },
              { id: 'send', state: 'next', title: formatMessage(messages.howSend) },
              { id: 'review', state: 'next', title: formatMessage(reviewSteps.review) },
              { id: 'credited', state: 'next', title: formatMessage(reviewSteps.credited) },
            ]}
          />
        </div>
      </Panel>
    </div>
  );
}
