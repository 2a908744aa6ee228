import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { stack } from '../../../ui/layout/layout.css.js';
import { Panel } from '../../../ui/panel/Panel.js';
import { sectionTitle } from '../../../ui/text/text.css.js';
import { Timeline } from '../../../ui/timeline/Timeline.js';
import { messages } from './messages.js';
import { useStateLabels } from './OrderTimeline.js';
import { desktopOnly } from './shared.css.js';

type Step = { title: MessageDescriptor; reason?: MessageDescriptor };

/** The steps after a form. Shown on desktop only: a phone has no room for them. */
export function NextSteps({ steps }: { steps: readonly Step[] }) {
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
            steps={steps.map(({ title, reason }) => ({
              id: formatMessage(title),
              state: 'next',
              title: formatMessage(title),
              reason: reason && formatMessage(reason),
            }))}
          />
        </div>
      </Panel>
    </div>
  );
}
