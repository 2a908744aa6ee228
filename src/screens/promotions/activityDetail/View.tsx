import { useIntl } from 'react-intl';
import type { Activity } from '../../../../machines/promotions/promotions.machine.js';
import type { Problem } from '../../../../machines/vocabulary.js';
import { KeyValues } from '../../../ui/key-values/KeyValues.js';
import * as layout from '../../../ui/layout/layout.css.js';
import { Panel } from '../../../ui/panel/Panel.js';
import { Picture } from '../../../ui/picture/Picture.js';
import type { WriteView } from '../../../ui/statement/useKeyedWrite.js';
import { muted, sectionTitle, written } from '../../../ui/text/text.css.js';
import { PageFallback } from '../shared/PageFallback.js';
import { useActivityTerms } from '../shared/terms.js';
import { Action } from './Action.js';
import * as css from './activityDetail.css.js';
import { messages } from './messages.js';
import type { Step } from './selectors.js';

export type ActivityDetailViewProps = {
  step: Step;
  sent: WriteView;
  activity: Activity | null;
  problem: Problem | null;
  /** By the server's clock, in ms since the epoch. */
  at: number;
  onJoin: () => void;
  onClaim: () => void;
  onRetry: () => void;
};

export function ActivityDetailView({ activity, ...props }: ActivityDetailViewProps) {
  const { step, onRetry } = props;
  const { formatMessage } = useIntl();
  if (step === 'unavailable' || step === 'missing' || step === 'shape')
    return <PageFallback panel={step} texts={messages} list="promotions" onRetry={onRetry} />;
  return (
    <div className={layout.detailAndAction}>
      {activity === null ? null : <Terms activity={activity} />}
      <Panel aria-label={formatMessage(messages.yours)}>
        <Action activity={activity} {...props} />
      </Panel>
    </div>
  );
}

/** The text is a person's own words and shown as text: markup in it stays markup. */
function Terms({ activity }: { activity: Activity }) {
  const { formatMessage } = useIntl();
  const termsOf = useActivityTerms();
  return (
    <Panel aria-labelledby="terms">
      <div className={layout.stack[16]}>
        <div className={css.art}>
          <Picture art={activity.art} kind="banner" sizes="(min-width: 1200px) 600px, 92vw" isFirst />
        </div>
        <p className={muted}>{activity.summary}</p>
        <h2 id="terms" className={sectionTitle}>
          {formatMessage(messages.terms)}
        </h2>
        <KeyValues pairs={termsOf(activity)} />
        <p className={written}>{activity.content}</p>
      </div>
    </Panel>
  );
}
