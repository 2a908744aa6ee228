import { FormattedMessage, useIntl } from 'react-intl';
import { Panel } from '../../../ui/panel/Panel.js';
import { stack } from '../../../ui/layout/layout.css.js';
import { sectionTitle } from '../../../ui/text/text.css.js';
import { Timeline } from '../../../ui/timeline/Timeline.js';
import { orderMessages } from '../shared/messages.js';
import { useStateLabels } from '../shared/OrderTimeline.js';
import { desktopOnly } from '../shared/shared.css.js';
import { messages } from './messages.js';

/** The steps after the form. Shown on desktop only: a phone has no room for them. */
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
              { id: 'made', state: 'next', title: formatMessage(orderMessages.toMake) },
              { id: 'pay', state: 'next', title: formatMessage(messages.howPay) },
              { id: 'seen', state: 'next', title: formatMessage(orderMessages.toSee) },
              { id: 'credited', state: 'next', title: formatMessage(orderMessages.toCredit) },
            ]}
          />
        </div>
      </Panel>
    </div>
  );
}
