import { FormattedMessage, useIntl } from 'react-intl';
import { stack } from '../../../ui/layout/layout.css.js';
import { Panel } from '../../../ui/panel/Panel.js';
import { sectionTitle } from '../../../ui/text/text.css.js';
import { Timeline } from '../../../ui/timeline/Timeline.js';
import { reviewSteps } from '../shared/messages.js';
import { useStateLabels } from '../shared/OrderTimeline.js';
import { desktopOnly } from '../shared/shared.css.js';
import { messages } from './messages.js';

/** What happens after the form. Shown on desktop only: a phone has no room for it. */
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
              { id: 'applied', state: 'next', title: formatMessage(reviewSteps.applied) },
              { id: 'review', state: 'next', title: formatMessage(reviewSteps.review) },
              {
                id: 'payout',
                state: 'next',
                title: formatMessage(reviewSteps.payout),
                reason: formatMessage(messages.when),
              },
            ]}
          />
        </div>
      </Panel>
    </div>
  );
}
