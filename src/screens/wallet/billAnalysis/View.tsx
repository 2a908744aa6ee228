import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { BillAnalysis } from '../../../../machines/wallet/analysis.js';
import { calendarDaysGlyph } from '../../../ui/icon/glyphs/calendar-days.js';
import { stack } from '../../../ui/layout/layout.css.js';
import { RetryNote } from '../../../ui/note/RetryNote.js';
import { Panel } from '../../../ui/panel/Panel.js';
import { Loading, SkeletonRows } from '../../../ui/skeleton/Skeleton.js';
import { Failure } from '../../../ui/statement/Failure.js';
import { Receipt } from '../../../ui/statement/Receipt.js';
import { Statement } from '../../../ui/statement/Statement.js';
import { Charts } from './Charts.js';
import { messages } from './messages.js';
import type { Stage } from './selectors.js';
import { Sums } from './Sums.js';

export type BillAnalysisViewProps = {
  stage: Stage;
  isAlone: boolean;
  analysis: BillAnalysis | null;
  before: BillAnalysis | null;
  offset: number;
  onRetry: () => void;
};

export function BillAnalysisView(props: BillAnalysisViewProps): ReactNode {
  const { stage, analysis, onRetry } = props;
  const { formatMessage } = useIntl();
  switch (stage) {
    case 'editing':
      return (
        <Panel>
          <Statement glyph={calendarDaysGlyph} heading={formatMessage(messages.asking)}>
            <FormattedMessage {...messages.askingText} />
          </Statement>
        </Panel>
      );
    case 'empty':
      return (
        <Panel>
          <Statement picture={<Receipt />} heading={formatMessage(messages.empty)}>
            <FormattedMessage {...messages.emptyText} />
          </Statement>
        </Panel>
      );
    case 'unavailable':
      return (
        <Panel>
          <Failure
            heading={formatMessage(messages.failed)}
            retry={<FormattedMessage {...messages.retry} />}
            variant="soft"
            onRetry={onRetry}
          >
            <FormattedMessage {...messages.failedText} />
          </Failure>
        </Panel>
      );
    default:
      return stage === 'shown' && analysis ? (
        <Shown {...props} analysis={analysis} />
      ) : (
        <Loading label={formatMessage(messages.loading)}>
          <SkeletonRows count={6} />
        </Loading>
      );
  }
}

const Shown = ({ analysis, before, isAlone, offset, onRetry }: BillAnalysisViewProps & { analysis: BillAnalysis }) => (
  <div className={stack[16]}>
    <Sums analysis={analysis} before={before} />
    {isAlone ? (
      <RetryNote tone="quiet" retry={<FormattedMessage {...messages.retry} />} onRetry={onRetry}>
        <FormattedMessage {...messages.alone} />
      </RetryNote>
    ) : null}
    <Charts analysis={analysis} offset={offset} />
  </div>
);
