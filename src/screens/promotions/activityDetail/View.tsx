import { FormattedMessage, useIntl } from 'react-intl';
import { path } from '../../../../machines/addresses.js';
import type { Activity } from '../../../../machines/promotions/promotions.machine.js';
import type { Problem } from '../../../../machines/vocabulary.js';
import { Button } from '../../../ui/button/Button.js';
import { KeyValues } from '../../../ui/key-values/KeyValues.js';
import * as layout from '../../../ui/layout/layout.css.js';
import { Panel } from '../../../ui/panel/Panel.js';
import { Picture } from '../../../ui/picture/Picture.js';
import { Loading, SkeletonRows } from '../../../ui/skeleton/Skeleton.js';
import { Failure } from '../../../ui/statement/Failure.js';
import { Becalmed } from '../../../ui/statement/pictures.js';
import { Statement } from '../../../ui/statement/Statement.js';
import { muted, sectionTitle, written } from '../../../ui/text/text.css.js';
import { useActivityTerms } from '../shared/terms.js';
import { Action } from './Action.js';
import * as css from './activityDetail.css.js';
import { messages } from './messages.js';
import type { Step } from './selectors.js';

export type ActivityDetailViewProps = {
  step: Step;
  activity: Activity | null;
  problem: Problem | null;
  /** ms since the epoch; null until it is known. */
  at: number | null;
  onJoin: () => void;
  onClaim: () => void;
  onRetry: () => void;
  onAbandon: () => void;
};

export function ActivityDetailView({ activity, ...props }: ActivityDetailViewProps) {
  const { step, onRetry } = props;
  const { formatMessage } = useIntl();
  if (step === 'unavailable')
    return (
      <Failure
        heading={formatMessage(messages.unavailable)}
        retry={<FormattedMessage {...messages.retry} />}
        onRetry={onRetry}
      >
        <FormattedMessage {...messages.unavailableText} />
      </Failure>
    );
  if (step === 'missing')
    return (
      <Statement
        picture={<Becalmed />}
        role="alert"
        heading={formatMessage(messages.missing)}
        action={
          <Button href={path.privilege}>
            <FormattedMessage {...messages.toPromotions} />
          </Button>
        }
        quiet={
          <Button variant="ghost" onPress={onRetry}>
            <FormattedMessage {...messages.retry} />
          </Button>
        }
      >
        <FormattedMessage {...messages.missingText} />
      </Statement>
    );
  if (step === 'shape')
    return (
      <Loading label={formatMessage(messages.loading)}>
        <SkeletonRows count={5} />
      </Loading>
    );
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
